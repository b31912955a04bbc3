import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assessLocally, type LocalFile } from "@/server/local-pipeline";
import { closeLocalPorts, createLocalPorts } from "@/server/ports";
import { EXIT, UsageError } from "../terminal/exit-code";
import type { Terminal } from "../terminal/terminal";
import { progressBars } from "./progress-bar";
import { scorecardText } from "./scorecard-text";
import { toDocument } from "./to-document";

export interface AssessRequest {
  files: string[];
  out: string | null;
  json: boolean;
  firm: string | null;
  /** yyyy-mm-dd */
  asOf: string;
  ocr: boolean;
}

/** `risk assess`: returns the exit code. Nothing is written before everything is made. */
export async function runAssess({ files: paths, asOf, ocr, firm, out, json }: AssessRequest, terminal: Terminal): Promise<number> {
  const files: LocalFile[] = [];
  for (const path of paths) {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`"${path}" cannot be opened (${error.code ?? error.message}). Check the path and try again.`);
    });
    files.push({ name: basename(path), bytes });
  }
  const home = packageHome();
  const ports = createLocalPorts(home, { cacheDir: join(home, ".data", "rubric") });
  try {
    const result = await assessLocally(ports, files, { asOf, ocr, firm, onProgress: progressBars(terminal) });
    const pdf = out === null ? null : join(out, "report.pdf");
    const document = toDocument(result, ports, { asOf, pdf });
    if (out !== null && pdf !== null) {
      await mkdir(out, { recursive: true });
      await writeFile(pdf, result.report.pdf);
      await writeFile(join(out, "assessment.json"), `${JSON.stringify(document, null, 2)}\n`);
    }
    terminal.out(json ? `${JSON.stringify(document)}\n` : scorecardText(result, ports.rubric, { pdf }));
    return result.documents.some((each) => each.read !== null) ? EXIT.ok : EXIT.jobFailed;
  } finally {
    await closeLocalPorts(ports);
  }
}

/** The installed package's folder, from the sources and from dist alike: rubric, template and readers lie there. */
function packageHome(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "rubric")) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
