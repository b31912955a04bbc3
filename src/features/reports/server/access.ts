import { ownerScope } from "@/features/assessments/server";
import { notFound } from "@/domain/errors";
import { isRowId } from "@/domain/row-id";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { findReport } from "./store";

/** The report, if this person may read it; a foreign one is a 404. */
export async function requireReport(ctx: AppContext, id: string) {
  const actor = authorize(ctx, "report.download");
  const report = isRowId(id) ? await findReport(ctx.db, id, ownerScope(actor)) : null;
  if (!report) throw notFound("report");
  return report;
}
