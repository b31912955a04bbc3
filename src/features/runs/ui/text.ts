import type { LevelId } from "@/domain/risk/rubric";
import { en } from "@/ui/text/en";

const plural = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

/** Every word of the scorecard and of the list of runs. */
export const scorecardText = {
  range: {
    closed: "Nothing is unknown, so the score is one figure.",
    inside: (width: number, band: string): string => `The range is ${plural(width, "point", "points")} wide and stays inside ${band}: what is still unknown cannot change the level.`,
    across: (width: number, low: string, high: string): string => `The range is ${plural(width, "point", "points")} wide and reaches from ${low} to ${high}: answers can still change the level.`,
    label: "Range",
    meaning: "if every unknown turned out Low, or Critical",
    none: "no unknowns",
  },
  insufficient: {
    nothing: "No document and no answer speaks to any indicator yet, so there is no score.",
    thin: (minimum: number): string => `Less than ${minimum}\u202f% of the weight has evidence, so no level is shown. Answer the gaps first.`,
  },
  row: {
    held: (band: string): string => `Held at ${band} by guard`,
    flags: (count: number): string => plural(count, "flag", "flags"),
    overridden: (count: number, stale: number): string => `${plural(count, "level set by a person", "levels set by a person")}${stale === 0 ? "" : ` (${stale} stale)`}`,
    unknown: (count: number): string => plural(count, "unknown", "unknowns"),
    startup: "Based on projections",
  },
  guard: {
    title: "Guard.",
    moved: (from: number, fromBand: string, to: number, toBand: string, because: string): string => `${because} The score moves from ${from} (${fromBand}) to ${to} (${toBand}).`,
  },
  indicator: {
    notApplicable: "Does not apply",
    byPerson: "Set by a person",
    noScore: "No score",
    score: (value: number): string => `Score ${value}`,
    mandatory: "Mandatory",
    optional: "Optional",
    openGaps: "Open the gap",
    range: (range: string): string => `Range ${range}`,
    coverage: (percent: string): string => `Coverage ${percent}`,
  },
} as const;

export const radarText = {
  title: (count: number): string => (count === 7 ? "Seven categories" : `${count} categories`),
  showAs: "Show as",
  chart: "Chart",
  table: "Table",
  note: "Line: score. Shaded: range. A category without a level has its range only. The table holds the same figures.",
  category: "Category",
  score: "Score",
  level: "Level",
  range: "Range",
  coverage: "Coverage",
  none: "None",
  noScore: "no score",
  thin: "no level",
  altItem: (name: string, score: number | null, word: string, range: string): string => `${name} ${score === null ? "no score" : score}, ${word}, range ${range}`,
  alt: (count: number, items: string): string => `Radar chart with ${count} axes from 0 at the centre to 100 at the edge. ${items}. The same figures are in the table.`,
} as const;

const pagesList = (pages: readonly number[]): string => `${pages.length === 1 ? "page" : "pages"} ${pages.join(", ")}`;
const figureWords = (figure: number): string => figure.toLocaleString("en", { maximumFractionDigits: 6 });

export const readingText = {
  title: "How the language model read",
  prompt: (name: string, number: number): string => `${name} v${number}`,
  prompts: (names: readonly string[]): string => `Asked with the prompts ${names.join(", ")}.`,
  figure: (label: string, said: number, kept: number): string =>
    `${label}: the model gave ${figureWords(said)}, its quotation says ${figureWords(kept)}. The quotation’s figure is used.`,
  level: (indicator: string, figure: number, said: LevelId, kept: LevelId): string =>
    `${indicator}: the model gave ${said.toLowerCase()}, but the rubric’s line puts the figure ${figureWords(figure)} at ${kept.toLowerCase()}. The rubric’s level is used.`,
  leftOutOfIdentity: (document: string, pages: readonly number[], parts: readonly number[]): string =>
    `What ${document} is: the model was shown its beginning, without ${[...(pages.length > 0 ? [pagesList(pages)] : []), ...(parts.length > 0 ? [`parts of ${pagesList(parts)}`] : [])].join(" and ")}.`,
  leftOut: (category: string, document: string, pages: readonly number[], parts: readonly number[]): string =>
    `${category}: of ${document} the model was not shown ${[...(pages.length > 0 ? [pagesList(pages)] : []), ...(parts.length > 0 ? [`parts of ${pagesList(parts)}`] : [])].join(" and ")}, because the documents are longer than it is given at once.`,
} as const;

/** The result in words, by a model or by the rules in its place. */
export const narrativeText = {
  title: "In words",
  ask: "Have it put in words",
  askRules: "Put it in words by the rules",
  writing: "Writing the summary",
  byModel: (model: string, prompts: string): string => `Written by ${model}, asked with ${prompts}. Every figure in it was found on this scorecard.`,
  byRules: (why: string): string => `Written by the rules, without a language model: ${why}`,
} as const;

