import { signedIn } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { RubricNames } from "../contract";

/** Names and constants of the rubric in force, in English; the catalogue of other languages uses the same ids. */
export async function getNames(ctx: AppContext): Promise<RubricNames> {
  signedIn(ctx);
  const { rubric, analyst } = ctx.ports;
  return {
    version: rubric.version,
    hash: rubric.hash,
    analyst: analyst.identity,
    bands: rubric.bands,
    grades: rubric.grades,
    minimumCoverage: rubric.scoring.minimumCoverage,
    insufficientLabel: rubric.scoring.insufficientLabel.en,
    categories: rubric.categories.map(({ id, slug, name, meaning }) => ({ id, slug, name: name.en, meaning: meaning.en })),
    indicators: rubric.indicators.map(({ id, category, name, question, why, mandatory }) => ({ id, category, name: name.en, question, why, mandatory })),
    dataPoints: rubric.dataPoints.map(({ key, label, category }) => ({ key, label, category })),
    flags: rubric.hardFlags.map(({ id, label, effect, trigger, evidenceNeeded, clearedBy }) => ({ id, label, effect, trigger, evidenceNeeded, clearedBy })),
    conditions: rubric.conditions.filter((condition) => condition.kind === "asked").map(({ id, question }) => ({ id, question })),
    horizons: rubric.horizons.map((horizon) => horizon.id),
  };
}
