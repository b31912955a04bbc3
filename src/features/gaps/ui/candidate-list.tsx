"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { GapCandidate } from "@/domain/gaps/gap";
import { Button } from "@/ui/button";
import { GradeBadge } from "@/ui/evidence";
import { valueWords } from "@/domain/quantities/value-words";
import { Glyph } from "@/ui/state/glyph";
import { OTHER } from "./answer-draft";
import { gapText } from "./text";

const text = gapText.form;

interface Props {
  candidates: readonly GapCandidate[];
  conflicting: boolean;
  choice: string;
  onChoose: (choice: string) => void;
  /** The passage now on the right. */
  shownId: string | null;
  onShow: (findingId: string) => void;
  nameOf: (documentId: string) => string;
  disabled: boolean;
}

/** What the documents say, each with grade and page; choosing one turns the page to it. */
export function CandidateList({ candidates, conflicting, choice, onChoose, shownId, onShow, nameOf, disabled }: Props) {
  if (candidates.length === 0) return <p className="text-ink-2">{text.none}</p>;
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-[3px] font-semibold">{conflicting ? text.disagree(candidates.length) : text.candidates(candidates.length)}</legend>
      {candidates.map((candidate) => (
        <Choice key={candidate.findingId} value={candidate.findingId} chosen={choice === candidate.findingId} onChoose={onChoose}>
          <span className="min-w-0">
            <CandidateValue candidate={candidate} />
            <span className="text-ink-2">{[candidate.period, candidate.projected ? text.projected : null].filter((part) => part !== null && part !== "").map((part) => `, ${part}`).join("")}</span>
            <span className="flex min-h-6 flex-wrap items-center gap-x-2 text-second text-ink-2">
              <GradeBadge grade={candidate.grade} />
              <span className="[overflow-wrap:anywhere]">{nameOf(candidate.documentId)}, {candidate.place ?? `p. ${candidate.page}`}</span>
              {candidate.findingId === shownId ? (
                <span className="inline-flex items-center gap-1"><Glyph name="page" size={12} />{text.shown}</span>
              ) : (
                <Button tone="bare" size="sm" className="link min-h-6! px-0! font-normal! text-accent!" onClick={() => onShow(candidate.findingId)}>{text.show}</Button>
              )}
            </span>
          </span>
        </Choice>
      ))}
      <Choice value={OTHER} chosen={choice === OTHER} onChoose={onChoose}><span>{text.other}</span></Choice>
    </fieldset>
  );
}

/** A figure stands bold; a sentence is a quotation, its first lines: the whole of it is on the page beside. */
function CandidateValue({ candidate }: { candidate: GapCandidate }) {
  const { value } = candidate;
  if (value === null || value.kind === "text")
    return <q className="line-clamp-4 font-serif [overflow-wrap:anywhere] italic">{value?.text ?? candidate.quote}</q>;
  return <b className="[overflow-wrap:anywhere]">{valueWords(value, candidate.unit, candidate.currency)}</b>;
}

function Choice({ value, chosen, onChoose, children }: { value: string; chosen: boolean; onChoose: (value: string) => void; children: ReactNode }) {
  return (
    <label className={clsx("-mt-px flex cursor-pointer gap-[9px] border px-2.5 py-[7px]", chosen ? "relative border-accent-line bg-accent-wash" : "border-line-2")}>
      <input type="radio" name="candidate" value={value} checked={chosen} onChange={() => onChoose(value)} className="mt-px size-[18px] flex-none accent-accent" />
      {children}
    </label>
  );
}
