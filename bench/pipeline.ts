import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { assessLocally, type LocalPorts } from "@/server/local-pipeline";
import { closeLocalPorts, createLocalPorts } from "@/server/ports";
import { planPdf } from "./material/plan-pdf";
import type { BenchRow } from "./row";

/** Pages of a plan, and how many plans of that size are assessed. */
const ROUNDS: [number, number][] = [[5, 9], [50, 9], [500, 3]];
/** Plans before the clock: from about the tenth on neither ours nor the peer's grows quicker, for all code is compiled. */
const WARMING = 12;
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

interface Plan { edition: number; bytes: Uint8Array }
interface Times { own: number; peer: number }

const ours = (ports: LocalPorts, { edition, bytes }: Plan) =>
  assessLocally(ports, [{ name: `plan-${edition}.pdf`, bytes }], { asOf: "2026-01-31", ocr: false, firm: `Bench Growers ${edition}` });

async function round(ports: LocalPorts, plan: Plan): Promise<Times> {
  return { own: await timed(() => ours(ports, plan)), peer: await timed(() => peer(plan.bytes)) };
}

async function peer(bytes: Uint8Array): Promise<void> {
  const parser = new PDFParse({ data: bytes.slice() });
  await parser.getText();
  await parser.destroy();
}

/**
 * Files to scores to report against pdf-parse only extracting the same file's text; both warm, in turns. Every
 * round is another firm with another plan, as in use, so no text and no figure of it was read or printed before.
 */
export async function run(): Promise<BenchRow[]> {
  // All made before the first is read, so that no other work falls into the time.
  let edition = 0;
  const plans = (pages: number, count: number): Plan[] => Array.from({ length: count }, () => ({ edition: (edition += 1), bytes: planPdf(pages, edition) }));
  const warming = plans(50, WARMING);
  const sizes = ROUNDS.map(([pages, count]) => ({ pages, plans: plans(pages, count) }));
  const ports = createLocalPorts(process.cwd(), { cacheDir: join(process.cwd(), ".data", "rubric") });
  try {
    for (const plan of warming) await round(ports, plan);
    const measured = new Map<number, Times>();
    for (const size of sizes) {
      const taken: Times[] = [];
      for (const plan of size.plans) taken.push(await round(ports, plan));
      measured.set(size.pages, { own: median(taken.map((it) => it.own)), peer: median(taken.map((it) => it.peer)) });
    }
    return rows(measured);
  } finally {
    await closeLocalPorts(ports);
  }
}

function rows(measured: Map<number, Times>): BenchRow[] {
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
