import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** A page of an invented plan: a heading, prose with figures, and a table every other page. `n` moves every figure of it. */
function page(n: number): string {
  const sales = (80 + ((n * 37) % 90)) * 100_000;
  const prose = [
    `In season ${n} the growers of block ${n} delivered ${1200 + n * 13} bags of maize at an average price of KES ${2800 + (n % 7) * 90} a bag.`,
    `Sales of the block came to KES ${sales.toLocaleString("en")} and its costs to KES ${Math.round(sales * 0.71).toLocaleString("en")}.`,
    "The block pays its suppliers after thirty days and is paid by its buyers after forty-five. It keeps a register of deliveries, a cash book and a list of members.",
    "Drought, flood and a fall in prices are the main risks; irrigation, drains and a supply contract are the answers so far.",
  ].join(" ");
  const table = `#table(columns: 4, [Item], [2023], [2024], [2025], ${["Sales", "Cost of sales", "Operating costs", "Interest", "Net profit", "Cash", "Stock", "Loans"]
    .map((item, row) => `[${item}], ${[0, 1, 2].map((year) => `[${((row + 1) * 1_234_567 + year * 98_765 + n * 1_111).toLocaleString("en")}]`).join(", ")}`)
    .join(", ")})`;
  return `= Block ${n}\n\n${[prose, prose, n % 2 ? table : prose, prose, prose].join("\n\n")}\n#pagebreak(weak: true)\n`;
}

/** Far enough apart that no two editions share a page. */
const EDITION = 1_009;

/** A PDF of exactly `pages` pages made on this machine; another firm's figures with each `edition`, the same bytes for the same. */
export function planPdf(pages: number, edition: number): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "risk-desk-bench-"));
  try {
    const main = join(folder, "plan.typ");
    const head = '#set page(paper: "a4", margin: 2cm)\n#set text(font: "Source Sans 3", size: 10pt)\n';
    writeFileSync(main, head + Array.from({ length: pages }, (_, at) => page(at + 1 + edition * EDITION)).join("\n"));
    const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(process.cwd(), "report", "fonts")] }] });
    const { result } = compiler.compile({ mainFilePath: main });
    if (!result) throw new Error("the bench's plan did not compile");
    const pdf = new Uint8Array(compiler.pdf(result, { pdfStandard: "1.7" }));
    compiler.evictCache(0);
    return pdf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
