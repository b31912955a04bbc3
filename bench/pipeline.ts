import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { assessLocally, type LocalPorts } from "@/server/local-pipeline";
import { closeLocalPorts, createLocalPorts } from "@/server/ports";
import { planPdf } from "./material/plan-pdf";
import type { BenchRow } from "./row";

const SIZES = [5, 50, 500] as const;
/** The whole chain may take this much of pdf-parse's time for the text alone, at 50 pages. */
const BAR_AT_50 = 1.5;
/** Ten times the pages may take this much longer. */
const BAR_GROWTH = 12;

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const ours = (ports: LocalPorts, bytes: Uint8Array) => () =>
  assessLocally(ports, [{ name: "plan.pdf", bytes }], { asOf: "2026-01-31", ocr: false, firm: "Bench Growers" });

async function peer(bytes: Uint8Array): Promise<void> {
  const parser = new PDFParse({ data: bytes.slice() });
  await parser.getText();
  await parser.destroy();
}

/** Files to scores to report against pdf-parse only extracting the same file's text; both warm, in turns. */
export async function run(): Promise<BenchRow[]> {
  const ports = createLocalPorts(process.cwd(), { cacheDir: join(process.cwd(), ".data", "rubric") });
  try {
    const warmUp = planPdf(3);
    await ours(ports, warmUp)();
    await peer(warmUp);
    const measured = new Map<number, { own: number; peer: number }>();
    for (const pages of SIZES) {
      const bytes = planPdf(pages);
      const rounds = pages > 100 ? 3 : 5;
      const own: number[] = [];
      const other: number[] = [];
      for (let round = 0; round < rounds; round++) {
        own.push(await timed(ours(ports, bytes)));
        other.push(await timed(() => peer(bytes)));
      }
      measured.set(pages, { own: median(own), peer: median(other) });
    }
    return rows(measured);
  } finally {
    await closeLocalPorts(ports);
  }
}

function rows(measured: Map<number, { own: number; peer: number }>): BenchRow[] {
  const perSize = [...measured].map(([pages, { own, peer: other }]): BenchRow => {
    const ratio = own / other;
    const held = pages === 50;
    return { bench: "pipeline", metric: `files to report, ${pages} pages`, unit: "ms", value: own, peer: "pdf-parse, text only", peerValue: other, ratio, bar: held ? `<= ${BAR_AT_50}` : "none, told beside", ok: !held || ratio <= BAR_AT_50 };
  });
  const at = (pages: number): number => measured.get(pages)?.own ?? Number.NaN;
  const growth = at(500) / at(50);
  return [...perSize, {
    bench: "pipeline", metric: "time from 50 to 500 pages", unit: "times", value: growth, peer: "50 pages", peerValue: 1, ratio: growth, bar: `<= ${BAR_GROWTH}`, ok: growth <= BAR_GROWTH,
  }];
}
