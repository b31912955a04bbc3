import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadDocument, ReadOutcome } from "@/domain/documents/document";
import type { Analyst } from "@/domain/ports/analyst";
import type { Finding, VerifiedFinding } from "@/domain/risk/finding";
import type { Rubric } from "@/domain/risk/rubric";
import { verifyFindings } from "@/domain/risk/verify-findings";
import { checkExpected } from "./check-expected";
import { countVerdicts, sumUp, type EvalResult, type FileResult } from "./eval-result";
import { judgeFile } from "./judge-file";
import { judgeLevels } from "./judge-levels";
import type { CachedReader } from "./read-cached";
import { parseExpected, parseFacts, parseJudgements, type ExpectedRow, type FactRow, type JudgementRow } from "./tables";

export interface EvalPorts {
  reader: CachedReader;
  analyst: Analyst;
  rubric: Rubric;
}

export interface EvalOptions {
  ocr: boolean;
  asOf: string;
  onFile: (file: string, index: number, total: number) => void;
}

/** Runs the pipeline over a folder that holds expected.tsv and facts.tsv, each file twice, and judges what it says. */
export async function runEval(ports: EvalPorts, folder: string, options: EvalOptions): Promise<EvalResult> {
  const started = performance.now();
  const table = async (name: string): Promise<string> => readFile(join(folder, name), "utf8").catch(() => "");
  const expected = parseExpected(await table("expected.tsv"));
  const facts = parseFacts(await table("facts.tsv"));
  const judgements = parseJudgements(await table("judgements.tsv"));
  const files = [...new Set([...expected.map((row) => row.file), ...facts.map((fact) => fact.file)])];
  const perFile: FileResult[] = [];
  for (const [index, file] of files.entries()) {
    options.onFile(file, index, files.length);
    const rows: FileRows = { expected: expected.find((row) => row.file === file) ?? null, facts: facts.filter((fact) => fact.file === file), judgements: judgements.filter((row) => row.file === file) };
    perFile.push(await evalFile(ports, folder, file, rows, options));
  }
  return sumUp(perFile, (performance.now() - started) / 1000, options.ocr);
}

/** What the tables say of one file. */
interface FileRows {
  expected: ExpectedRow | null;
  facts: FactRow[];
  judgements: JudgementRow[];
}

async function evalFile(ports: EvalPorts, folder: string, file: string, { expected: row, facts, judgements }: FileRows, options: EvalOptions): Promise<FileResult> {
  const started = performance.now();
  const bytes = await readFile(join(folder, file));
  const name = file.slice(file.lastIndexOf("/") + 1);
  const first = await ports.reader.read(name, bytes, null);
  const pictures = first.ok && first.document.warnings.some((warning) => warning.code === "NEEDS_OCR");
  const recognised = options.ocr && pictures ? await ports.reader.read(name, bytes, row?.ocrLanguage ? [row.ocrLanguage] : []) : null;
  const second = await ports.reader.read(name, bytes, null);
  const analysed = await analyse(ports, name, recognised ?? first, options.asOf);
  const again = await analyse(ports, name, recognised ?? second, options.asOf);
  const verdicts = judgeFile(facts, analysed.verified, (page) => analysed.pages.get(page) ?? "");
  return {
    file,
    problems: row ? checkExpected(row, first, options.ocr ? (recognised ?? first) : null) : null,
    ...countVerdicts(verdicts),
    quotations: { verified: analysed.verified.length, total: analysed.proposed.length },
    stable: JSON.stringify(withoutTimes(first)) === JSON.stringify(withoutTimes(second)) && JSON.stringify(analysed.proposed) === JSON.stringify(again.proposed),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    levels: judgeLevels(judgements, analysed.verified),
    details: verdicts.map(({ fact, verdict, reported }) => ({ id: fact.id, key: fact.key, verdict, value: fact.value, reported: reported.map(told) })),
  };
}

const withoutTimes = (outcome: ReadOutcome): unknown => (outcome.ok ? outcome.document.pages : outcome.code);

interface Analysed {
  proposed: Finding[];
  verified: VerifiedFinding[];
  pages: Map<number, string>;
}

async function analyse(ports: EvalPorts, name: string, outcome: ReadOutcome, asOf: string): Promise<Analysed> {
  if (!outcome.ok) return { proposed: [], verified: [], pages: new Map() };
  const { pages, language }: ReadDocument = outcome.document;
  const document = { id: "document", name, language, pages };
  const { findings } = await ports.analyst.analyse({ rubric: ports.rubric, documents: [document], asOf });
  return { proposed: findings, verified: verifyFindings(findings, [document]).verified, pages: new Map(pages.map((page) => [page.index, page.text])) };
}

function told(finding: Finding): string {
  const { value } = finding;
  const said = !value ? "" : value.kind === "number" ? `${value.number}${value.high === null ? "" : `..${value.high}`} ${finding.currency ?? finding.unit ?? ""}` : value.kind === "date" ? value.date : value.kind === "choice" ? value.choice : value.kind === "boolean" ? String(value.yes) : value.text;
  return `p. ${finding.locator.page} ${said.slice(0, 120)}`;
}
