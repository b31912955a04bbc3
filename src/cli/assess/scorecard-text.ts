import type { Figures } from "@/domain/risk/assessed";
import type { Rubric } from "@/domain/risk/rubric";
import type { LocalResult } from "@/server/local-pipeline";

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Level, score, range and coverage together: a score never stands alone. */
function figuresText(rubric: Rubric, figures: Figures): string {
  const band = rubric.bands.find((candidate) => candidate.id === figures.level);
  const level = figures.evidenced === null ? "No evidence" : (band?.name.en ?? rubric.scoring.insufficientLabel.en);
  const score = figures.evidenced === null ? "–" : String(figures.evidenced);
  return `${level.padEnd(22)} ${score.padStart(3)}   ${`${figures.low} to ${figures.high}`.padEnd(9)} ${percent(figures.coverage).padStart(6)}`;
}

/** What a person reads in the terminal. */
export function scorecardText(result: LocalResult, rubric: Rubric, made: { pdf: string | null }): string {
  const { assessed } = result;
  const lines = [
    "", result.firm, "No language model used. Rules analyst 1.0, rubric " + rubric.version, "",
    ...result.documents.map(({ name, read, failure }) =>
      failure ? `  ✗ ${name}: ${failure.sentence} ${failure.advice}` : `  ✓ ${name}: ${read?.pages.length ?? 0} pages`),
    "", `${" ".repeat(30)}${"Level".padEnd(22)} Score Range     Coverage`,
    ...assessed.categories.map((category) => `  ${nameOf(rubric, category.id).padEnd(28)}${figuresText(rubric, category)}`),
    `  ${"Overall".padEnd(28)}${figuresText(rubric, assessed.overall)}`, "",
    ...flagLines(result, rubric), ...gapLines(result, rubric),
    `Quotations checked: ${assessed.quotations.verified} stand on their page, ${assessed.quotations.dropped} dropped.`,
    ...(made.pdf ? [`Report: ${made.pdf}`] : ["Add --out DIR to write the report."]), "",
  ];
  return lines.join("\n");
}

const nameOf = (rubric: Rubric, id: string): string => rubric.categories.find((category) => category.id === id)?.name.en ?? id;

function flagLines({ assessed }: LocalResult, rubric: Rubric): string[] {
  if (assessed.flags.length === 0) return [];
  const label = (id: string): string => rubric.hardFlags.find((flag) => flag.id === id)?.label ?? id;
  return ["Flags a person must confirm or dismiss:", ...assessed.flags.map((flag) => `  ! ${label(flag.id)}: ${flag.because}`), ""];
}

/** How many gaps a terminal shows; the JSON and the report hold all. */
const SHOWN = 10;

function gapLines({ gaps }: LocalResult, rubric: Rubric): string[] {
  const open = gaps.filter((gap) => gap.status !== "VERIFIED" && gap.status !== "NOT_APPLICABLE");
  if (open.length === 0) return [];
  const label = (key: string): string => rubric.dataPoints.find((point) => point.key === key)?.label ?? key;
  return [
    `${open.length} gaps are open; answer these first:`,
    ...open.slice(0, SHOWN).map((gap) => `  ${gap.status.toLowerCase().padEnd(12)} ${label(gap.dataPoint)}${gap.mandatory ? " (mandatory)" : ""}`),
    "",
  ];
}
