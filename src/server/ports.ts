import { join } from "node:path";
import { createDocumentReader } from "@/adapters/extractor";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { createReportRenderer } from "@/adapters/report-renderer";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import type { LocalPorts } from "./local-pipeline";

/** The parts that need no database: what the terminal and the server share. Paths hang off the project's folder. */
export function createLocalPorts(home: string, options: { cacheDir: string; readers?: number }): LocalPorts {
  return {
    reader: createDocumentReader({
      childScript: join(home, "extract-dist", "child.mjs"),
      tessdataDir: join(home, "extract-dist", "tessdata"),
      poolSize: options.readers,
    }),
    analyst: createRulesAnalyst({ pageThread: join(home, "dist", "threads", "pages.js") }),
    reports: createReportRenderer({ reportDir: join(home, "report") }),
    rubric: loadRubric(join(home, "rubric"), { cacheDir: options.cacheDir }),
  };
}

export async function closeLocalPorts(ports: LocalPorts): Promise<void> {
  await Promise.all([ports.reader.close(), ports.reports.close()]);
}
