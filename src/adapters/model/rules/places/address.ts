import { aboutOthers } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import type { PageView } from "../view/page-view";

/** A word that names a kind of place: an address of the countryside holds one. */
const PLACE = /\b(?:sub-county|county|district|province|region|state|municipality|brgy|barangay|sitio|village of|vereda|municipio|departamento|provincia|departement de|commune de|prefecture de|sous-prefecture|distrito|linha|povoado|wilaya ya|mkoa wa|kijiji cha|kata ya)\b/;
const ELSEWHERE = /\b(?:bank|banco|banque|court|tribunal|customers?|clients?|clientes|buyers?|suppliers?|proveedores|fournisseurs|auditors?|guarantor|council|ministry|branch|agence|sucursal|office of|university)\b|benki|mahakama|\d ?%|\d[.,]\d{3}/;
/** Where papers print the firm's address. */
const [PAGES, LINES] = [2, 16];

/** The firm's address as a paper's first lines print it: a short line of names with commas and a word for a place. */
export function pickAddress(document: WholeDocument): Candidate[] {
  return document.pages.slice(0, PAGES).flatMap((view) => view.lines.slice(0, LINES).flatMap((line) => {
    const parts = view.text.slice(line.start, line.end).split(/(?<=[^\s]) ?[·•|]| {3,}/);
    let from = line.start;
    return parts.flatMap((part) => {
      const start = view.text.indexOf(part, from);
      from = start + part.length;
      const made = isAddress(view, start, from) ? address(view, start, from) : null;
      return made ? [made] : [];
    });
  }));
}

function isAddress(view: PageView, start: number, end: number): boolean {
  const plain = view.plain.slice(start, end).trim();
  if (plain.length < 10 || plain.length > 110 || !plain.includes(",") || !PLACE.test(plain) || ELSEWHERE.test(plain) || aboutOthers(plain) || isBlank(plain) || isInstruction(plain)) return false;
  const words = view.text.slice(start, end).split(/[\s,()/–-]+/).filter((word) => /^\p{L}/u.test(word) && word.length > 3);
  return words.length >= 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}

const address = (view: PageView, start: number, end: number): Candidate => {
  const text = view.text.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return {
    key: "site_location", page: view, start: start + lead, end: start + text.trimEnd().length, value: { kind: "text", text: text.trim().replace(/\s+/g, " ") },
    unit: null, currency: null, period: null, projected: null, score: 4.5 - view.page.index * 0.02,
  };
};
