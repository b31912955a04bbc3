import { currencyOfCountry } from "@/domain/quantities/currencies";
import { isAbroad } from "../context/abroad";
import { mentionVotes } from "../context/country-votes";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { DocumentView, WholeDocument } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";
import { placesOf } from "./gazetteer";
import { homeSigns, signOfMoney } from "./home-signs";

/** A document that speaks of many countries alike names none of them as its own. */
const LEAST_SHARE = 0.55;
/** Less than one plain mention says nothing sure. */
const LEAST_WEIGHT = 0.65;
const OWN = /(?:located|based|registered|incorporated|situated|headquarter\w*|laws of|republic of|office|p\.? ?o\.? ?box|ubica\w+|domicili\w+|sede|constituid\w+|localiza\w+|situee?|implantee?|siege|adresse|address|direccion|enderec\w+|iliyo\w*|www\.|tel|legisla\w+|economia|camara de comercio|empresa|company|entreprise|societe|kampuni)/;
/** Whoever speaks of a country's neighbours stands in it. */
const NEIGHBOURS_OF = /(?:pays voisins (?:du|de la|de l'|de)|neighbou?rs of|countries neighbou?ring|paises vecinos de|paises vizinhos d[eoa]|nchi jirani (?:na|za)) ?$/;
interface Sign {
  code: string;
  view: PageView;
  start: number;
  end: number;
  weight: number;
  /** How well its sentence serves as the quotation. */
  fit: number;
}

/** The country the firm works in: the one its own papers speak of most by name, place, office, money and address. */
export function pickCountry(document: WholeDocument): Candidate[] {
  const told = document.pages.flatMap((view) => [...named(document, view), ...placed(view), ...marked(view)]);
  const surely = elect(told);
  // Its money is asked only where nothing better decides.
  const signs = surely ? told : [...told, ...document.pages.flatMap(paid)];
  const best = surely ?? elect(signs);
  if (!best) return [];
  const own = signs.filter(({ code, weight }) => code === best.code && weight >= 0.25);
  const [top] = own.sort((a, b) => b.fit - b.view.page.index * 0.02 - (a.fit - a.view.page.index * 0.02));
  if (!top) return [];
  const around = clip(top.view.text, aroundMention(top.view, top.start, top.end), 260);
  // "[country: Kenya]" is filled in; its brackets alone would look like a blank.
  const span = /^\[/.test(top.view.text.slice(around.start, around.end)) || isBlank(top.view.plain.slice(around.start, around.end)) ? { start: top.start, end: top.end } : around;
  return [{ key: "country_of_operation", page: top.view, ...span, value: { kind: "choice", choice: best.code }, unit: null, currency: null, period: null, projected: null, score: 5 + best.share }];
}

/** The country most told of; null where none is told of surely. */
function elect(signs: readonly Sign[]): { code: string; share: number } | null {
  const totals = new Map<string, number>();
  for (const { code, weight } of signs) totals.set(code, (totals.get(code) ?? 0) + weight);
  const all = [...totals.values()].reduce((sum, votes) => sum + votes, 0);
  const [best] = [...totals].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best && best[1] / all >= LEAST_SHARE && best[1] >= LEAST_WEIGHT ? { code: best[0], share: best[1] / all } : null;
}

const front = (view: PageView): number => (view.page.index <= 2 ? 2 : 1);

/** Countries and their people by name. */
function named(document: DocumentView, view: PageView): Sign[] {
  const mentions = mentionVotes(view.plain).flatMap((vote) => vote.mentions.map((mention) => ({ ...mention, sentence: sentenceAt(view, mention.start) })));
  return mentions.map(({ code, start, end, adjective, sentence }) => {
    // Three countries in one sentence are a list of markets, sources or neighbours, all told of as the first is.
    const listed = mentions.filter((other) => other.sentence.start === sentence.start);
    const beside = new Set(listed.map((other) => other.code)).size;
    const home = NEIGHBOURS_OF.test(view.plain.slice(Math.max(0, start - 26), start));
    const abroad = !home && isAbroad(view.plain, sentence.start, beside >= 3 ? Math.min(...listed.map((other) => other.start)) : start);
    const paid = document.marks.includes(currencyOfCountry(code) ?? "none") ? 1.2 : 1;
    const weight = (adjective ? 0.7 : 1) * front(view) * ties(view.plain, start) * (home ? 2 : beside >= 3 ? 0.3 : 1) * paid * (abroad ? 0.25 : 1) * (foreignTo(document, code) ? 0.3 : 1);
    return { code, view, start, end, weight, fit: (adjective ? 0 : 1) + (OWN.test(near(view.plain, start)) ? 2 : 0) - (abroad ? 2 : 0) };
  });
}

/** Towns, regions and offices that one country has. */
function placed(view: PageView): Sign[] {
  return placesOf(view).flatMap(({ code, start, end, kind }) => {
    if (!code) return [];
    const abroad = isAbroad(view.plain, sentenceAt(view, start).start, start);
    const weight = (kind === "place" ? 0.8 : 0.7) * front(view) * Math.min(2, ties(view.plain, start)) * (abroad ? 0.25 : 1);
    return [{ code, view, start, end, weight, fit: (OWN.test(near(view.plain, start)) ? 2 : 0.5) - (abroad ? 2 : 0) }];
  });
}

/** Telephone numbers, web addresses, post codes. */
const marked = (view: PageView): Sign[] => homeSigns(view).map((sign) => ({ ...sign, view, weight: 1.5 * front(view), fit: 0 }));

function paid(view: PageView): Sign[] {
  const money = signOfMoney(view);
  return money ? [{ ...money, view, weight: 0.75 * front(view), fit: -0.5 }] : [];
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

/** The sentence of the mention, or a stretch around it that surely holds it. */
function aroundMention(view: PageView, start: number, end: number): { start: number; end: number } {
  const sentence = sentenceAt(view, start);
  if (end - sentence.start <= 240) return { start: sentence.start, end: Math.max(sentence.end, end) };
  let from = start - 120;
  while (from > sentence.start && !/\s/.test(view.text.charAt(from - 1))) from -= 1;
  return { start: Math.max(sentence.start, from), end: Math.max(end, Math.min(sentence.end, end + 80)) };
}
