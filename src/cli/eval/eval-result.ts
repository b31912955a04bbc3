import type { FactVerdict } from "./judge-file";
import { countLevels, type LevelCounts, type LevelVerdict } from "./judge-levels";

export interface FileResult {
  file: string;
  /** Differences from expected.tsv; empty = as expected; null when the table has no row for it. */
  problems: string[] | null;
  facts: { found: number; wrong: number; missed: number; total: number };
  /** Facts that no data point of the rubric fits; outside the bars. */
  otherFacts: { found: number; total: number };
  absent: { right: number; total: number };
  quotations: { verified: number; total: number };
  stable: boolean;
  seconds: number;
  /** Labelled judgements of this file; empty without judgements.tsv. */
  levels: LevelVerdict[];
  details: { id: string; key: string; verdict: string; value: string; reported: string[] }[];
}

export interface EvalResult {
  files: { asExpected: number; total: number };
  facts: { found: number; wrong: number; missed: number; total: number };
  absent: { right: number; total: number };
  quotations: { verified: number; total: number };
  stability: { equal: number; total: number };
  /** Only where the folder has judgements.tsv. */
  judgements?: LevelCounts;
  seconds: number;
  ocr: boolean;
  perFile: FileResult[];
}

/** Counts of one file's verdicts. Facts with a data point and those without are told apart. */
export function countVerdicts(verdicts: readonly FactVerdict[]): Pick<FileResult, "facts" | "otherFacts" | "absent"> {
  const count = (test: (verdict: FactVerdict) => boolean): number => verdicts.filter(test).length;
  const keyed = (verdict: FactVerdict): boolean => verdict.fact.key !== "-" && verdict.fact.kind !== "not_stated";
  const other = (verdict: FactVerdict): boolean => verdict.fact.key === "-" && verdict.fact.kind !== "not_stated";
  const absent = (verdict: FactVerdict): boolean => verdict.fact.kind === "not_stated";
  return {
    facts: {
      found: count((v) => keyed(v) && v.verdict === "found"), wrong: count((v) => keyed(v) && v.verdict === "wrong"),
      missed: count((v) => keyed(v) && v.verdict === "missed"), total: count(keyed),
    },
    otherFacts: { found: count((v) => other(v) && v.verdict === "found"), total: count(other) },
    absent: { right: count((v) => absent(v) && v.verdict === "right"), total: count(absent) },
  };
}

/** The whole run, worst file first. */
export function sumUp(perFile: readonly FileResult[], seconds: number, ocr: boolean): EvalResult {
  const sum = (pick: (file: FileResult) => number): number => perFile.reduce((total, file) => total + pick(file), 0);
  const expected = perFile.filter((file) => file.problems !== null);
  const badness = (file: FileResult): number => (file.problems?.length ?? 0) * 100 + (file.facts.wrong * 3 + file.facts.missed + (file.absent.total - file.absent.right) * 3);
  return {
    files: { asExpected: expected.filter((file) => file.problems?.length === 0).length, total: expected.length },
    facts: { found: sum((f) => f.facts.found), wrong: sum((f) => f.facts.wrong), missed: sum((f) => f.facts.missed), total: sum((f) => f.facts.total) },
    absent: { right: sum((f) => f.absent.right), total: sum((f) => f.absent.total) },
    quotations: { verified: sum((f) => f.quotations.verified), total: sum((f) => f.quotations.total) },
    stability: { equal: perFile.filter((file) => file.stable).length, total: perFile.length },
    ...(perFile.some((file) => file.levels.length > 0) ? { judgements: countLevels(perFile.flatMap((file) => file.levels)) } : {}),
    seconds: Math.round(seconds * 10) / 10,
    ocr,
    perFile: [...perFile].sort((a, b) => badness(b) - badness(a) || (a.file < b.file ? -1 : 1)),
  };
}
