import { findPlaces } from "@/domain/quantities/places";
import { WordPattern } from "@/domain/text/word-pattern";
import type { PageView } from "../view/page-view";
import { INSTITUTIONS } from "./institutions";

/** A place, or an office only one country has, as a page names it. */
export interface PlaceMention {
  start: number;
  end: number;
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  kind: "place" | "office";
}

const OFFICES = Object.entries(INSTITUTIONS).flatMap(([code, names]) => names.split("|").map((name) => ({ name, code })));
const CODES = new Map(OFFICES.map(({ name, code }) => [name, code]));
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** By their first letter, so that most of a text's places are ruled out at once. */
const grouped = new Map<string, string[]>();
for (const { name } of OFFICES) grouped.set(name.charAt(0), [...(grouped.get(name.charAt(0)) ?? []), escaped(name)]);
const OFFICE = new WordPattern(`(?<![\\p{L}\\d])(?:${[...grouped.values()].map((names) => `(?:${names.sort((a, b) => b.length - a.length).join("|")})`).join("|")})(?![\\p{L}\\d])`, "u");
const memo = new WeakMap<PageView, readonly PlaceMention[]>();

/** Places and offices a page names, in reading order. */
export function placesOf(view: PageView): readonly PlaceMention[] {
  const known = memo.get(view);
  if (known) return known;
  const places = findPlaces(view.text, view.plain).map(({ start, end, code }): PlaceMention => ({ start, end, code, kind: "place" }));
  const offices = OFFICE.matchAll(view.text).flatMap(({ index, 0: name }): PlaceMention[] => {
    const code = CODES.get(name);
    return code ? [{ start: index, end: index + name.length, code, kind: "office" }] : [];
  });
  const found = [...places, ...offices].sort((a, b) => a.start - b.start);
  memo.set(view, found);
  return found;
}
