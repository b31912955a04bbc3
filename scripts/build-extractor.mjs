#!/usr/bin/env node
/**
 * Bundles the sandboxed reader into extract-dist/: child.mjs, its thread for long PDFs, the OCR engine's, PDFium's and
 * Tesseract's wasm, and the language data. Quick and silent when nothing changed.
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const dist = path.join(root, "extract-dist");
const require = createRequire(import.meta.url);
const SOURCES = ["src/adapters/extractor", "src/domain/documents"];
const PACKAGES = ["@hyzyla/pdfium", "@e965/xlsx", "chardet", "htmlparser2", "mammoth", "papaparse", "saxes", "tesseract.js", "tesseract.js-core", "word-extractor", "esbuild"];
const LANGUAGES = ["eng", "fra", "spa", "por", "swa"];
const CORES = ["tesseract-core-lstm", "tesseract-core-simd-lstm", "tesseract-core-relaxedsimd-lstm"];
const fromPackage = (...parts) => path.join(root, "node_modules", ...parts);

/** Changes whenever the output would: our sources, this script, and the versions of what is bundled. */
function fingerprint() {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of SOURCES) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile() && /(?<!\.test)\.ts$/.test(file.name)).map((file) => path.join(file.parentPath ?? file.path, file.name)).sort();
    for (const name of names) hash.update(name).update(readFileSync(name));
  }
  for (const name of PACKAGES) hash.update(JSON.parse(readFileSync(fromPackage(name, "package.json"), "utf8")).version);
  return hash.digest("hex");
}

function copies() {
  return [
    [fromPackage("@hyzyla/pdfium/dist/pdfium.wasm"), "pdfium.wasm"],
    ...CORES.map((core) => [fromPackage("tesseract.js-core", `${core}.wasm`), `${core}.wasm`]),
    ...LANGUAGES.map((code) => [fromPackage("@tesseract.js-data", code, "4.0.0_best_int", `${code}.traineddata.gz`), `tessdata/${code}.traineddata.gz`]),
  ];
}

/** Written aside and moved into place, so that a child starting now never sees half a file. */
function put(name, write) {
  const target = path.join(dist, name);
  const aside = `${target}.${process.pid}.tmp`;
  write(aside);
  renameSync(aside, target);
}

export async function ensureExtractor() {
  const stamp = path.join(dist, "built-from.txt");
  const wanted = fingerprint();
  const whole = copies().every(([, name]) => existsSync(path.join(dist, name)));
  if (whole && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  mkdirSync(path.join(dist, "tessdata"), { recursive: true });
  for (const [source, name] of copies()) put(name, (aside) => copyFileSync(source, aside));
  const { build } = await import("esbuild");
  const common = { bundle: true, platform: "node", target: "node20", write: false, logLevel: "error", absWorkingDir: root, legalComments: "none", minifySyntax: true };
  const bundled = (entry) => build({
    ...common, entryPoints: [`src/adapters/extractor/child/${entry}`], format: "esm",
    // What bundled CommonJS packages take for granted.
    banner: {
      js: [
        "import { createRequire as bundledRequire } from 'node:module';",
        "const require = bundledRequire(import.meta.url), __filename = require('node:url').fileURLToPath(import.meta.url), __dirname = require('node:path').dirname(__filename);",
      ].join("\n"),
    },
  });
  const child = await bundled("main.ts");
  const pages = await bundled("pdf/help/thread.ts");
  const worker = await build({
    ...common, entryPoints: [require.resolve("tesseract.js/src/worker-script/node/index.js")], format: "cjs",
    // The library picks the cores with the legacy engine in Node, whatever is asked; those without are half the size.
    alias: Object.fromEntries(CORES.map((core) => [`tesseract.js-core/${core.replace(/-lstm$/, "")}`, `tesseract.js-core/${core}`])),
  });
  put("child.mjs", (aside) => writeFileSync(aside, child.outputFiles[0].contents));
  put("pdf-pages.mjs", (aside) => writeFileSync(aside, pages.outputFiles[0].contents));
  put("ocr-worker.cjs", (aside) => writeFileSync(aside, worker.outputFiles[0].contents));
  put("built-from.txt", (aside) => writeFileSync(aside, wanted));
  return true;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  if (await ensureExtractor()) console.log("Built the document reader (extract-dist).");
}
