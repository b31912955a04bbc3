import { BeginningTree } from "@/domain/text/beginning-tree";
import { neededWords } from "@/domain/text/needed-words";
import { firstFrom } from "../view/first-from";
import type { PageView } from "../view/page-view";
import type { ToldKind, ToldRule } from "./told-rule";

interface Ordered { readonly order: number; readonly rule: ToldRule }
interface Place { start: number; rules: readonly Ordered[] }

/**
 * Rules by the words they need beside a figure: a page is gone through once for the words of all of them, so that at each figure
 * only the few are tried that can fit it, however many there are.
 */
export class ToldIndex {
  private readonly words = new BeginningTree<Ordered>();
  private readonly always: Record<ToldKind, Ordered[]> = { money: [], percent: [], count: [], output: [] };
  private readonly known = new WeakMap<PageView, readonly Place[]>();

  constructor(rules: readonly ToldRule[]) {
    for (const [order, rule] of rules.entries()) {
      const ordered = { order, rule };
      const needed = [rule.before, rule.after].map((side) => (side ? neededWords(side.source) : []));
      if (needed.includes(null)) this.always[rule.kind].push(ordered);
      else for (const word of needed.flatMap((each) => each ?? [])) this.words.add(word, ordered);
    }
  }

  /** The rules that may fit a figure of a kind somewhere between two offsets of a page, in the order they were given. */
  between(view: PageView, from: number, to: number, kind: ToldKind): ToldRule[] {
    const fitting = new Set(this.always[kind]);
    const places = this.on(view);
    for (let at = firstFrom(places, from); at < places.length; at++) {
      const place = places[at];
      if (!place || place.start >= to) break;
      for (const each of place.rules) if (each.rule.kind === kind) fitting.add(each);
    }
    return [...fitting].sort((a, b) => a.order - b.order).map(({ rule }) => rule);
  }

  private on(view: PageView): readonly Place[] {
    const known = this.known.get(view);
    if (known) return known;
    const places: Place[] = [];
    for (let start = 0; start < view.plain.length; start++) {
      const rules = this.words.at(view.plain, start);
      if (rules.length > 0) places.push({ start, rules });
    }
    this.known.set(view, places);
    return places;
  }
}
