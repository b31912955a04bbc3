import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { assessLocally, type LocalFile } from "@/server/local-pipeline";
import { closeLocalPorts, createLocalPorts } from "@/server/ports";
import { assessArguments } from "./arguments";
import { progressBars } from "./progress-bar";
import { scorecardText } from "./scorecard-text";
import { toDocument } from "./to-document";

/** `risk assess`: returns the exit code. Nothing is written before everything is made. */
export async function runAssess(args: string[], usage: string): Promise<number> {
  const parsed = assessArguments(args, new Date().toISOString().slice(0, 10));
  if (typeof parsed === "string") {
    process.stderr.write(`risk assess: ${parsed}\n\n${usage}`);
    return 2;
  }
  const files: LocalFile[] = [];
  for (const path of parsed.files) {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
    if (bytes instanceof Error) {
      process.stderr.write(`risk assess: "${path}" cannot be opened (${bytes.code ?? bytes.message}). Check the path and try again.\n`);
      return 2;
    }
    files.push({ name: basename(path), bytes });
  }
  const ports = createLocalPorts(process.cwd(), { cacheDir: join(process.cwd(), ".data", "rubric") });
  try {
    const { asOf, ocr, firm, out, json } = parsed;
    const result = await assessLocally(ports, files, { asOf, ocr, firm, onProgress: progressBars(process.stderr) });
    const pdf = out === null ? null : join(out, "report.pdf");
    const document = toDocument(result, ports, { asOf, pdf });
    if (out !== null && pdf !== null) {
      await mkdir(out, { recursive: true });
      await writeFile(pdf, result.report.pdf);
      await writeFile(join(out, "assessment.json"), `${JSON.stringify(document, null, 2)}\n`);
    }
    process.stdout.write(json ? `${JSON.stringify(document)}\n` : scorecardText(result, ports.rubric, { pdf }));
    return result.documents.some((each) => each.read !== null) ? 0 : 1;
  } finally {
    await closeLocalPorts(ports);
  }
}
