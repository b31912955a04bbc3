/** `npm run bench -- [NAME…] [--json]`: runs bench/NAME.ts, all without a name, and prints their rows. */
import { readdir } from "node:fs/promises";
import type { BenchRow } from "./row";

/** What each bench/NAME.ts exports. */
interface Bench {
  run(): Promise<BenchRow[]>;
}

const isBench = (module: object): module is Bench => "run" in module && typeof module.run === "function";

async function benches(): Promise<Map<string, Bench>> {
  const names = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(".ts") && file !== "run.ts" && file !== "row.ts");
  const loaded = await Promise.all(
    names.sort().map(async (file): Promise<[string, object]> => [file.slice(0, -3), (await import(`./${file}`)) as object]),
  );
  return new Map(loaded.flatMap(([name, module]) => (isBench(module) ? [[name, module] as const] : [])));
}

function table(rows: BenchRow[]): string {
  const figure = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
  const head = ["bench", "metric", "ours", "peer", "", "ratio", "bar", ""];
  const cells = rows.map((row) => [
    row.bench, row.metric, `${figure(row.value)} ${row.unit}`, row.peer, `${figure(row.peerValue)} ${row.unit}`, row.ratio.toFixed(2), row.bar, row.ok ? "ok" : "MISSED",
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  return [head, ...cells].map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ").trimEnd()).join("\n");
}

const args = process.argv.slice(2);
const json = args.includes("--json");
const wanted = args.filter((arg) => !arg.startsWith("--"));
const all = await benches();
const unknown = wanted.find((name) => !all.has(name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are ${[...all.keys()].join(", ")}.`);
  process.exit(2);
}
const rows: BenchRow[] = [];
for (const [name, bench] of all) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // One after the other: two benches at once would measure each other.
  console.error(`bench ${name} …`);
  rows.push(...(await bench.run()));
}
console.log(json ? JSON.stringify(rows, null, 2) : table(rows));
process.exit(rows.every((row) => row.ok) ? 0 : 1);
