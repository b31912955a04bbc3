import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { Line, PageView } from "../view/page-view";

/** A person as printed and the share behind the name: "S. Otieno 40%", "Rosa Elena Paz (60 %)". */
const SHARE = /(\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|da|do|la|del|van|bin|wa|y|e) )?\p{Lu}[\p{L}.'’-]*){1,4}):?,? ?\(?(\d{1,3}(?:[.,]\d{1,2})?) ?%\)?/gu;
const NOT_OWNERS = /\b(?:sales|ventes|ventas|vendas|mauzo|crop|cultures?|cultivos?|market|buyers?|customers?|loans?|supply|suppliers?|cost|costs|feed)\b/;

/** A name and its share stand on one line, and most lines hold no share at all. */
function sharesOf({ text }: PageView, { start, end }: Line): { start: number; end: number; percent: number }[] {
  const sign = text.indexOf("%", start);
  if (sign < 0 || sign >= end) return [];
  return [...text.slice(start, end).matchAll(SHARE)].map((match) => ({ start: start + match.index, end: start + match.index + match[0].length, percent: Number((match[2] ?? "").replace(",", ".")) }));
}

/** Owners and their shares: two or more people beside each other whose shares make a whole. Less than a whole says nothing sure. */
export function pickOwners(view: PageView): Candidate[] {
  const shares = view.lines.flatMap((line) => sharesOf(view, line));
  const found: Candidate[] = [];
  for (let first = 0; first < shares.length; ) {
    let last = first;
    while (last + 1 < shares.length && (shares[last + 1]?.start ?? Infinity) - (shares[last]?.end ?? 0) <= 6) last += 1;
    const group = shares.slice(first, last + 1);
    first = last + 1;
    const [start, end] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
    const sum = group.reduce((total, { percent }) => total + percent, 0);
    const around = view.plain.slice(Math.max(0, start - 80), end);
    if (group.length < 2 || Math.abs(sum - 100) > 0.5 || NOT_OWNERS.test(around) || isBlank(around)) continue;
    found.push({
      key: "ownership", page: view, start, end, value: { kind: "text", text: view.text.slice(start, end).replace(/\s+/g, " ") }, unit: null, currency: null, period: null, projected: null,
      score: 7 - view.page.index * 0.02,
    });
  }
  return found;
}
