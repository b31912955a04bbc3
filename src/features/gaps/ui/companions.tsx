import type { GapCompanion } from "@/domain/gaps/gap";
import { valueWords } from "@/domain/quantities/value-words";
import { Pairs } from "@/ui/pairs";
import { gapText } from "./text";

/** Smaller values kept with a data point: what was read, or that nothing was. */
export function Companions({ companions, labelOf }: { companions: readonly GapCompanion[]; labelOf: (key: string) => string }) {
  if (companions.length === 0) return null;
  return (
    <div>
      <h3 className="mb-0.5">{gapText.form.companions}</h3>
      <Pairs pairs={companions.map((each) => ({ label: labelOf(each.dataPoint), value: wordsOf(each) }))} />
    </div>
  );
}

function wordsOf(companion: GapCompanion): string {
  if (companion.value === null) return gapText.status.MISSING;
  const value = valueWords(companion.value, companion.unit, companion.currency);
  return [value, companion.period, companion.projected ? gapText.form.projected : null, companion.conflicting ? gapText.status.CONFLICTING : null]
    .filter((part) => part !== null && part !== "").join(", ");
}
