import { shortCodes } from "@/domain/risk/short-codes";
import type { RubricNames } from "@/features/methodology/contract";

type Named = RubricNames["indicators"][number];

/** Looks names up by id; an id the rubric does not know is shown as it is, never hidden. */
export interface NameBook {
  rubric: RubricNames;
  /** "F", "F3". */
  code(id: string): string;
  category(id: string): string;
  indicator(id: string): Pick<Named, "name" | "question" | "mandatory">;
  dataPoint(key: string): string;
  flag(id: string): { label: string; clearedBy: string; evidenceNeeded: string };
  grade(id: string): string;
}

const byKey = <T>(items: readonly T[], key: (item: T) => string): Map<string, T> => new Map(items.map((item) => [key(item), item]));

export function nameBook(rubric: RubricNames): NameBook {
  const codes = shortCodes(rubric.categories, rubric.indicators);
  const categories = byKey(rubric.categories, (item) => item.id);
  const indicators = byKey(rubric.indicators, (item) => item.id);
  const points = byKey(rubric.dataPoints, (item) => item.key);
  const flags = byKey(rubric.flags, (item) => item.id);
  const grades = byKey(rubric.grades, (item) => item.id as string);
  return {
    rubric,
    code: (id) => codes.category.get(id) ?? codes.indicator.get(id) ?? "",
    category: (id) => categories.get(id)?.name ?? id,
    indicator: (id) => indicators.get(id) ?? { name: id, question: "", mandatory: false },
    dataPoint: (key) => points.get(key)?.label ?? key.replace(/_/g, " "),
    flag: (id) => flags.get(id) ?? { label: id.replace(/-/g, " "), clearedBy: "", evidenceNeeded: "" },
    grade: (id) => grades.get(id)?.name ?? "",
  };
}
