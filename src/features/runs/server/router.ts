import { procedure, router } from "@/trpc/init";
import { decideFlagInput, listRunsInput, scorecardInput } from "../contract";
import { decideFlag } from "./decide-flag";
import { getScorecard } from "./get-scorecard";
import { listRuns } from "./list-runs";

export const runsRouter = router({
  scorecard: procedure.input(scorecardInput).query(({ ctx, input }) => getScorecard(ctx, input)),
  list: procedure.input(listRunsInput).query(({ ctx, input }) => listRuns(ctx, input)),
  decideFlag: procedure.input(decideFlagInput).mutation(({ ctx, input }) => decideFlag(ctx, input)),
});
