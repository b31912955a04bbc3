import { createHash } from "node:crypto";
import type { ReadDocument, ReadFailureCode } from "@/domain/documents/document";
import { readFailureAdvice } from "@/domain/documents/read-advice";
import type { Gap } from "@/domain/gaps/gap";
import { listGaps } from "@/domain/gaps/list-gaps";
import type { Analyst, AnalystReply } from "@/domain/ports/analyst";
import type { DocumentReader } from "@/domain/ports/document-reader";
import type { RenderedReport, ReportRenderer } from "@/domain/ports/report-renderer";
import { valueWords } from "@/domain/quantities/value-words";
import { buildReport } from "@/domain/report/build-report";
import { reportSources } from "@/domain/report/report-sources";
import { assess, type AssessInput } from "@/domain/risk/assess";
import type { Assessed } from "@/domain/risk/assessed";
import type { FindingValue } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { en } from "@/features/reports/labels/en";

export interface LocalPorts {
  reader: DocumentReader;
  analyst: Analyst;
  reports: ReportRenderer;
  rubric: Rubric;
}

export interface LocalFile {
  name: string;
  bytes: Uint8Array;
}

export interface LocalDocument {
  id: string;
  name: string;
  bytes: number;
  sha256: string;
  /** null when it could not be read. */
  read: ReadDocument | null;
  failure: { code: ReadFailureCode | "DUPLICATE"; sentence: string; advice: string; page: number | null } | null;
}

export type Stage = "read" | "find" | "score" | "print";
export interface LocalOptions {
  /** Assessment date, yyyy-mm-dd. */
  asOf: string;
  ocr: boolean;
  firm: string | null;
  onProgress?: (stage: Stage, done: number, total: number, sentence: string) => void;
  signal?: AbortSignal;
}

export interface LocalResult {
  firm: string;
  documents: LocalDocument[];
  reply: AnalystReply;
  input: AssessInput;
  assessed: Assessed;
  gaps: Gap[];
  report: RenderedReport;
}

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** The whole chain in one process without a server or database: the same ports and the same domain as the jobs. */
export async function assessLocally(ports: LocalPorts, files: LocalFile[], options: LocalOptions): Promise<LocalResult> {
  const tell = options.onProgress ?? (() => undefined);
  const documents = await readAll(ports, files, options);
  const readable = documents.flatMap(({ id, name, read }) => (read ? [{ id, name, language: read.language, pages: read.pages }] : []));

  tell("find", 0, 1, "Finding what the documents say and leave out");
  const reply = await ports.analyst.analyse({ rubric: ports.rubric, documents: readable, asOf: options.asOf, signal: options.signal });
  const { verified, dropped } = verifyFindings(reply.findings, readable);
  tell("find", 1, 1, `${verified.length} quotations stand, ${dropped.length} dropped`);

  tell("score", 0, 1, "Scoring seven categories");
  const input: AssessInput = {
    rubric: ports.rubric, findings: verified, dropped: dropped.length, appraisals: reply.appraisals, answers: [], conditions: {}, flagDecisions: [], asOf: options.asOf,
  };
  const assessed = assess(input);
  const gaps = listGaps({ ...input, assessed });
  tell("score", 1, 1, "Scored");

  const firm = options.firm ?? reply.appraisals.find((appraisal) => appraisal.firm)?.firm ?? files[0]?.name.replace(/\.[^.]+$/, "") ?? "Unnamed firm";
  tell("print", 0, 1, "Setting the report");
  const report = await ports.reports.render(reportOf(ports, { firm, documents, reply, assessed, gaps }, options), options.signal);
  tell("print", 1, 1, `${report.pages} pages`);
  return { firm, documents, reply, input, assessed, gaps, report };
}

const countryCode = (value: FindingValue | undefined): string | null =>
  value?.kind === "choice" ? value.choice.toUpperCase() : value?.kind === "text" ? value.text.toUpperCase() : null;

async function readAll({ reader, analyst }: LocalPorts, files: LocalFile[], options: LocalOptions): Promise<LocalDocument[]> {
  const seen = new Map<string, string>();
  const documents: LocalDocument[] = [];
  for (const [index, file] of files.entries()) {
    const place = (page: string): string => `${file.name}: ${page}`;
    options.onProgress?.("read", index, files.length, place("opening"));
    const hash = sha256(file.bytes);
    const base = { id: hash.slice(0, 32), name: file.name, bytes: file.bytes.length, sha256: hash };
    const twin = seen.get(hash);
    if (twin !== undefined) {
      documents.push({ ...base, read: null, failure: { code: "DUPLICATE", sentence: `The same file as "${twin}".`, advice: "It is counted once.", page: null } });
      continue;
    }
    seen.set(hash, file.name);
    const outcome = await reader.read({
      ...file,
      ocr: options.ocr,
      signal: options.signal,
      onText: analyst.readAhead?.(options.asOf),
      onProgress: ({ page, total }) => options.onProgress?.("read", index + (total ? page / total : 0), files.length, place(`page ${page}${total ? ` of ${total}` : ""}`)),
    });
    documents.push(outcome.ok
      ? { ...base, read: outcome.document, failure: null }
      : { ...base, read: null, failure: { code: outcome.code, ...readFailureAdvice(outcome.code, outcome.detail), page: outcome.page } });
  }
  options.onProgress?.("read", files.length, files.length, "read");
  return documents;
}

/** Nobody filled in a form here: the firm's particulars are what its papers say. */
function profileOf({ firm, assessed: { facts } }: Made) {
  const valueOf = (key: string): FindingValue | undefined => facts.find((fact) => fact.dataPoint === key)?.value;
  const form = valueOf("enterprise_type");
  const [currency, ...others] = new Set(facts.flatMap((fact) => fact.currency ?? []));
  return {
    name: firm, country: countryCode(valueOf("country_of_operation")), sector: null,
    enterpriseType: form ? valueWords(form, null, null) : null, currency: others.length === 0 ? (currency ?? null) : null,
  };
}

type Made = Pick<LocalResult, "firm" | "documents" | "reply" | "assessed" | "gaps">;

function reportOf(ports: LocalPorts, made: Made, options: LocalOptions) {
  const files = made.documents.filter((document) => document.failure?.code !== "DUPLICATE").map(({ id, name, sha256: hash, read, failure }) => ({
    id, name, sha256: hash, format: read?.format ?? null, pages: read?.pages.length ?? 0, language: read?.language ?? null, problem: failure?.sentence ?? null,
  }));
  // The run is named by its inputs, so the same files on the same date print the same bytes.
  const runId = sha256(`${options.asOf} ${made.documents.map((document) => document.sha256).join(" ")} ${ports.rubric.hash}`).slice(0, 32);
  return buildReport({
    assessed: made.assessed, gaps: made.gaps, rubric: ports.rubric,
    firm: profileOf(made),
    documents: reportSources(ports.rubric, made.reply.appraisals, files), analyst: ports.analyst.identity, secondOpinion: null, inWords: null,
    run: { id: runId, number: 1, startedAt: `${options.asOf}T00:00:00.000Z` },
    preparedBy: "risk assess", issuedAt: `${options.asOf}T00:00:00.000Z`, labels: en, locale: "en", sha256,
  });
}
