import { existsSync, readFileSync, readdirSync } from "node:fs";
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
/** The whole chain may take this much of pdf-parse's time for the text alone, at about 50 pages: of real papers where there are any (ADR 17). */
const BAR_AT_50 = 1.5;
/** Real papers about as long: those of the folder with so many pages, each an assessment of its own, so many times after those that warm both up. */
const REAL = { folder: process.env.BENCH_PDFS ?? "../shared/corpus/business", least: 25, most: 100, warming: 4, rounds: 5 };
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
interface Measured extends Times { what: string; held: boolean }

const ours = (ports: LocalPorts, { edition, bytes }: Plan) =>
  assessLocally(ports, [{ name: `plan-${edition}.pdf`, bytes }], { asOf: "2026-01-31", ocr: false, firm: `Bench Growers ${edition}` });

const mediansOf = (times: readonly Times[]): Times => ({ own: median(times.map((it) => it.own)), peer: median(times.map((it) => it.peer)) });

/** What a year's accounts or a prospectus cost, as printed by those who wrote them: many fonts, pictures, tables. Times of all such papers added up. */
async function realPapers(ports: LocalPorts): Promise<Measured[]> {
  if (!existsSync(REAL.folder)) return [];
  const papers: { bytes: Uint8Array; pages: number; taken: Times[] }[] = [];
  for (const name of readdirSync(REAL.folder).filter((each) => each.endsWith(".pdf")).sort()) {
    const bytes = new Uint8Array(readFileSync(join(REAL.folder, name)));
    const pages = (await ours(ports, { edition: 0, bytes })).documents[0]?.read?.pages.length ?? 0;
    if (pages >= REAL.least && pages <= REAL.most) papers.push({ bytes, pages, taken: [] });
  }
  // In turns, so that no report is set right after one of the same paper.
  for (let edition = 1; edition <= REAL.warming + REAL.rounds; edition += 1) for (const paper of papers) paper.taken.push(await round(ports, { edition, bytes: paper.bytes }));
  const all = papers.map(({ taken }) => mediansOf(taken.slice(REAL.warming)));
  if (all.length === 0) return [];
  const sum = (of: (times: Times) => number): number => all.reduce((total, each) => total + of(each), 0);
  return [{ what: `${papers.length} real papers of ${papers.map(({ pages }) => pages).join(", ")} pages`, held: true, own: sum((it) => it.own), peer: sum((it) => it.peer) }];
}

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
 * round of invented plans is another firm with another plan, as in use, so no text and no figure of it was read or printed
 * before. They are dear for the analyst (a figure in each sentence) and cheap to extract (one font, no picture), so real
 * papers are measured beside them where there are any.
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
      measured.set(size.pages, mediansOf(taken));
    }
    return rows(measured, await realPapers(ports));
  } finally {
    await closeLocalPorts(ports);
  }
}

function rows(measured: Map<number, Times>, real: readonly Measured[]): BenchRow[] {
  const invented = [...measured].map(([pages, times]): Measured => ({ what: `invented plan of ${pages} pages`, held: pages === 50 && real.length === 0, ...times }));
  const perSize = [...invented, ...real].map(({ what, held, own, peer: other }): BenchRow => {
    const ratio = own / other;
    return { bench: "pipeline", metric: `files to report, ${what}`, unit: "ms", value: own, peer: "pdf-parse, text only", peerValue: other, ratio, bar: held ? `<= ${BAR_AT_50}` : "none, told beside", ok: !held || ratio <= BAR_AT_50 };
  });
  const at = (pages: number): number => measured.get(pages)?.own ?? Number.NaN;
  const growth = at(500) / at(50);
  return [...perSize, {
    bench: "pipeline", metric: "time from 50 to 500 pages", unit: "times", value: growth, peer: "50 pages", peerValue: 1, ratio: growth, bar: `<= ${BAR_GROWTH}`, ok: growth <= BAR_GROWTH,
  }];
}
