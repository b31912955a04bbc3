import { bandById } from "./levels";
import { list, paragraph, table, type Section } from "./methodology-blocks";
import type { LevelId, Rubric } from "./rubric";

const levelName = (rubric: Rubric, level: LevelId): string => bandById(rubric, level).name.en;
const percent = (share: number): string => `${Math.round(share * 100)} percent`;
const bands = (n: number): string => `${n} ${n === 1 ? "band" : "bands"}`;

/** The rules that hold for every indicator, with the rubric's own numbers. */
export function ruleSections(rubric: Rubric): Section[] {
  return [parts(rubric), evidence(rubric), values(rubric), missing(rubric), applies(rubric), special(rubric), gaps(rubric)];
}

function parts(rubric: Rubric): Section {
  const guard = rubric.scoring.guardBands;
  return {
    id: "parts", depth: 2, title: "The parts of a score",
    blocks: [
      paragraph("A score runs from 0 to 100 and higher means more risk. A model or a person proposes a level or a figure with a quotation and a page; code checks that the quotation stands on that page and does all the arithmetic. A language model is never asked for a score."),
      table("Levels", ["Level", "Score", "A component counts as", "What it means for the decision"],
        rubric.bands.map((b) => [b.name.en, `${b.from}–${b.to}`, String(b.anchor), b.decision])),
      paragraph(`${rubric.categories.length} categories hold ${rubric.indicators.length} indicators. An indicator is made of components: figures worked out from the documents, ratings of exposure, and judgements against a written criterion. The weighted mean of the components' values is the indicator, the weighted mean of the indicators is the category, and the weighted mean of the categories is the whole. At each step the score is rounded half up to a whole number before its band is looked up, so that every figure can be checked from the figures shown under it.`),
      paragraph(`No hiding behind an average: an indicator sits at most ${bands(guard.indicator)} below its worst component, a category at most ${bands(guard.category)} below its worst indicator, the whole at most ${bands(guard.overall)} below its worst category. Where that rule moved a score, the score and its reason are shown.`),
    ],
  };
}

function evidence(rubric: Rubric): Section {
  return {
    id: "evidence", depth: 2, title: "Evidence",
    blocks: [
      table("Grades of evidence", ["Grade", "Name", "What it is", "Examples", "Best level it supports", "Bands of mitigation it can prove"],
        rubric.grades.map((g) => [g.id, g.name, g.meaning, g.examples.join("; "), levelName(rubric, g.bestLevel), String(rubric.scoring.mitigationCapByGrade[g.id])])),
      list(rubric.evidenceRules.map((r) => r.text)),
      paragraph("A quotation counts only if its words stand on the page it names. Case, white space, accents, hyphenation and quotation marks do not matter; a part of a word or of a number is no match. The value must stand in the quotation too: as printed, after a magnitude or a unit's conversion, in words, or as a stated sum or product. What fails is dropped and counted."),
      paragraph("A figure worked out from several has the grade of its weakest fact. A typed answer is a statement until a document is attached; it then has that document's grade, or C when the kind of document is not recognised."),
      paragraph("An out-of-date paper drops one grade, and a statement that is out of date is no evidence. The age is told from the date the paper speaks of, or else from the latest period it states; where neither is known no grade is dropped."),
      table("When a paper is out of date", ["Kind of paper", "Limit"],
        rubric.staleness.map((s) => [s.kind.replace(/_/g, " "), s.basis === "expiry" ? "once it has run out" : `${s.monthsAfter} months after ${s.basis === "periodEnd" ? "the period ends" : "its date"}`])),
    ],
  };
}

function values(rubric: Rubric): Section {
  const { contradictionTolerancePercent, contradictionFlagPercent, contradictionFlag } = rubric.scoring;
  const flag = rubric.hardFlags.find((f) => f.id === contradictionFlag.flag)?.label ?? contradictionFlag.flag;
  return {
    id: "values", depth: 2, title: "Which value counts",
    blocks: [
      list([
        "A person's answer comes before anything found. Taking the answer back brings the finding back.",
        "What was comes before what is planned. For items that are about the future by nature, such as the amount asked for, a plan is the value.",
        "Then the better grade, then the later period, and on a tie the worse value; of a range, the worse end.",
        `Two figures for the same thing, period and currency that differ by more than ${contradictionTolerancePercent} percent of the larger are a contradiction: both are kept and shown. On sales, more than ${contradictionFlagPercent} percent proposes the flag “${flag}”. Prices, costs, yields and capacities of two products may differ without contradicting.`,
        "A derived figure never mixes periods, currencies, product units or plans with facts. Each consistent set is tried by itself; of those that work, facts come before plans, then the better grade, then the later period. If none works, the figure is not computable and the reason is told. A figure whose period or currency is not stated may stand beside one whose is.",
        "A figure made of forecasts only is a statement (grade D) and is labelled.",
        "A figure for a quarter or for several years is not used where a yearly one is meant, nor a figure in another unit than the rubric's.",
      ]),
    ],
  };
}

