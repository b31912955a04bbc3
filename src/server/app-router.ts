import { accountRouter } from "@/features/account/server/router";
import { adviceRouter } from "@/features/advice/server/router";
import { assessmentsRouter } from "@/features/assessments/server/router";
import { documentsRouter } from "@/features/documents/server/router";
import { evaluationsRouter } from "@/features/evaluations/server/router";
import { gapsRouter } from "@/features/gaps/server/router";
import { jobsRouter } from "@/features/jobs/server/router";
import { methodologyRouter } from "@/features/methodology/server/router";
import { modelRouter } from "@/features/model/server/router";
import { promptsRouter } from "@/features/prompts/server/router";
import { recipesRouter } from "@/features/recipes/server/router";
import { reportsRouter } from "@/features/reports/server/router";
import { runsRouter } from "@/features/runs/server/router";
import { tokensRouter } from "@/features/tokens/server/router";
import { schedulesRouter } from "@/features/schedules/server/router";
import { webhooksRouter } from "@/features/webhooks/server/router";
import { createCallerFactory, router } from "@/trpc/init";

export const appRouter = router({
  account: accountRouter,
  advice: adviceRouter,
  assessments: assessmentsRouter,
  documents: documentsRouter,
  evaluations: evaluationsRouter,
  gaps: gapsRouter,
  jobs: jobsRouter,
  methodology: methodologyRouter,
  model: modelRouter,
  prompts: promptsRouter,
  recipes: recipesRouter,
  reports: reportsRouter,
  runs: runsRouter,
  schedules: schedulesRouter,
  webhooks: webhooksRouter,
  tokens: tokensRouter,
});

export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);
