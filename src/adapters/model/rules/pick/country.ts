import { currencyOfCountry } from "@/domain/quantities/currencies";
import { mentionVotes } from "../context/country-votes";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import { clip, sentenceAt } from "../view/sentences";

/** A document that speaks of many countries alike names none of them as its own. */
const LEAST_SHARE = 0.55;
const OWN = /(?:located|based|registered|incorporated|situated|headquarter\w*|laws of|republic of|office|p\.? ?o\.? ?box|ubica\w+|domicili\w+|sede|constituid\w+|localiza\w+|situee?|implantee?|siege|adresse|address|direccion|enderec\w+|iliyo\w*|www\.|tel|legisla\w+|economia|camara de comercio|empresa|company|entreprise|kampuni)/;

/** The country the firm works in: the one its own papers speak of most, with the mention that ties it to the firm best. */
export function pickCountry(document: DocumentView): Candidate[] {
  const perPage = document.pages.flatMap((view) => mentionVotes(view.plain).flatMap(({ code, mentions }) => mentions.map((mention) => ({ code, mention, view }))));
  const totals = new Map<string, number>();
  for (const { code, mention, view } of perPage) {
    const weight = (mention.adjective ? 0.7 : 1) * (view.page.index <= 2 ? 2 : 1) * ties(view.plain, mention.start) * (foreignTo(document, code) ? 0.3 : 1);
    totals.set(code, (totals.get(code) ?? 0) + weight);
  }
  const all = [...totals.values()].reduce((sum, votes) => sum + votes, 0);
  const [best] = [...totals].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (!best || best[1] / all < LEAST_SHARE) return [];
  const own = perPage.filter(({ code, view, mention }) => code === best[0] && OWN.test(near(view.plain, mention.start)));
  // One passing mention ties a firm to nothing; its money's country or a second mention does.
  const paidIn = document.marks.includes(currencyOfCountry(best[0]) ?? "none");
  if (own.length === 0 && !paidIn && perPage.filter(({ code }) => code === best[0]).length < 3) return [];
  const places = perPage.filter(({ code }) => code === best[0]).map((place) => ({ ...place, fit: fitness(place.view.plain, place.mention.start, place.mention.adjective) - place.view.page.index * 0.02 }));
  const top = places.sort((a, b) => b.fit - a.fit)[0];
  if (!top) return [];
  const span = clip(top.view.text, aroundMention(top.view, top.mention.start, top.mention.end), 260);
  return [{ key: "country_of_operation", page: top.view, ...span, value: { kind: "choice", choice: best[0] }, unit: null, currency: null, period: null, projected: null, score: 5 + best[1] / all }];
}

/** Big markets where the document's language is not the usual one are spoken of more often than worked in. */
function foreignTo(document: DocumentView, code: string): boolean {
  return document.languages[0] !== "en" && ["us", "gb", "cn", "in"].includes(code);
}

/** How much a mention's surroundings tie it to the firm. */
function ties(plain: string, at: number): number {
  const words = near(plain, at);
  return words === "address" ? 3 : OWN.test(words) ? 2 : 1;
}

/** What a mention's surroundings say; a place before the name and a line's or cell's end after it make an address. */
function near(plain: string, at: number): string {
  const [before, after] = [plain.slice(Math.max(0, at - 80), at), plain.slice(at, at + 40)];
  if (!/[,(] ?$/.test(before) && !/, ?[^,]{0,24}, ?$/.test(before)) return plain.slice(Math.max(0, at - 90), at + 40);
  if (/\p{L}{3}[^\n.;|]{0,60}, ?$/u.test(before) && /^[\p{L}' ]{3,30}(?:\s*[|\u00b7\u2022(]|\s*\n|\.\s|$)/u.test(after)) return "address";
  if (/\b(?:county|district|province|region|state|municipality|departement|departamento|municipio|provincia|estado|wilaya|mkoa)\b[^\n.;|]{0,24}, ?$/u.test(before)) return "address";
  if (/\p{L}{3} \($/u.test(before) && /^[\p{L}' ]{3,30}\)/u.test(after)) return "address";
  return plain.slice(Math.max(0, at - 90), at + 40);
}

function fitness(plain: string, at: number, adjective: boolean): number {
  return (adjective ? 0 : 1) + (OWN.test(near(plain, at)) ? 2 : 0);
}

/** The sentence of the mention, or a stretch around it that surely holds it. */
function aroundMention(view: DocumentView["pages"][number], start: number, end: number): { start: number; end: number } {
  const sentence = sentenceAt(view, start);
  if (end - sentence.start <= 240) return { start: sentence.start, end: Math.max(sentence.end, end) };
  let from = start - 120;
  while (from > sentence.start && !/\s/.test(view.text.charAt(from - 1))) from -= 1;
  return { start: Math.max(sentence.start, from), end: Math.max(end, Math.min(sentence.end, end + 80)) };
}
