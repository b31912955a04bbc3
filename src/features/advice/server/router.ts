import { procedure, router } from "@/trpc/init";
import { adviceSubject } from "../contract";
import { askAdvice } from "./ask-advice";
import { getAdvice } from "./get-advice";

export const adviceRouter = router({
  get: procedure.input(adviceSubject).query(({ ctx, input }) => getAdvice(ctx, input)),
  ask: procedure.input(adviceSubject).mutation(({ ctx, input }) => askAdvice(ctx, input)),
});
