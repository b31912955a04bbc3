import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { closeLocalPorts, createLocalPorts } from "@/server/ports";
import { evalTable } from "./eval/eval-table";
import { createCachedReader } from "./eval/read-cached";
import { runEval } from "./eval/run-eval";

const USAGE = `npm run eval -- DIR [--json] [--no-ocr] [--verbose]

  Runs the pipeline over the files of DIR, which holds expected.tsv and facts.tsv, and says what it
  found, got wrong, missed and rightly left open. Worst file first. Where DIR also holds judgements.tsv
  (file, indicator, level or NONE), the levels of judgements are compared too.

  --json      one JSON document on stdout
  --no-ocr    leaves pages that are pictures unread
  --verbose   lists each fact that is wrong or missed
`;

const home = process.cwd();

async function main(): Promise<number> {
  let parsed;
  try {
    parsed = parseArgs({ allowPositionals: true, options: { json: { type: "boolean", default: false }, "no-ocr": { type: "boolean", default: false }, verbose: { type: "boolean", default: false } } });
  } catch (error) {
    process.stderr.write(`eval: ${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const [dir] = parsed.positionals;
  const folder = dir === undefined ? null : resolve(dir);
  if (folder === null || !(await stat(join(folder, "facts.tsv")).catch(() => null))) {
    process.stderr.write(folder === null ? USAGE : `eval: "${dir}" has no facts.tsv. Name a folder that holds expected.tsv and facts.tsv.\n`);
    return 2;
  }
  const ocr = !parsed.values["no-ocr"];
  const ports = createLocalPorts(home, { cacheDir: join(home, ".data", "rubric") });
  try {
    const reader = await createCachedReader(ports.reader, join(home, ".data", "eval-cache"), join(home, "extract-dist", "child.mjs"));
    const result = await runEval({ reader, analyst: ports.analyst, rubric: ports.rubric }, folder, {
      ocr,
      asOf: new Date().toISOString().slice(0, 10),
      onFile: (file, index, total) => process.stderr.write(`eval ${index + 1}/${total} ${file}${ocr ? "" : " (OCR off)"}\n`),
    });
    process.stdout.write(parsed.values.json ? `${JSON.stringify(result)}\n` : evalTable(result, parsed.values.verbose));
    return 0;
  } finally {
    await closeLocalPorts(ports);
  }
}

process.exitCode = await main();