function missing(rubric: Rubric): Section {
  const s = rubric.scoring;
  return {
    id: "missing", depth: 2, title: "What is missing",
    blocks: [
      paragraph("“No evidence” is not a score. Three figures always go together:"),
      list([
        "the evidenced score: the mean of what is proved;",
        "the coverage: the share of weight with evidence;",
        `the range: all unknowns ${levelName(rubric, rubric.bands[0]?.id ?? "LOW")} (${s.rangeBestAnchor}) to all unknowns ${levelName(rubric, rubric.bands.at(-1)?.id ?? "CRITICAL")} (${s.rangeWorstAnchor}), with every rule applied to both ends.`,
      ]),
      paragraph(`A provisional score counts each unknown mandatory component as ${s.mandatoryUnknownScore} and leaves out optional ones. Below ${percent(s.minimumCoverage)} coverage no level is given: the label is “${s.insufficientLabel.en}”.`),
    ],
  };
}

function applies(rubric: Rubric): Section {
  return {
    id: "applies", depth: 2, title: "What applies",
    blocks: [
      paragraph("Yes or no facts about the business decide what is asked. Until somebody answers, the answer in the last column holds, so nothing drops out by silence. An indicator leaves the result only after a person has answered “no” to every condition it names; the report lists it as not applicable. A confirmed flag brings it back."),
      paragraph("A person may also answer that one item does not apply, with the reason. What is worked out from it then carries no weight, unless nothing of the indicator would be left."),
      table("Conditions", ["Condition", "Question", "How it is known", "Until answered"],
        rubric.conditions.map((c) => [c.id, c.question, howKnown(rubric, c), c.ifUnknown ? "yes" : "no"])),
    ],
  };
}

function howKnown(rubric: Rubric, condition: Rubric["conditions"][number]): string {
  const rule = condition.when;
  if (rule === null) return "asked";
  switch (rule.kind) {
    case "choice": return `${rule.dataPoint} is one of ${rule.among.join(", ")}`;
    case "metric": return `${rule.metric} ${rule.op} ${rule.value}`;
    case "yearsOfRecords":
      return `fewer than ${rubric.scoring.startup.minimumYears} years shown by ${[...rule.counts, ...rule.sales].join(", ")}, or founded less than ${rubric.scoring.startup.minimumYears} years before`;
  }
}

function special(rubric: Rubric): Section {
  const s = rubric.scoring;
  const { full, part } = s.mitigationSteps;
  const [best, second] = [rubric.bands[0]?.id ?? "LOW", rubric.bands[1]?.id ?? "MODERATE"];
  return {
    id: "special", depth: 2, title: "Special rules",
    blocks: [
      paragraph("Exposure and mitigation. Some indicators rate exposure first: likelihood 1 to 5 times impact 1 to 5, asked apart, together with the exposure figures."),
      table("Likelihood times impact", ["Product", "Level"], s.exposureBands.map((b) => [`${b.from}–${b.to}`, levelName(rubric, b.level)])),
      paragraph(`Then proved mitigation lowers it: by ${bands(full)} when it is proved at ${levelName(rubric, best)}, by ${bands(part)} at ${levelName(rubric, second)}, capped by the grade of its evidence (see the grades). Of several mitigants the one that helps most counts. The residual score is the smaller of the exposure score and the value of the band reached; both are shown.`),
      paragraph(`Hard flags. A confirmed flag lifts its indicators to at least ${s.hardFlagFloor}; an alert must be answered but moves no score. The machine only proposes a flag, from a figure or from wording, with its quotation; a named person confirms or dismisses it with a reason. A forecast proposes none.`),
      paragraph(`Start-ups (${s.startup.definition}) cannot be better than ${levelName(rubric, s.startup.bestLevel)} in ${s.startup.categories.map((id) => rubric.categories.find((c) => c.id === id)?.name.en ?? id).join(", ")} and are marked “${s.startup.label.en}”.`),
      paragraph("Overrides. A named person may set an indicator's level with a reason. It then counts as that level's anchor in every figure above it, without adding coverage. The computed value stays visible, and the override is marked stale when that value changes. It cannot go below a confirmed flag."),
      paragraph("Decisions on flags and overrides never change a run. The run is scored again from what it kept, with the decisions counted in; taking one back gives the run's own result."),
    ],
  };
}

function gaps(rubric: Rubric): Section {
  const rows = rubric.dataPoints.filter((d) => d.parent === null).length;
  return {
    id: "gaps", depth: 2, title: "Gaps and when a data point is verified",
    blocks: [
      paragraph(`Each of the ${rows} data points has one state. It is verified only when a value is in force; its evidence has at least the grade the catalogue expects or a person accepted the finding; it is no forecast where an actual figure is asked for; it comes from no template; nothing contradicts it; and a list holds as many values as are asked. Typing a text therefore verifies only what a statement can prove.`),
      paragraph("Missing: nothing usable was found and nobody answered. Partial: something is known, and the reason says what is lacking. Conflicting: statements contradict each other and no person has settled it. Not applicable: a person said so with a reason, or nothing the data point serves applies."),
      paragraph("The effect of an answer is found by scoring twice more, with what the data point feeds at its best and at its worst. The points it closes are those it closes in either case; where a figure needs other answers too, or a judgement waits for more passages, each has its share. First come gaps that can move the level of the whole, then those that can raise or clear a flag, then those that can move a category, then the widest."),
    ],
  };
}
