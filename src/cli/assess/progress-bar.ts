import type { Stage } from "@/server/local-pipeline";

const WORD: Record<Stage, string> = { read: "Reading", find: "Finding", score: "Scoring", print: "Printing" };
const WIDTH = 24;

/** One bar a stage on stderr: redrawn in place on a terminal, one line a stage elsewhere. */
export function progressBars(stream: NodeJS.WriteStream): (stage: Stage, done: number, total: number, sentence: string) => void {
  let current: Stage | null = null;
  return (stage, done, total, sentence) => {
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const bar = "█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░");
    const line = `${WORD[stage].padEnd(9)} ${bar} ${sentence}`;
    if (stream.isTTY) {
      if (current !== null && current !== stage) stream.write("\n");
      stream.write(`\r\x1b[2K${line.slice(0, Math.max(40, (stream.columns || 100) - 1))}`);
      if (stage === "print" && share === 1) stream.write("\n");
    } else if (share === 1) stream.write(`${line}\n`);
    current = stage;
  };
}
