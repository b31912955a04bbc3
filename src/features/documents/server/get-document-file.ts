import type { AppContext } from "@/kernel/context";
import { requireDocument } from "./access";

/** The file as it was uploaded. */
export async function getDocumentFile(ctx: AppContext, input: { id: string }): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { document } = await requireDocument(ctx, input.id, "assessment.read");
  return { bytes: await ctx.ports.storage.get(document.storageKey), fileName: document.name };
}
