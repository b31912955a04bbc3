import { procedure, router } from "@/trpc/init";
import { decideFlagInput, listRunsInput, overrideIndicatorInput, previewOverrideInput, scorecardInput, withdrawInput } from "../contract";
import { decideFlag } from "./decide-flag";
import { getScorecard } from "./get-scorecard";
import { listRuns } from "./list-runs";
import { overrideIndicator } from "./override-indicator";
import { previewOverride } from "./preview-override";
import { withdrawDecision } from "./withdraw-decision";

export const runsRouter = router({
  scorecard: procedure.input(scorecardInput).query(({ ctx, input }) => getScorecard(ctx, input)),
  list: procedure.input(listRunsInput).query(({ ctx, input }) => listRuns(ctx, input)),
  decideFlag: procedure.input(decideFlagInput).mutation(({ ctx, input }) => decideFlag(ctx, input)),
  previewOverride: procedure.input(previewOverrideInput).query(({ ctx, input }) => previewOverride(ctx, input)),
  override: procedure.input(overrideIndicatorInput).mutation(({ ctx, input }) => overrideIndicator(ctx, input)),
  withdraw: procedure.input(withdrawInput).mutation(({ ctx, input }) => withdrawDecision(ctx, input)),
});
