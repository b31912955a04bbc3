import { procedure, router } from "@/trpc/init";
import { getMethodology } from "./get-document";
import { getNames } from "./get-names";

export const methodologyRouter = router({
  names: procedure.query(({ ctx }) => getNames(ctx)),
  document: procedure.query(({ ctx }) => getMethodology(ctx)),
});
