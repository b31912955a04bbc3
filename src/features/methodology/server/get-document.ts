import { methodology } from "@/domain/risk/methodology";
import { signedIn } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";

/** The whole method as sections, from the same data that scores. */
export async function getMethodology(ctx: AppContext): Promise<ReturnType<typeof methodology>> {
  signedIn(ctx);
  return methodology(ctx.ports.rubric);
}
