import { existsSync } from "node:fs";
import path from "node:path";
import type { KnownLanguage } from "@/domain/documents/guess-language";

export const TESSERACT_CODES: Record<KnownLanguage, string> = { en: "eng", fr: "fra", es: "spa", pt: "por", sw: "swa" };

/** The wanted languages whose data is installed, else all. Codes are checked: they become file names. */
export function chooseLanguages(wanted: string[], tessdata: string): string[] {
  const here = (code: string): boolean => /^[a-z_]{3,12}$/i.test(code) && existsSync(path.join(tessdata, `${code}.traineddata.gz`));
  const found = [...new Set(wanted)].filter(here);
  return found.length > 0 ? found : Object.values(TESSERACT_CODES).filter(here);
}
