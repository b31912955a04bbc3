import type { LanguageCode } from "@/domain/risk/rubric";
import { CueIndex } from "../cues/cue-index";
import type { WholeDocument } from "../view/document-view";
import type { PageView } from "../view/page-view";
import { clip, growForward, sentenceAt, type Span } from "../view/sentences";
import { cuePattern } from "./criterion";
import { isNoEvidence } from "./evidence";
import { EXPOSURE_RULES, type ExposureRule } from "./exposure-rules";

/** How likely and how hard, 1..5 each by the rubric's guides, both told in one passage. */
export interface Exposure extends Span {
  indicator: string;
  likelihood: number;
  impact: number;
  page: PageView;
}

/** The sentence with the event and the next one or two: where people tell how often and how hard. */
const PASSAGE_LIMIT = 300;
const IF_ONLY = /\b(?:could|might|would|if|will|may be|worst case|scenario|assum\w+|pourrait|si|hypothese|podria|supuesto|poderia|pressuposto|ikiwa|kama|huenda)\b/;

const memo = new Map<string, CueIndex<ExposureRule>>();

function indexFor(languages: readonly LanguageCode[]): CueIndex<ExposureRule> {
  const key = languages.join();
  const known = memo.get(key);
  if (known) return known;
  const made = new CueIndex(EXPOSURE_RULES.flatMap((rule) => languages.flatMap((language) => (rule.event[language] ?? []).map((cue) => ({ pattern: cuePattern(cue), rule, kind: "event" })))));
  memo.set(key, made);
  return made;
}

/** Exposures told outright: at most one an indicator and document, the worst. No frequency or no loss, no finding. */
export function pickExposures(document: WholeDocument): Exposure[] {
  if (document.template) return [];
  const worst = new Map<string, Exposure>();
  for (const page of document.pages)
    for (const hit of indexFor(document.languages).find(page.plain)) {
      const found = read(page, hit.rule, hit.start);
      const before = worst.get(hit.rule.indicator);
      if (found && (!before || found.likelihood * found.impact > before.likelihood * before.impact)) worst.set(hit.rule.indicator, found);
    }
  return [...worst.values()].sort((a, b) => (a.indicator < b.indicator ? -1 : 1));
}

function read(page: PageView, rule: ExposureRule, offset: number): Exposure | null {
  const sentence = sentenceAt(page, offset);
  const span = growForward(page, sentence, PASSAGE_LIMIT);
  const plain = page.plain.slice(span.start, span.end).replace(/\s/g, " ");
  if (plain.length > 420 || isNoEvidence(plain) || IF_ONLY.test(plain)) return null;
  const every = yearsBetween(plain);
  const lost = every === null ? null : lostShare(plain, rule.of);
  if (every === null || lost === null) return null;
  const likelihood = 5 - rule.everyYears.filter((limit) => every > limit).length;
  const impact = 1 + rule.lostPercent.filter((limit) => lost >= limit).length;
  return { indicator: rule.indicator, likelihood, impact, page, ...clip(page.text, span, 420) };
}

const COUNTS = [
  /^(?:0|zero)$/, /^(?:1|one|once|un|une|uno|una|um|uma|moja|mmoja|mara moja)$/, /^(?:2|two|twice|deux|dos|dois|duas|mbili|miwili|mawili)$/, /^(?:3|three|trois|tres|tatu|mitatu)$/, /^(?:4|four|quatre|cuatro|quatro|nne|minne)$/, /^(?:5|five|cinq|cinco|tano|mitano)$/,
  /^(?:6|six|seis|sita)$/, /^(?:7|seven|sept|siete|sete|saba)$/, /^(?:8|eight|huit|ocho|oito|nane|minane)$/, /^(?:9|nine|neuf|nueve|nove|tisa)$/, /^(?:10|ten|dix|diez|dez|kumi)$/,
];
const COUNT = "(\\d{1,2}|one|once|two|twice|three|four|five|six|seven|eight|nine|ten|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|um|uma|dois|duas|quatro|sete|oito|nove|dez|moja|mmoja|mbili|miwili|mawili|tatu|mitatu|nne|minne|tano|mitano|sita|saba|nane|minane|tisa|kumi)";

function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d+$/.test(word)) return Number(word);
  const at = COUNTS.findIndex((pattern) => pattern.test(word));
  return at < 0 ? null : at;
}

