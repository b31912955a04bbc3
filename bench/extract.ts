import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PDFParse } from "pdf-parse";
import { createDocumentReader } from "@/adapters/extractor";
import type { BenchRow } from "./row";

/**
 * Time to read six business PDFs, spread evenly over their sizes. Ours: text, word boxes and tables
 * in a warm sandbox, the way there and back included. pdftotext: a process a file, as it is used.
 * pdf-parse: in this process, text only. Best of the rounds for each file, which a busy machine disturbs least.
 */
const ROUNDS = 7;
const FILES = 6;
const MOST_TIMES_PDFTOTEXT = 2.0;
const LEAST_TIMES_FASTER = 2.5;

interface Tool {
  name: string;
  read(file: string): Promise<void>;
}

export async function run(): Promise<BenchRow[]> {
  const files = chooseFiles(process.env.BENCH_PDFS ?? "../shared/corpus/business");
  execFileSync(process.execPath, ["scripts/build-extractor.mjs"], { stdio: "inherit" });
  const dist = path.resolve("extract-dist");
  const reader = createDocumentReader({ childScript: path.join(dist, "child.mjs"), tessdataDir: path.join(dist, "tessdata") });
  const ours: Tool = {
    name: "Risk Desk",
    async read(file) {
      const outcome = await reader.read({ name: "file.pdf", bytes: readFileSync(file), ocr: false });
      if (!outcome.ok || outcome.document.pages.every((page) => page.words.length === 0)) throw new Error(`Nothing was read from ${file}.`);
    },
  };
  try {
    const peers = [pdfParse, ...(hasPdftotext() ? [pdftotext] : [])];
    const seconds = await race([ours, ...peers], files);
    return peers.map((peer) => row(seconds.get(ours.name) ?? NaN, peer.name, seconds.get(peer.name) ?? NaN));
  } finally {
    await reader.close();
  }
}

const pdftotext: Tool = {
  name: "pdftotext -layout",
  async read(file) {
    const { status } = spawnSync("pdftotext", ["-layout", file, "-"], { maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Error(`pdftotext failed on ${file}.`);
  },
};

const pdfParse: Tool = {
  name: "pdf-parse 2",
  async read(file) {
    const parser = new PDFParse({ data: new Uint8Array(readFileSync(file)) });
    await parser.getText();
    await parser.destroy();
  },
};

function hasPdftotext(): boolean {
  return spawnSync("pdftotext", ["-v"]).error === undefined;
}

function chooseFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`No PDFs to read: set BENCH_PDFS to a folder of business PDFs (looked in ${folder}).`);
  const all = readdirSync(folder).filter((name) => name.endsWith(".pdf")).map((name) => path.join(folder, name));
  const bySize = all.sort((a, b) => statSync(a).size - statSync(b).size);
  const step = Math.max(1, (bySize.length - 1) / (FILES - 1));
  return [...new Set(Array.from({ length: FILES }, (_, k) => bySize[Math.round(k * step)]))].filter((file) => file !== undefined);
}

/** Sum over the files of the best time of each, seconds; tools take turns so that all meet the same machine. */
async function race(tools: Tool[], files: string[]): Promise<Map<string, number>> {
  const best = new Map<string, Map<string, number>>(tools.map((tool) => [tool.name, new Map()]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const file of files) {
      for (const tool of tools) {
        const from = performance.now();
        await tool.read(file);
        const took = performance.now() - from;
        // Round 0 warms the child, the JIT and the disk cache for all of them.
        const times = best.get(tool.name);
        if (round > 0) times?.set(file, Math.min(took, times.get(file) ?? Infinity));
      }
    }
  }
  return new Map([...best].map(([name, times]) => [name, [...times.values()].reduce((sum, time) => sum + time, 0) / 1000]));
}

function row(value: number, peer: string, peerValue: number): BenchRow {
  const ratio = value / peerValue;
  const most = peer === pdfParse.name ? 1 / LEAST_TIMES_FASTER : MOST_TIMES_PDFTOTEXT;
  return { bench: "extract", metric: "six PDFs, text and word boxes", unit: "s", value, peer, peerValue, ratio, bar: `<= ${most.toFixed(1)}`, ok: ratio <= most };
}