export const opinionText = {
  title: "Second opinion",
  used: (name: string): string => `The score is made from what ${name} found. The second opinion moves no figure, and no mean is taken.`,
  other: (name: string, version: string): string => `Second: ${name} ${version}, scored by the same code from the same answers.`,
  counts: (both: number, same: number, oneApart: number, review: number): string =>
    `${plural(both, "indicator has", "indicators have")} a level from both: ${same} the same, ${oneApart} one level apart, ${review} further apart.`,
  only: (used: number, other: number): string => `Only the first found evidence for ${used}, only the second for ${other}.`,
  toReview: (count: number): string => plural(count, "disagreement to look at", "disagreements to look at"),
  none: "No disagreement of more than one level.",
  allSettled: "Every disagreement of more than one level has been settled by a person.",
  apart: (levels: number): string => `${plural(levels, "level", "levels")} apart`,
  review: "To review",
  settled: "Settled by a person",
  how: "A person settles it by setting the level, with the reason.",
  nothing: "found no evidence for a level",
  score: (score: number): string => `score ${score}`,
  more: (count: number): string => `and ${plural(count, "more passage", "more passages")}`,
  all: (count: number): string => `Show ${plural(count, "indicator", "indicators")} side by side`,
  caption: "Every indicator as the two analysts see it",
  heads: { indicator: "Indicator", apart: "Apart", counts: "counts", second: "second" },
  same: "Same level",
  onlyOne: "One of them only",
  row: (count: number): string => plural(count, "disagreement", "disagreements"),
  runs: (count: number): string => `${plural(count, "disagreement", "disagreements")} with the second opinion`,
} as const;

export const resultText = {
  title: "Scorecard",
  overall: "Overall result",
  outOf: "of 100, higher means more risk",
  coverage: "Coverage",
  coverageOf: (known: number, total: number): string => `${known} of ${total} indicators have evidence`,
  provisional: "Provisional",
  provisionalMeaning: "unknown mandatory parts counted against the firm",
  evidencedOnly: "Evidenced only",
  evidencedMeaning: "what is proved so far",
  seeGaps: (count: number): string => `See the ${plural(count, "open gap", "open gaps")}`,
  categories: "Categories and indicators",
  heads: { category: "Category", score: "Score and level", scale: "0 to 100", range: "Range", coverage: "Coverage", weight: "Weight" },
  run: (number: number): string => `Run ${number}`,
  noModel: "No language model used.",
  model: "A language model proposed levels; code checked every quotation and computed every score.",
  analyst: (name: string, version: string, rubric: string): string => `${name} ${version}, rubric ${rubric}.`,
  noDocument: "No document was read: every figure rests on what people said, which counts as a statement, grade D.",
  quotations: (verified: number, dropped: number): string =>
    dropped === 0 ? `${verified} quotations checked on their page.` : `${verified} quotations checked on their page; ${dropped} not found there, or not stating the value, and left out.`,
  asOf: (date: string): string => `As of ${date}.`,
  startup: "Based on projections: fewer than two complete seasons of own records, so some results cannot be better than Moderate.",
  stale: { title: "Something changed after this run.", older: "A newer run exists. This one is kept as it was made.", body: "Documents, answers or decisions are newer than the figures below. A new run takes them in; this one stays as it is.", newest: "Show the newest run" },
  empty: { title: "Nothing has been scored yet", body: "The scorecard appears when a run has read the documents and scored every indicator.", toIntake: "Go to intake", toGaps: "Answer the gaps", start: "Score now" },
  exposure: (inherent: number, residual: number, steps: number): string =>
    steps === 0 ? `Exposure ${inherent}; no proved mitigation lowers it.` : `Exposure ${inherent}, lowered to ${residual} by proved mitigation (${plural(steps, "band", "bands")}).`,
  component: { judgement: "Judged against the written criterion", exposure: "Exposure: likelihood times impact" },
  unknown: "unknown",
  inputs: "Inputs",
  notApplicable: (name: string, why: string | null): string => `${name} does not apply${why === null ? "" : `: ${why}`}`,
  projected: "forecast",
  capped: (from: string): string => `would be ${from} without the cap`,
  more: (count: number): string => `Show ${plural(count, "more passage", "more passages")}`,
  less: "Show fewer",
  answeredBy: (name: string): string => `Answer by ${name}`,
  toldBy: (who: string, name: string): string => `Told by ${who}, entered by ${name}`,
  reference: "Reference value of this installation",
  removedDocument: "a document removed since",
  openGap: (name: string): string => `Open the gap: ${name}`,
  openGaps: "Open the gaps",
  contradictions: "Statements that disagree",
  contradictionOf: (percent: number): string => `${percent}\u202f% apart`,
  contradictionRule: (rule: string): string => `${rule}.`,
  contradictionUsed: "used",
  recommendations: { title: "Recommendations", none: "Nothing is High, Critical or missing, so nothing is asked for.", action: "Action", owner: "Owner", horizon: "Time", cost: "Cost", priority: "Priority", done: "Done when", level: "Now" },
  priority: { high: "High", medium: "Medium", low: "Low" },
  page: { title: (name: string): string => name, close: "Close", answer: "Open beside its gap" },
  rescore: "Re-score",
} as const;

