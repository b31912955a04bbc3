import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { createReportRenderer } from "@/adapters/report-renderer";
import { buildReport } from "@/domain/report/build-report";
import type { ReportDocument } from "@/domain/report/report-document";
import { sampleInput } from "@/domain/report/report-sample.test-data";
import { en } from "@/features/reports/labels/en";
import { REPORT_FOOT, reportHead, reportHtml } from "./material/report-html";
import type { BenchRow } from "./row";

/**
 * One report after another from a warm renderer, the data changed each time, against a warm Chromium that
 * prints an HTML of the same report. Both take turns, so that a busy machine slows both.
 */
const RENDERS = 200;
/** One print by Chromium for so many of ours: it is the slow one. */
const TURNS = 10;
/** Memory is settled by then; what it grows afterwards is a leak. */
const SETTLED = 50;
const LEAST_TIMES_FASTER = 4;
const MOST_GROWTH = 1.15;

const LEVELS = "LMHC.";
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const megabytes = (): number => process.memoryUsage().rss / 1024 / 1024;

/** Fields whose figures are another firm's in each report. */
const MOVED = new Set(["finding", "quote", "working", "valueText", "value", "text", "effect", "headline"]);

/** Another result each time: levels and scores, and in every finding, quotation, working and fact other figures. */
function report(turn: number): ReportDocument {
  const levels = Array.from({ length: 35 }, (_unused, index) => LEVELS[(index * 3 + turn * (index + 1)) % LEVELS.length] ?? ".").join("");
  const input = sampleInput({ levels, labels: en, sha256: (text) => createHash("sha256").update(text).digest("hex") });
  const made = buildReport({ ...input, run: { ...input.run, number: turn + 1 }, firm: { ...input.firm, name: `Hazel Ridge Fruit Growers ${turn} Ltd` } });
  return JSON.parse(JSON.stringify(made), (key, value: unknown) =>
    typeof value === "string" && MOVED.has(key) ? value.replace(/\d+/g, (digits) => String(Number(digits) + turn + 1)) : value) as ReportDocument;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * From the same document to PDF bytes, as a service that prints by browser spends it: HTML, a tab, the print with what
 * ours has too (tags, bookmarks, a head and a foot with the page number on each page).
 */
async function printed(browser: Browser, folder: string, document: ReportDocument): Promise<number> {
  const file = join(folder, "report.html");
  return timed(async () => {
    writeFileSync(file, reportHtml(document));
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.pdf({ format: "A4", tagged: true, outline: true, printBackground: true, preferCSSPageSize: true, displayHeaderFooter: true, headerTemplate: reportHead(document), footerTemplate: REPORT_FOOT });
    await page.close();
  });
}

export async function run(): Promise<BenchRow[]> {
  const renderer = createReportRenderer({ reportDir: resolve("report"), rendersPerWorker: RENDERS + SETTLED });
  const system = "/usr/bin/chromium";
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(existsSync(system) ? { executablePath: system } : {}) });
  const folder = mkdtempSync(join(tmpdir(), "bench-report-"));
  try {
    const { pages } = await renderer.render(report(RENDERS));
    await printed(browser, folder, report(RENDERS));
    const ours: number[] = [];
    const peers: number[] = [];
    let settled = megabytes();
    for (let turn = 0; turn < RENDERS; turn += 1) {
      const document = report(turn);
      ours.push(await timed(() => renderer.render(document)));
      if (turn % TURNS === 0) peers.push(await printed(browser, folder, document));
      if (turn === SETTLED - 1) settled = megabytes();
    }
    return [speed(pages, median(ours), median(peers)), memory(megabytes(), settled)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([renderer.close(), browser.close()]);
  }
}

function speed(pages: number, value: number, peerValue: number): BenchRow {
  const ratio = value / peerValue;
  const most = 1 / LEAST_TIMES_FASTER;
  return { bench: "report", metric: `${pages} pages, warm, data changed, median of ${RENDERS}`, unit: "ms", value, peer: "Chromium printing HTML", peerValue, ratio, bar: `<= ${most}`, ok: ratio <= most };
}

function memory(value: number, peerValue: number): BenchRow {
  const ratio = value / peerValue;
  return { bench: "report", metric: `memory after ${RENDERS} renders`, unit: "MB", value, peer: `after ${SETTLED}`, peerValue, ratio, bar: `<= ${MOST_GROWTH}`, ok: ratio <= MOST_GROWTH };
}
