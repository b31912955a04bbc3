import { procedure, router } from "@/trpc/init";
import { listCallsInput, probeModelInput, removePriceInput, setBudgetInput, setPriceInput } from "../contract";
import { getModelDesk } from "./get-model-desk";
import { listCalls } from "./list-calls";
import { probeModel } from "./probe-model";
import { removePrice } from "./remove-price";
import { setBudget } from "./set-budget";
import { setPrice } from "./set-price";

export const modelRouter = router({
  desk: procedure.query(({ ctx }) => getModelDesk(ctx)),
  calls: procedure.input(listCallsInput).query(({ ctx, input }) => listCalls(ctx, input)),
  setPrice: procedure.input(setPriceInput).mutation(({ ctx, input }) => setPrice(ctx, input)),
  removePrice: procedure.input(removePriceInput).mutation(({ ctx, input }) => removePrice(ctx, input)),
  setBudget: procedure.input(setBudgetInput).mutation(({ ctx, input }) => setBudget(ctx, input)),
  probe: procedure.input(probeModelInput).mutation(({ ctx, input }) => probeModel(ctx, input)),
});
