import type { LanguageCode } from "@/domain/risk/rubric";
import { CueIndex, type Cue, type Hit } from "./cues/cue-index";
import { FIGURE_RULES, REQUEST_CUES, type FigureRule } from "./cues/figure-rules";
import type { MeasureRule } from "./cues/measure-rule";
import { MEASURE_RULES } from "./cues/measure-rules";
import { PERCENT_RULES, type PercentRule } from "./cues/percent-rules";
import type { CueSet, TextRule } from "./cues/text-rule";
import { TEXT_RULES } from "./cues/text-rules";
import { SAID, type Said } from "./frames/said";
import { REGISTRATION_CUES } from "./pick/registration";
import { inOwnName } from "./context/own-name";
import type { DocumentView } from "./view/document-view";
import type { PageView } from "./view/page-view";

/** Which picker a cue speaks to. All cues share one index, so a page's words are gone through once. */
interface Addressees {
  text: TextRule;
  figure: FigureRule;
  percent: PercentRule;
  measure: MeasureRule;
  request: { key: string };
  registration: string;
  said: Said;
}
type Addressed = { [To in keyof Addressees]: { to: To; rule: Addressees[To] } }[keyof Addressees];

const memo = new Map<string, CueIndex<Addressed>>();

function spread(rule: Addressed, kind: string, cues: CueSet | undefined, languages: readonly LanguageCode[]): Cue<Addressed>[] {
  return languages.flatMap((language) => (cues?.[language] ?? []).map((pattern) => ({ pattern, rule, kind })));
}

function indexFor(languages: readonly LanguageCode[]): CueIndex<Addressed> {
  const key = languages.join();
  const known = memo.get(key);
  if (known) return known;
  const made = new CueIndex<Addressed>([
    ...TEXT_RULES.flatMap((rule) => (["head", "say", "hint"] as const).flatMap((kind) => spread({ to: "text", rule }, kind, rule[kind], languages))),
    ...FIGURE_RULES.flatMap((rule) => [...spread({ to: "figure", rule }, "label", rule.label, languages), ...spread({ to: "figure", rule }, "row", rule.row, languages), ...spread({ to: "figure", rule }, "part", rule.part, languages)]),
    ...PERCENT_RULES.flatMap((rule) => spread({ to: "percent", rule }, "label", rule.label, languages)),
    ...MEASURE_RULES.flatMap((rule) => spread({ to: "measure", rule }, "label", rule.label, languages)),
    ...spread({ to: "request", rule: { key: "funding_request" } }, "request", REQUEST_CUES, languages),
    ...SAID.map((rule) => ({ pattern: rule.anchor, rule: { to: "said" as const, rule }, kind: "anchor" })),
    ...REGISTRATION_CUES.map(({ key: rule, pattern }) => ({ pattern, rule: { to: "registration" as const, rule }, kind: "label" })),
  ]);
  memo.set(key, made);
  return made;
}

export type PageHits = { [To in keyof Addressees]: Hit<Addressees[To]>[] };

interface Read { told: string; hits: PageHits }
const read = new WeakMap<PageView, Read>();

/** A page's cues by the picker they are for; the firm's own name counts as "the company". Asked again, or ahead of time, it is looked at once. */
export function hitsOf({ languages, names }: Pick<DocumentView, "languages" | "names">, view: PageView): PageHits {
  const told = inOwnName(view, names, languages);
  const known = read.get(view);
  if (known?.told === told) return known.hits;
  const hits: PageHits = { text: [], figure: [], percent: [], measure: [], request: [], registration: [], said: [] };
  for (const { rule: { to, rule }, kind, start, end } of indexFor(languages).find(told)) (hits[to] as Hit<typeof rule>[]).push({ rule, kind, start, end });
  read.set(view, { told, hits });
  return hits;
}
