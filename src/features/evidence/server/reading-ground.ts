import { createHash } from "node:crypto";
import { readPages } from "@/features/documents/server";
import { requireAssessment } from "@/features/assessments/server";
import { conflict } from "@/domain/errors";
import type { AnalystDocument, AnalystFirm } from "@/domain/ports/analyst";
import type { AppContext } from "@/kernel/context";
import { findRun, type RunRecord } from "./store";

export interface Ground {
  run: RunRecord;
  documents: AnalystDocument[];
  firm: AnalystFirm;
  /** Changes when a document, the rubric, the day or the analyst does; readings of another ground are not used. */
  hash: string;
}

/** What a run's findings are read from. */
export async function readingGround(ctx: AppContext, runId: string): Promise<Ground> {
  const run = await findRun(ctx.db, runId);
  if (!run) throw conflict("This run no longer exists.");
  const { assessment } = await requireAssessment(ctx, run.assessmentId, "assessment.read");
  const documents = await readPages(ctx, run.assessmentId);
  const { name, version } = ctx.ports.analyst.identity;
  const hash = createHash("sha256").update(JSON.stringify([ctx.ports.rubric.hash, run.asOf, name, version]));
  for (const { id, pages } of documents) {
    hash.update(`\0${id}`);
    for (const { index, text } of pages) hash.update(`\0${index}\0`).update(text);
  }
  return { run, documents, firm: firmOf(assessment), hash: hash.digest("hex") };
}

interface Told {
  firm: string;
  sector: string | null;
  country: string | null;
  currency: string | null;
  enterpriseType: string | null;
}

/** The firm as an analyst is told of it. */
export function firmOf({ firm, sector, country, currency, enterpriseType }: Told): AnalystFirm {
  const named = /^[a-z]{2}$/i.test(country ?? "") ? new Intl.DisplayNames(["en"], { type: "region" }).of((country ?? "").toUpperCase()) : country;
  return { name: firm, sector: sector ?? "", country: named ?? "", currency: currency ?? "", type: enterpriseType ?? "" };
}
