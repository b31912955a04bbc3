"use client";

import Link from "next/link";
import type { GapCandidate } from "@/domain/gaps/gap";
import { valueWords } from "@/domain/quantities/value-words";
import { Button } from "@/ui/button";
import { GradeBadge } from "@/ui/evidence";
import { State } from "@/ui/state/state";
import type { Entry } from "../entry-board";
import { intakeText } from "../intake-text";
import { gapText } from "../text";

const text = intakeText.manual;

interface Props {
  assessmentId: string;
  entry: Entry;
  nameOf: (documentId: string) => string;
  state: "saving" | "unsaved" | "cleared" | null;
  mayAnswer: boolean;
  onUse: (candidate: GapCandidate) => void;
  onRemove: () => void;
}

/** Beside each field: what a document says of it, what is kept, and what leaving it empty means. */
export function RowStatus({ assessmentId, entry: { point, view, mandatory }, nameOf, state, mayAnswer, onUse, onRemove }: Props) {
  const { answer, candidates: [found] } = view;
  const compare = <Link className="link inline-flex min-h-6 items-center" href={`/assessments/${assessmentId}/gaps?point=${point.parent ?? point.key}`}>{found && answer ? text.compare : intakeText.openPage}</Link>;
  if (state === "saving") return <State kind="running" word={text.saving} />;
  if (state === "unsaved") return <State kind="failed" word={text.notSaved} />;
  return (
    <div className="space-y-1 text-second text-ink-2">
      {state === "cleared" ? <p>{text.cleared}</p> : null}
      {answer?.kind === "NOT_APPLICABLE" ? <p>{text.notApplicableSaid(answer.note ?? "")}</p> : null}
      {found ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="[overflow-wrap:anywhere]">{foundWords(found, view, nameOf)}</span> <GradeBadge grade={found.grade} /> {compare}
          {answer === null && mayAnswer ? <Button size="sm" onClick={() => onUse(found)}>{text.useFound}</Button> : null}
        </p>
      ) : null}
      {answer && answer.kind !== "REJECTED" ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span><b className="text-ink">{text.saved}</b>. {intakeText.answered(view.answeredByName ?? gapText.conflict.someone, answer.toldBy ?? null)}</span>
          {view.grade && answer.kind !== "NOT_APPLICABLE" ? <GradeBadge grade={view.grade} /> : null}
          {answer.note && answer.kind !== "NOT_APPLICABLE" ? <span>({answer.note})</span> : null}
          {mayAnswer ? <Button size="sm" tone="bare" aria-label={`${intakeText.remove}: ${point.label}`} onClick={onRemove}>{intakeText.remove}</Button> : null}
        </p>
      ) : found ? null : <p>{mandatory ? text.mandatory : text.optional}</p>}
    </div>
  );
}

/** Two figures closer than this share are the same. */
const SAME = 0.01;

function foundWords(found: GapCandidate, { answer, value }: Entry["view"], nameOf: Props["nameOf"]): string {
  const place = found.place ?? `p. ${found.page}`;
  const words = found.value === null ? `“${found.quote}”` : valueWords(found.value, found.unit, found.currency);
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
  const short = found.value?.kind === "text" ? `“${cut.replace(/\.$/, "")}”` : cut;
  if (answer?.kind !== "CORRECTED" || found.value?.kind !== "number" || value?.kind !== "number") return text.found(short, nameOf(found.documentId), place);
  const [a, b] = [found.value.number, value.number];
  const same = a === b || (a !== 0 && Math.abs(b / a - 1) < SAME);
  return same ? text.same(nameOf(found.documentId), place) : text.differs(nameOf(found.documentId), place, short);
}
const LONGEST = 120;
