/**
 * Turns one report's JSON into a PDF, in a thread of its own: a compile takes about 0.3 s of one core and cannot
 * be interrupted. Plain JavaScript, so that it loads as it is under tsx, vitest and a production build.
 * In: { id, report }. Out: { id, pdf, pages, standard, problem } or { id, error }.
 */
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const home = workerData.reportDir;
// Made once: it reads the system's font folders each time, although no font of theirs is ever used.
const compiler = NodeCompiler.create({ workspace: home, fontArgs: [{ fontPaths: [join(home, "fonts")] }] });

// The compiler reports an export it refuses as Rust's debug text; the sentence in it names the character or tag.
const sentence = (error) => /message: "((?:[^"\\]|\\.)*)"/.exec(String(error?.message ?? error))?.[1] ?? String(error?.message ?? error);

function exported(document) {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: "ua-1" }), standard: "ua-1", problem: null };
  } catch (error) {
    // Still tagged, only without the claim to be PDF/UA.
    return { pdf: compiler.pdf(document, { pdfStandard: "1.7" }), standard: "1.7", problem: sentence(error) };
  }
}

function render(report) {
  try {
    const run = compiler.compile({ mainFilePath: join(home, "report.typ"), inputs: { report } });
    const document = run.result;
    if (document === null || run.hasError()) {
      const failure = run.takeError();
      const notes = failure === null ? [] : compiler.fetchDiagnostics(failure);
      return { error: notes.map((note) => `${note.message} (${note.path})`).join("; ") || "the template did not compile" };
    }
    const { pdf, standard, problem } = exported(document);
    // A copy of exactly these bytes: the buffer given may be a view into a larger one, which cannot be handed over.
    return { pdf: new Uint8Array(pdf), pages: document.numOfPages, standard, problem };
  } catch (error) {
    return { error: sentence(error) };
  }
}

parentPort.on("message", ({ id, report }) => {
  const result = render(report);
  parentPort.postMessage({ id, ...result }, result.pdf === undefined ? [] : [result.pdf.buffer]);
  // Without this each render keeps some 40 MB for ever; after the answer, since nobody waits for it.
  compiler.evictCache(2);
});
