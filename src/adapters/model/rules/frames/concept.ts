import type { CueSet } from "../cues/text-rule";

/** Words of one meaning in five languages. A figure's data point is told by the meanings that stand in its clause, in any order. */
export const CONCEPTS = [
  "pay", "buyer", "farmer", "worker", "loan", "late", "digital", "flow", "plot", "map", "contract", "sales", "fixed-price", "capacity", "use", "loss", "after-harvest", "reject", "elsewhere", "rain",
  "renewable", "energy", "export", "weather", "crop", "five-years", "board", "meet", "own", "put", "interest", "down", "outage", "audit", "clean", "deliver", "receivable", "three-months", "plan", "reach",
  "written", "left", "one-supplier", "input", "practice", "transport", "costs", "record", "error", "swing", "price", "stock", "water", "store", "lease", "remain", "experience", "again", "channel", "score",
  "comply", "requirement", "aim", "fine", "break-even", "handle",
] as const;
export type Concept = (typeof CONCEPTS)[number];

export type Concepts = Partial<Record<Concept, CueSet>>;
