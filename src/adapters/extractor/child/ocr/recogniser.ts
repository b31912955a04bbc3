import path from "node:path";
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import { ReadFailure } from "../read-failure";

export interface RecognisedWord {
  text: string;
  /** Pixels of the picture given. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface RecognisedPicture {
  /** Mean confidence 0..100. */
  confidence: number;
  /** Paragraphs of lines of words. */
  paragraphs: RecognisedWord[][][];
}

let current: { languages: string; worker: Worker } | null = null;

/** Recognises one picture (PNG or JPEG bytes). The engine stays warm for the next one in the same languages. */
export async function recognise(picture: Buffer, languages: string[], tessdata: string): Promise<RecognisedPicture> {
  const worker = await engine(languages, tessdata);
  const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
  const paragraphs = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.map((paragraph) =>
      paragraph.lines.map((line) => line.words.map((word) => ({ text: word.text, ...word.bbox }))),
    ),
  );
  return { confidence: data.confidence, paragraphs };
}

async function engine(languages: string[], tessdata: string): Promise<Worker> {
  if (languages.length === 0) throw new ReadFailure("CRASHED", "No language data for text recognition is installed.");
  const wanted = languages.join("+");
  if (current?.languages === wanted) return current.worker;
  await current?.worker.terminate();
  current = null;
  const worker = await createWorker(languages, OEM.LSTM_ONLY, {
    // Bundled beside the child; its own default would look in node_modules.
    workerPath: path.join(path.dirname(fileURLToPath(import.meta.url)), "ocr-worker.cjs"),
    // A local folder and no cache: else it downloads, and writes into the working directory.
    langPath: tessdata,
    cacheMethod: "none",
    gzip: true,
    logger: () => undefined,
    errorHandler: () => undefined,
  });
  // The library's default (one block) loses the numbers of tables.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN });
  current = { languages: wanted, worker };
  return worker;
}
