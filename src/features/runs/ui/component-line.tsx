"use client";

import type { ComponentResult, ComputedMetric } from "@/domain/risk/assessed";
import { measureWords } from "@/domain/quantities/value-words";
import { LevelChip } from "@/ui/level/level-chip";
import { Mark } from "@/ui/level/mark";
import { en } from "@/ui/text/en";
import { PlaceLink } from "./evidence-line";
import { formulaWords, inputWords } from "./metric-words";
import type { NameBook } from "./name-book";
import { resultText as text } from "./text";

interface Props {
  component: ComponentResult;
  book: NameBook;
  nameOf: (documentId: string) => string;
}

/** One part of an indicator: a computed figure with its sum, a judgement, or a rated exposure. */
export function ComponentLine({ component, book, nameOf }: Props) {
  const { computed, level, uncapped } = component;
  if (!component.applicable) return <li className="py-0.5 text-second text-ink-3">{text.notApplicable(nameOfPart(component), null)}</li>;
  if (level === null) return <UnknownLine component={component} />;
  return (
    <li className="border-t border-line py-2 text-second first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <LevelChip level={level} />
        <span className="text-ink-2">{nameOfPart(component)}</span>
        {computed && computed.value !== null ? <b className="whitespace-nowrap">{[computed.unit.startsWith("currency") ? computed.currency : null, measureWords(computed.value, computed.unit)].filter((part) => part !== null).join(" ")}</b> : null}
        {computed && computed.value !== null ? <span className="text-ink-2">{[computed.period, computed.projected ? text.projected : null].filter((part) => part !== null).join(", ")}</span> : null}
        {uncapped !== null && uncapped !== level ? <span className="text-ink-3">{text.capped(en.level[uncapped])}</span> : null}
      </p>
      {computed && computed.value !== null ? <Sum computed={computed} book={book} nameOf={nameOf} /> : null}
      {component.notes.map((note) => <p key={note} className="text-ink-2">{note}</p>)}
    </li>
  );
}

/** A part without evidence in one line: what is not known and why. Its gap is linked below the parts. */
function UnknownLine({ component }: { component: ComponentResult }) {
  return (
    <li className="flex items-start gap-x-2 py-0.5 text-second text-ink-2">
      <span className="mt-[3px]"><Mark level="NONE" /></span>
      <span>
        {nameOfPart(component)}
        {component.computed?.why ? <span className="text-ink-3">. {component.computed.why}</span> : null}
        {component.notes.map((note) => <span key={note} className="text-ink-3">. {note}</span>)}
      </span>
    </li>
  );
}

const nameOfPart = ({ kind, computed, id }: ComponentResult): string => (kind === "metric" ? (computed?.label ?? id.replace(/_/g, " ")) : text.component[kind]);

/** The formula in words, and every figure that went in with the page it came from. */
function Sum({ computed, book, nameOf }: { computed: ComputedMetric; book: NameBook; nameOf: Props["nameOf"] }) {
  return (
    <>
      <p className="text-ink-3">{formulaWords(computed.formula, (key) => book.dataPoint(key))}</p>
      <ul className="flex flex-wrap gap-x-4" aria-label={text.inputs}>
        {computed.inputs.map((input) => (
          <li key={input.key} className="flex min-h-6 flex-wrap items-center gap-x-1.5">
            <span className="text-ink-2">{book.dataPoint(input.key)}</span>
            <b>{inputWords(input.value)}</b>
            {input.evidence.slice(0, 1).map((evidence, index) => <span key={index} className="inline-flex items-center gap-x-1.5 text-ink-2"><PlaceLink evidence={evidence} nameOf={nameOf} short /></span>)}
          </li>
        ))}
      </ul>
    </>
  );
}
