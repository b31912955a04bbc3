import { cleanText } from "@/domain/documents/clean-text";
import { WORD_STRIDE } from "@/domain/documents/packed-words";
import type { Turn } from "../pdf/render-page";
import type { RecognisedPicture } from "./recogniser";

export interface RecognisedPage {
  text: string;
  /** Packed words on the page as displayed, whichever way it was turned for reading. */
  words: Float32Array;
  confidence: number;
}

export interface Camera {
  /** Draws the page and recognises it; resolves with the size of the picture drawn. */
  shoot(dpi: number, turn: Turn): Promise<{ read: RecognisedPicture; width: number; height: number }>;
}

/** Below this, a page is either upside down or no text at all: wrong turns read as 51 at most, right ones as 95. */
const DOUBTFUL = 65;
const FEW_CHARS = 20;
const TRIAL_DPI = 100;
/** Letters from which a confidence counts in full; a lucky word or two must not decide the turn. */
const FULL_LETTERS = 40;
const CLEARLY_BETTER = 1.3;

/** Recognises a page, trying the other three turns when the text makes no sense. */
export async function recogniseUpright(camera: Camera, dpi: number): Promise<RecognisedPage> {
  const upright = await read(camera, dpi, 0);
  if (upright.confidence >= DOUBTFUL && upright.text.length >= FEW_CHARS) return upright;
  let best: { page: RecognisedPage; turn: Turn } | null = null;
  for (const turn of [1, 2, 3] as const) {
    const page = await read(camera, TRIAL_DPI, turn);
    if (!best || score(page) > score(best.page)) best = { page, turn };
  }
  if (!best || best.page.confidence < DOUBTFUL || score(best.page) <= score(upright) * CLEARLY_BETTER) return upright;
  return read(camera, dpi, best.turn);
}

/** For pictures that need no turning. */
export function recogniseAsIs(picture: RecognisedPicture, width: number, height: number): RecognisedPage {
  return { ...layOut(picture, width, height, 0), confidence: picture.confidence };
}

function score(page: RecognisedPage): number {
  const letters = page.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return page.confidence * Math.min(1, letters / FULL_LETTERS);
}

async function read(camera: Camera, dpi: number, turn: Turn): Promise<RecognisedPage> {
  const { read: picture, width, height } = await camera.shoot(dpi, turn);
  return { ...layOut(picture, width, height, turn), confidence: picture.confidence };
}

function layOut(picture: RecognisedPicture, width: number, height: number, turn: Turn): { text: string; words: Float32Array } {
  let text = "";
  const words: number[] = [];
  for (const line of picture.paragraphs.flat()) {
    let fresh = text !== "";
    for (const word of line) {
      const clean = cleanText(word.text);
      if (clean === "") continue;
      if (text !== "") text += fresh ? "\n" : " ";
      fresh = false;
      const [x, y, w, h] = turnBack(word.x0 / width, word.y0 / height, word.x1 / width, word.y1 / height, turn);
      words.push(text.length, text.length + clean.length, x, y, w, h);
      text += clean;
    }
  }
  return { text, words: Float32Array.from(words.slice(0, words.length - (words.length % WORD_STRIDE))) };
}

/** A box on the page turned clockwise `turn` times, put back on the page as displayed: x, y, width, height. */
function turnBack(x0: number, y0: number, x1: number, y1: number, turn: Turn): [number, number, number, number] {
  switch (turn) {
    case 0: return [x0, y0, x1 - x0, y1 - y0];
    case 1: return [y0, 1 - x1, y1 - y0, x1 - x0];
    case 2: return [1 - x1, 1 - y1, x1 - x0, y1 - y0];
    case 3: return [1 - y1, x0, y1 - y0, x1 - x0];
  }
}
