import { byId, procedure, router } from "@/trpc/init";
import { createAssessmentInput, listAssessmentsInput, setConditionsInput, startRunInput, updateAssessmentInput } from "../contract";
import { archiveAssessment, restoreAssessment } from "./archive-assessment";
import { createAssessment } from "./create-assessment";
import { getAssessment } from "./get-assessment";
import { listAssessments } from "./list-assessments";
import { setConditions } from "./set-conditions";
import { startRun } from "./start-run";
import { updateAssessment } from "./update-assessment";

export const assessmentsRouter = router({
  list: procedure.input(listAssessmentsInput).query(({ ctx, input }) => listAssessments(ctx, input)),
  get: procedure.input(byId).query(({ ctx, input }) => getAssessment(ctx, input)),
  create: procedure.input(createAssessmentInput).mutation(({ ctx, input }) => createAssessment(ctx, input)),
  update: procedure.input(updateAssessmentInput).mutation(({ ctx, input }) => updateAssessment(ctx, input)),
  setConditions: procedure.input(setConditionsInput).mutation(({ ctx, input }) => setConditions(ctx, input)),
  archive: procedure.input(byId).mutation(({ ctx, input }) => archiveAssessment(ctx, input)),
  restore: procedure.input(byId).mutation(({ ctx, input }) => restoreAssessment(ctx, input)),
  start: procedure.input(startRunInput).mutation(({ ctx, input }) => startRun(ctx, input)),
});
