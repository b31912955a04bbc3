import { shapeOf } from "@/domain/gaps/answer-shape";
import { plausibleInWords } from "@/domain/gaps/gap-words";
import type { DataPointDef, Rubric } from "@/domain/risk/rubric";
import { signedIn } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import type { EntryForm, EntryPoint } from "../contract";

/** The rubric in force as questions and fields. */
export async function getEntryForm(ctx: AppContext): Promise<EntryForm> {
  signedIn(ctx);
  const { rubric } = ctx.ports;
  const statement = rubric.grades.at(-1);
  if (!statement) throw new Error("The rubric has no evidence grades.");
  return {
    statement,
    categories: rubric.categories.map(({ id, name }) => ({ id, name: name.en })),
    groups: rubric.entryGroups.map(({ id, label }) => ({ id, label })),
    points: rubric.categories.flatMap(({ id }) => rubric.dataPoints.filter((def) => def.category === id).map((def) => toPoint(rubric, def))),
  };
}

function toPoint(rubric: Rubric, def: DataPointDef): EntryPoint {
  const { key, parent, category, interview, mandatoryIf, label, help, ask, example, entryGroup, grade } = def;
  return {
    key, parent, category, interview, mandatoryIf, label, help, ask, example, entryGroup, grade,
    shape: shapeOf(def),
    indicators: rubric.indicators.filter((indicator) => def.indicators.includes(indicator.id)).map(({ id, name, why }) => ({ id, name: name.en, why })),
    yearly: def.unit.endsWith("per year") && !def.plan && !def.multiple,
    plausibleText: plausibleInWords(def),
    papers: rubric.documents.filter((paper) => def.documents.includes(paper.id)).map((paper) => paper.label),
  };
}
