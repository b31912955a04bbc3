import type { PageObjects } from "./page-objects";

const FEW_CHARS = 25;
const GARBAGE_SHARE = 0.3;

/** Whether a page's text layer is so thin or broken that its picture is worth asking for; cheap, decides without the objects. */
export function isTextThin(raw: string): boolean {
  return countVisible(raw) < FEW_CHARS || garbageShare(raw) > GARBAGE_SHARE;
}

/** A page needs OCR when it draws something and says (almost) nothing readable. Blank pages do not. */
export function needsOcr(raw: string, text: string, objects: PageObjects): boolean {
  const visible = countVisible(text);
  if (visible === 0) return objects.image > 0 || objects.form > 0 || objects.path > 20;
  if (garbageShare(raw) > GARBAGE_SHARE) return true;
  if (visible >= FEW_CHARS) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const pageNumberOnly = /^[\s\d./-]{1,9}$/.test(text);
  return objects.imageCover > 0.3 || (letters < visible / 2 && objects.text > 0 && !pageNumberOnly);
}

function countVisible(text: string): number {
  return text.replace(/\s/g, "").length;
}

/** Share of characters that stand for no known letter: replacement, private use, control codes. */
export function garbageShare(text: string): number {
  let bad = 0;
  let all = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x20 || (code >= 9 && code <= 13)) continue;
    all += 1;
    const privateUse = code >= 0xe000 && code <= 0xf8ff && code !== 0xf0b7;
    if (code === 0xfffd || privateUse || code < 0x20 || (code >= 0x7f && code < 0xa0)) bad += 1;
  }
  return all === 0 ? 0 : bad / all;
}