/** "every three years": the time between two events is told. */
const EVERY = new RegExp(`\\b(?:(?:once )?(?:in )?every|once in|tou(?:te)?s les|une fois (?:tous les|en)|cada|una vez cada|a cada|uma vez a cada|kila(?: baada ya)?)(?: about)?(?: miaka)? ${COUNT} ?(?:to ${COUNT} )?(?:years?|seasons?|ans?|annees?|campagnes?|anos?|temporadas?|safras?|campanhas?|miaka|misimu)?\\b`);
/** "two of the last five seasons", "in the last five years … two bad seasons". */
const OF_LAST = new RegExp(`\\b${COUNT} (?:[a-z]+ ){0,2}(?:of|out of|in|sur|des|de|dos|das|kati ya|katika) (?:the |our |les |las |los |os |as )?(?:last |past |previous |ultim[oa]s |dernieres? |derniers )?${COUNT} (?:last |past |ultim[oa]s |dernieres? |derniers |previous )?(?:years?|seasons?|ans|annees|campagnes|saisons|anos|temporadas|cosechas|safras|campanhas|miaka|misimu)\\b`);
const LAST_THEN = new RegExp(`\\b(?:(?:in|over|during) the (?:last|past)|ces|au cours des|(?:en|durante) los ultimos|nos ultimos|(?:katika|ndani ya) miaka) ${COUNT} ?(?:years?|seasons?|dernieres? annees|derniers? ans|anos|iliyopita)?[^.]{0,60}?\\b${COUNT} (?:[a-z]+ ){0,2}(?:seasons?|years?|droughts?|floods?|times|saisons?|campagnes?|annees|fois|temporadas?|veces|sequias?|cosechas?|safras?|campanhas?|vezes|secas?|misimu|mara)\\b`);
const YEARLY = /\b(?:every (?:year|season|dry season)|each (?:year|season|dry season)|chaque (?:annee|saison seche)|tous les ans|todos los anos|cada ano|todos os anos|kila mwaka|kila msimu)\b/;

/** Mean years between two events; null when not told. */
function yearsBetween(plain: string): number | null {
  const every = EVERY.exec(plain);
  const gap = countOf(every?.[1]);
  if (every && gap !== null && gap > 0 && /(?:years?|seasons?|ans?|annees?|campagnes?|anos?|temporadas?|safras?|campanhas?|miaka|misimu)/.test(every[0])) return gap;
  const of = OF_LAST.exec(plain);
  const told = of ? [countOf(of[1]), countOf(of[2])] : (() => {
    const last = LAST_THEN.exec(plain);
    return last ? [countOf(last[2]), countOf(last[1])] : [null, null];
  })();
  const [times, among] = told;
  if (times != null && among != null && times > 0 && among >= times && among >= 3) return among / times;
  return YEARLY.test(plain) ? 1 : null;
}

const LOSS = "(?:lost|loses?|losing|loss(?:es)? of|cut|cuts|reduced?|fell|falls?|drop(?:ped|s)?|down|destroy(?:ed|s)?|killed?|wiped out|perdu|perdons|pertes? de|perd|reduit|baisse de|detruit|perdimos|perdio|perdieron|perdida(?:s)? del?|redujo|bajo|cayo|destruyo|perdemos|perdeu|perderam|perda(?:s)? de|reduziu|caiu|destruiu|tulipoteza|ilipoteza|hupoteza|kupoteza|ilipungua|yalipungua|iliharibu)";
const SHARE = "(\\d{1,3})(?:[.,]\\d+)? ?(?:%|per ?cent|pour ?cent|por ?ciento|por ?cento)";
const LOST_SHARE = new RegExp(`\\b${LOSS}\\b([^.;]{0,40}?)(?:${SHARE}|asilimia (\\d{1,3}))([^.;]{0,40})`);
const LOST_AFTER = new RegExp(`(?:${SHARE}|\\basilimia (\\d{1,3}))([^.;]{0,60}?)\\b(?:lost|destroyed|killed|died|perdue?s?|detruite?s?|morte?s?|perdid[oa]s?|destruid[oa]s?|murio|murieron|morreram|iliharibiwa|yaliharibiwa|walikufa)\\b`);
const WORDED: readonly [RegExp, number][] = [[/\bhalf\b|\bla moitie\b|\bla mitad\b|\bmetade\b|\bnusu\b/, 50], [/\ba (?:quarter|fourth)\b|\ble quart\b|\bla cuarta parte\b|\bum quarto\b|\brobo\b/, 25], [/\ba third\b|\ble tiers\b|\bla tercera parte\b|\bum terco\b|\btheluthi\b/, 33], [/\ba fifth\b|\ble cinquieme\b|\bla quinta parte\b|\bum quinto\b/, 20]];
const LOST_WORDED = new RegExp(`\\b${LOSS}\\b([^.;]{0,60})`);

/** Percent of what the guide measures that an event took; null when the passage does not say. */
function lostShare(plain: string, of: RegExp): number | null {
  const before = LOST_SHARE.exec(plain);
  const after = before ? null : LOST_AFTER.exec(plain);
  const told = before ? { share: before[2] ?? before[3], around: `${plain.slice(Math.max(0, before.index - 40), before.index)} ${before[1] ?? ""} ${before[4] ?? ""}` } : after ? { share: after[1] ?? after[2], around: after[3] ?? "" } : null;
  if (told) {
    const share = Number(told.share);
    return of.test(told.around) && share <= 100 ? share : null;
  }
  const worded = LOST_WORDED.exec(plain)?.[1] ?? "";
  const share = WORDED.find(([words]) => words.test(worded))?.[1] ?? null;
  return share !== null && of.test(worded) ? share : null;
}
