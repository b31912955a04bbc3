import type { DataPointDef } from "./rubric";

const plain = (unit: string): string => unit.toLowerCase().replace(/\s+/g, " ").replace(/s$/, "").trim();

/**
 * May a figure be used as the rubric's unit? An unstated unit is taken to be it; another unit (bags an
 * acre where tonnes a hectare are meant) makes what is worked out from it meaningless.
 */
export function statedInBase(def: DataPointDef, unit: string | null): boolean {
  if (unit === null || def.units === null || def.units.base === "as stated") return true;
  return plain(unit) === plain(def.units.base) || plain(unit) === plain(def.unit);
}
