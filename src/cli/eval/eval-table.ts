import type { EvalResult } from "./eval-result";
import type { LevelCounts } from "./judge-levels";

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

/** The run as a table to read, worst file first, with the bars of the issue beside the totals. */
export function evalTable(result: EvalResult, verbose: boolean): string {
  const lines = [`${"found".padStart(7)}${"wrong".padStart(7)}${"missed".padStart(8)}${"absent".padStart(9)}${"quotes".padStart(9)}${"s".padStart(7)}  file`];
  for (const file of result.perFile) {
    const { facts, absent, quotations } = file;
    lines.push(
      `${String(facts.found).padStart(7)}${String(facts.wrong).padStart(7)}${String(facts.missed).padStart(8)}${`${absent.right}/${absent.total}`.padStart(9)}` +
        `${`${quotations.verified}/${quotations.total}`.padStart(9)}${file.seconds.toFixed(1).padStart(7)}  ${file.file}${file.stable ? "" : "  NOT STABLE"}`,
    );
    for (const problem of file.problems ?? []) lines.push(`${" ".repeat(49)}${problem}`);
    if (verbose)
      for (const detail of file.details)
        if (!["found", "right"].includes(detail.verdict)) lines.push(`${" ".repeat(49)}${detail.verdict} ${detail.key} = ${detail.value}${detail.reported.map((said) => `\n${" ".repeat(52)}said: ${said}`).join("")}`);
    if (verbose)
      for (const { indicator, verdict, labelled, said } of file.levels)
        if (!["agree", "right"].includes(verdict)) lines.push(`${" ".repeat(49)}${verdict} ${indicator}: ${labelled.join(" or ")}${said ? `, said ${said.level}: ${said.quote.replace(/\s+/g, " ").slice(0, 120)}` : ""}`);
  }
  const { files, facts, absent, quotations, stability } = result;
  lines.push(
    "",
    `OCR ${result.ocr ? "on" : "off: scans give no text, so their facts count as missed"}; ${result.seconds} s`,
    `files as expected  ${files.asExpected}/${files.total}  ${percent(files.asExpected, files.total)}  (bar 100 %)`,
    `facts found        ${facts.found}/${facts.total}  ${percent(facts.found, facts.total)}  (bar ≥ 60 %)`,
    `facts wrong        ${facts.wrong}/${facts.total}  ${percent(facts.wrong, facts.total)}  (bar ≤ 5 %)`,
    `absent left open   ${absent.right}/${absent.total}  ${percent(absent.right, absent.total)}  (bar ≥ 85 %)`,
    `quotations         ${quotations.verified}/${quotations.total}  ${percent(quotations.verified, quotations.total)}  (bar 100 %)`,
    `stability          ${stability.equal}/${stability.total}  ${percent(stability.equal, stability.total)}  (bar 100 %)`,
    ...(result.judgements ? judgementLines(result.judgements) : []),
    "",
  );
  return lines.join("\n");
}

function judgementLines({ found, agree, withinOne, wrong, total, none }: LevelCounts): string[] {
  return [
    `judgements found   ${found}/${total}  ${percent(found, total)}`,
    `  exact ${agree}, one more cautious ${withinOne}, wrong ${wrong}  ${percent(agree + withinOne, found)} right or cautious  (bar ≥ 85 %)`,
    `  left open where nothing is said  ${none.right}/${none.total}  ${percent(none.right, none.total)}  (bar ≥ 95 %)`,
  ];
}
