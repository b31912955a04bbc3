import type { Stage } from "@/server/local-pipeline";
import { bar, redraw } from "../terminal/bar";
import type { Terminal } from "../terminal/terminal";

const WORD: Record<Stage, string> = { read: "Reading", find: "Finding", score: "Scoring", print: "Printing" };

/** One bar a stage on stderr: redrawn in place on a terminal, one line a stage elsewhere. */
export function progressBars(terminal: Terminal): (stage: Stage, done: number, total: number, sentence: string) => void {
  let current: Stage | null = null;
  return (stage, done, total, sentence) => {
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const line = `${WORD[stage].padEnd(9)} ${bar(share)} ${sentence}`;
    if (terminal.screen) {
      if (current !== null && current !== stage) terminal.err("\n");
      terminal.err(redraw(line, terminal.columns));
      if (stage === "print" && share === 1) terminal.err("\n");
    } else if (share === 1) terminal.err(`${line}\n`);
    current = stage;
  };
}