export const flagText = {
  region: "Hard flags",
  toConfirm: (code: string, name: string): string => `Hard flag to confirm: ${[code, name].filter((part) => part !== "").join(" ")}.`,
  alert: (code: string, name: string): string => `Alert to answer: ${[code, name].filter((part) => part !== "").join(" ")}.`,
  confirmed: (name: string, by: string): string => `Confirmed: ${name}${by === "" ? "" : `, by ${by}`}.`,
  dismissed: (name: string, by: string): string => `Not a flag: ${name}${by === "" ? "" : `, decided by ${by}`}.`,
  mustDecide: "A person must decide. The software only proposes.",
  confirm: "Confirm flag",
  dismiss: "Not a flag, give reason",
  needed: (text: string): string => `Evidence needed: ${text}`,
  clearedBy: (text: string): string => `Cleared by: ${text}`,
  dialog: {
    confirm: "Confirm this flag", dismiss: "This is not a flag", reason: "Reason", hint: "Printed in the report with your name.",
    effect: {
      floor: "Its indicators then count at least at the floor the rubric sets for a confirmed flag. Scorecard, list and reports follow at once; the run stays as it was made.",
      alert: "An alert moves no score; the decision is kept and printed.",
      dismissed: "It then moves no score. The decision is kept and printed; the run stays as it was made.",
    },
    save: "Save the decision",
    saving: "Saving…",
    theirs: (state: string, by: string): string => `It now stands as ${state.toLowerCase()}${by === "" ? "" : `, by ${by}`}:`,
    empty: "Give the reason; it is printed in the report.",
  },
  states: { PROPOSED: "Open", CONFIRMED: "Confirmed", DISMISSED: "Dismissed" },
  about: (act: string, name: string): string => `${act}: ${name}`,
} as const;

export const decisionText = {
  takeBack: "Take back",
  about: (act: string, name: string): string => `${act}: ${name}`,
  saved: {
    CONFIRMED: "Saved. The flag is confirmed and the scores count it.",
    DISMISSED: "Saved. The flag is dismissed.",
    OVERRIDDEN: "Saved. The level is set and the scores count it.",
    WITHDRAWN: "Taken back. What was there before stands again.",
  },
  asMade: (words: string): string => `Decisions of people are counted in. The run by itself gave ${words}.`,
  asMadeRange: (level: string, score: string, range: string): string => `${level}, ${score}, range ${range}`,
  frozen: {
    OTHER_RUBRIC: "The rubric has changed since this run was scored, so decisions cannot be counted into it. Start a new run.",
    NO_INPUTS: "This run was made by an earlier version, so decisions cannot be counted into it. Start a new run.",
  },
} as const;

export const overrideText = {
  set: "Set another level",
  change: "Change the level set",
  keep: "Keep or change",
  back: "Return to the calculated value",
  setBy: (level: string, name: string, date: string): string => `Set to ${level} by ${name}, ${date}.`,
  restsOn: (evidence: string): string => `Rests on: ${evidence}`,
  computed: (words: string): string => `Calculated: ${words}.`,
  stale: "Stale override",
  staleWhy: (then: string, now: string): string => `It was set against ${then}; the rules now give ${now}. Keep it or return to the calculated value.`,
  nothing: "no evidence for a score",
  thin: (score: number): string => `${score}, too little evidence for a level`,
  dialog: {
    title: (name: string): string => `Set the level of ${name}`,
    body: (computed: string): string => `Calculated: ${computed}. It stays visible beside yours, and yours is marked stale when it changes.`,
    level: "Level",
    total: "total",
    moves: (name: string, from: number | null, to: number | null): string => (from === to ? `${name} stays ${to ?? "without a score"}` : `${name} ${from ?? "none"} to ${to ?? "none"}`),
    barred: "A confirmed hard flag holds it above this level.",
    reason: "Reason", reasonHint: "Printed in the report with your name.", noReason: "Give the reason; it is printed in the report.", noLevel: "Choose a level.",
    evidence: "What it rests on", evidenceHint: "A paper, a visit, a call: whatever lets somebody else check it.",
    save: "Set the level", saving: "Saving…",
    theirs: (level: string, by: string): string => `It now stands at ${level}, by ${by}:`,
  },
} as const;

export const runsText = {
  title: "Runs",
  caption: "Runs of this assessment, newest first",
  heads: { run: "Run", started: "Started", by: "By", analyst: "Analyst", rubric: "Rubric", score: "Score and level", range: "Range", coverage: "Coverage" },
  run: (number: number): string => `Run ${number}`,
  state: { RUNNING: "Running", DONE: "Done", FAILED: "Failed" },
  notScored: "Not scored",
  decided: (score: number | null, level: LevelId | null): string => `With decisions: ${[score ?? "no score", level === null ? null : en.level[level]].filter((part) => part !== null).join(", ")}`,
  empty: { title: "No run yet", body: "A run reads the documents, finds the gaps and scores. Each run is kept as it was made.", toIntake: "Go to intake" },
  noModel: "no language model",
} as const;
