import type { Finding } from "@/domain/risk/finding";
import type { LevelId } from "@/domain/risk/rubric";
import type { JudgementRow } from "./tables";

export interface LevelCounts {
  /** Labelled judgements that got a level. */
  found: number;
  /** Of these: the labelled level. */
  agree: number;
  /** One level more cautious than labelled. */
  withinOne: number;
  /** Better than labelled, or worse by more than one. */
  wrong: number;
  total: number;
  /** Judgements nothing in the paper speaks to, and those rightly left open. */
  none: { right: number; total: number };
}

export interface LevelVerdict {
  indicator: string;
  verdict: "agree" | "withinOne" | "wrong" | "missed" | "right" | "false-claim";
  labelled: string[];
  said: { level: string; quote: string } | null;
}

const ORDER: readonly LevelId[] = ["LOW", "MODERATE", "HIGH", "CRITICAL"];
const rank = (level: string): number => ORDER.findIndex((each) => each === level);

/** What a file was said to be on each labelled judgement. Of several levels the worst counts, as in the scoring on a tie. */
export function judgeLevels(rows: readonly JudgementRow[], findings: readonly Finding[]): LevelVerdict[] {
  return [...new Set(rows.map((row) => row.indicator))].map((indicator) => {
    const labelled = rows.filter((row) => row.indicator === indicator).map((row) => row.level);
    const [worst] = findings.filter(({ subject }) => subject.kind === "indicator" && subject.id === indicator && subject.component === "judgement")
      .sort((a, b) => rank(b.level ?? "") - rank(a.level ?? ""));
    const said = worst?.level ? { level: worst.level, quote: worst.quote } : null;
    return { indicator, verdict: verdictOf(labelled, said?.level ?? null), labelled, said };
  });
}

function verdictOf(labelled: readonly string[], said: string | null): LevelVerdict["verdict"] {
  if (labelled.every((level) => level === "NONE")) return said === null ? "right" : "false-claim";
  if (said === null) return "missed";
  const off = labelled.filter((level) => level !== "NONE").map((level) => rank(said) - rank(level));
  return off.includes(0) ? "agree" : off.includes(1) ? "withinOne" : "wrong";
}

export function countLevels(verdicts: readonly LevelVerdict[]): LevelCounts {
  const count = (...kinds: LevelVerdict["verdict"][]): number => verdicts.filter(({ verdict }) => kinds.includes(verdict)).length;
  return {
    found: count("agree", "withinOne", "wrong"), agree: count("agree"), withinOne: count("withinOne"), wrong: count("wrong"), total: count("agree", "withinOne", "wrong", "missed"),
    none: { right: count("right"), total: count("right", "false-claim") },
  };
}
