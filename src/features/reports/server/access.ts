import { ownerScope } from "@/features/assessments/server";
import { notFound } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { findReport } from "./store";

/** The report, if this person may read it; a foreign one is a 404. */
export async function requireReport(ctx: AppContext, id: string) {
  const actor = authorize(ctx, "report.download");
  const report = await findReport(ctx.db, id, ownerScope(actor));
  if (!report) throw notFound("report");
  return report;
}
