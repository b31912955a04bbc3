import { procedure, router } from "@/trpc/init";
import { addCaseInput, caseInput, changeSetInput, createSetInput, evaluationInput, listSetsInput, runSetInput, saveCaseInput, setInput, versionStandingInput } from "../contract";
import { addCase } from "./add-case";
import { getEvaluation, getSet } from "./get-set";
import { runSet } from "./run-set";
import { removeCase, saveCase } from "./save-case";
import { changeSet, createSet, listSets } from "./sets";
import { versionStanding } from "./version-standing";

export const evaluationsRouter = router({
  list: procedure.input(listSetsInput).query(({ ctx, input }) => listSets(ctx, input)),
  get: procedure.input(setInput).query(({ ctx, input }) => getSet(ctx, input)),
  result: procedure.input(evaluationInput).query(({ ctx, input }) => getEvaluation(ctx, input)),
  standing: procedure.input(versionStandingInput).query(({ ctx, input }) => versionStanding(ctx, input)),
  create: procedure.input(createSetInput).mutation(({ ctx, input }) => createSet(ctx, input)),
  change: procedure.input(changeSetInput).mutation(({ ctx, input }) => changeSet(ctx, input)),
  addCase: procedure.input(addCaseInput).mutation(({ ctx, input }) => addCase(ctx, input)),
  saveCase: procedure.input(saveCaseInput).mutation(({ ctx, input }) => saveCase(ctx, input)),
  removeCase: procedure.input(caseInput).mutation(({ ctx, input }) => removeCase(ctx, input)),
  run: procedure.input(runSetInput).mutation(({ ctx, input }) => runSet(ctx, input)),
});
