import { procedure, router } from "@/trpc/init";
import { createReportInput, listReportsInput } from "../contract";
import { createReport } from "./create-report";
import { listReports } from "./list-reports";

export const reportsRouter = router({
  list: procedure.input(listReportsInput).query(({ ctx, input }) => listReports(ctx, input)),
  create: procedure.input(createReportInput).mutation(({ ctx, input }) => createReport(ctx, input)),
});
