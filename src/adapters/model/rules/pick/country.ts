import type { CountryMention } from "@/domain/quantities/countries";
import { currencyOfCountry } from "@/domain/quantities/currencies";
import { findPlaces } from "@/domain/quantities/places";
import { mentionVotes } from "../context/country-votes";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

/** A document that speaks of many countries alike names none of them as its own. */
const LEAST_SHARE = 0.55;
const OWN = /(?:located|based|registered|incorporated|situated|headquarter\w*|laws of|republic of|office|p\.? ?o\.? ?box|ubica\w+|domicili\w+|sede|constituid\w+|localiza\w+|situee?|implantee?|siege|adresse|address|direccion|enderec\w+|iliyo\w*|www\.|tel|legisla\w+|economia|camara de comercio|empresa|company|entreprise|kampuni|pays voisins d|neighbou?rs of|paises vecinos de|paises vizinhos d[eoa]s? [a-z]|nchi jirani na)/;

interface Sighting {
  code: string;
  mention: CountryMention;
  view: PageView;
}

/** The country the firm works in: the one its own papers speak of most, by its name or else by its cities and regions. */
export function pickCountry(document: DocumentView): Candidate[] {
  const named = document.pages.flatMap((view) => mentionVotes(view.plain).flatMap(({ code, mentions }) => mentions.map((mention) => ({ code, mention, view }))));
  const best = mostSpokenOf(document, named);
  if (best) {
    const own = named.filter(({ code, view, mention }) => code === best.code && OWN.test(near(view.plain, mention.start)));
    // One passing mention ties a firm to nothing; its money's country or a second mention does.
    const paidIn = document.marks.includes(currencyOfCountry(best.code) ?? "none");
    if (own.length > 0 || paidIn || named.filter(({ code }) => code === best.code).length >= 3) return told(best, named);
  }
  return byPlaces(document, named);
}

function mostSpokenOf(document: DocumentView, sightings: readonly Sighting[]): { code: string; share: number } | null {
  const totals = new Map<string, number>();
  for (const { code, mention, view } of sightings) {
    const weight = (mention.adjective ? 0.7 : 1) * (view.page.index <= 2 ? 2 : 1) * ties(view.plain, mention.start) * (foreignTo(document, code) ? 0.3 : 1) * (paysIn(document, code) ? 1.5 : 1);
    totals.set(code, (totals.get(code) ?? 0) + weight);
  }
  const all = [...totals.values()].reduce((sum, votes) => sum + votes, 0);
  const [best] = [...totals].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best && best[1] / all >= LEAST_SHARE ? { code: best[0], share: best[1] / all } : null;
}

/** Whether the paper's figures carry the money of a country, and of few others. */
const paysIn = (document: DocumentView, code: string): boolean => document.marks.length <= 3 && document.marks.includes(currencyOfCountry(code) ?? "none");

/** Where a paper says where it is set. */
const FRONT = 6;
const PLACED = /(?:(?<!\p{L})(?:in|at|near|from|of|a|au|en|dans|de|du|d'|del|no|na|em|do|da|katika|wa|ya|mkoani|wilayani|wilaya ya|mkoa wa|vijiji vya)|[,(\u2013-]) ?$/u;

/** A paper for people who know where they are names no country: its towns and regions tell, when they tell of one country only. */
function byPlaces(document: DocumentView, named: readonly Sighting[]): Candidate[] {
  const places = document.pages.slice(0, FRONT).flatMap((view) => findPlaces(view.text, view.plain).map((mention) => ({ code: mention.code, mention, view })));
  const best = mostSpokenOf(document, [...places, ...named.filter(({ mention }) => !mention.adjective)]);
  const own = places.filter(({ code, view, mention }) => code === best?.code && (PLACED.test(view.plain.slice(Math.max(0, mention.start - 14), mention.start)) || lineAt(view, mention.start).index < 3));
  const paidIn = best !== null && document.marks.includes(currencyOfCountry(best.code) ?? "none");
  return best && own.length > 0 && (paidIn || best.share >= (own.length >= 2 ? 0.7 : 0.99)) ? told(best, own) : [];
}

function told(best: { code: string; share: number }, sightings: readonly Sighting[]): Candidate[] {
  const places = sightings.filter(({ code }) => code === best.code).map((place) => ({ ...place, fit: fitness(place.view.plain, place.mention.start, place.mention.adjective) - place.view.page.index * 0.02 }));
  const top = places.sort((a, b) => b.fit - a.fit)[0];
  if (!top) return [];
  const span = clip(top.view.text, aroundMention(top.view, top.mention.start, top.mention.end), 260);
  return [{ key: "country_of_operation", page: top.view, ...span, value: { kind: "choice", choice: best.code }, unit: null, currency: null, period: null, projected: null, score: 5 + best.share }];
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
