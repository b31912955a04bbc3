import { createHash, type Hash } from "node:crypto";
import { readPages } from "@/features/documents/server";
import { requireAssessment } from "@/features/assessments/server";
import { conflict } from "@/domain/errors";
import type { AnalystDocument, AnalystFirm, Identification } from "@/domain/ports/analyst";
import type { DroppedFinding } from "@/domain/risk/finding";
import type { AppContext } from "@/kernel/context";
import { findRun, type RunRecord } from "./store";
import { findIdentities, type KeptIdentity } from "./store-identities";

export interface Ground {
  run: RunRecord;
  documents: AnalystDocument[];
  firm: AnalystFirm;
  /** What a model has said the documents are; absent = none was asked. */
  identified?: Identification[];
  /** Its claims that no quotation bears out. */
  unidentified: DroppedFinding[];
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
  for (const document of documents) {
    hash.update(`\0${document.id}`);
    addPages(hash, document);
  }
  const known = await findIdentities(ctx.db, runId);
  const identified = ofDocuments(documents, known);
  // The grade of what is found rests on it; a run that was not asked has the hash it always had.
  if (identified.length > 0) hash.update(JSON.stringify(identified));
  return {
    run, documents, firm: firmOf(assessment), hash: hash.digest("hex"),
    ...(identified.length > 0 && { identified }), unidentified: known.flatMap(({ account }) => account.dropped),
  };
}

function addPages(hash: Hash, { pages }: AnalystDocument): void {
  for (const { index, text } of pages) hash.update(`\0${index}\0`).update(text);
}

/** The document's words, whatever it is called and whenever it was uploaded. */
export function contentHash(document: AnalystDocument): string {
  const hash = createHash("sha256");
  addPages(hash, document);
  return hash.digest("hex");
}

/** What was said of the same words, of the documents as they are called now. */
export function ofDocuments(documents: readonly AnalystDocument[], known: readonly KeptIdentity[]): Identification[] {
  if (known.length === 0) return [];
  return documents.flatMap((document) => {
    const content = contentHash(document);
    return known.filter((each) => each.content === content).map(({ said }) => ({ ...said, documentId: document.id }));
  });
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
