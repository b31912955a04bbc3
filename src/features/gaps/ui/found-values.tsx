"use client";

import Link from "next/link";
import type { GapCandidate } from "@/domain/gaps/gap";
import { valueWords } from "@/domain/quantities/value-words";
import { Button } from "@/ui/button";
import { GradeBadge } from "@/ui/evidence";
import { Notice } from "@/ui/notice";
import { intakeText } from "./intake-text";
import { gapText } from "./text";

const text = intakeText.interview;

interface Props {
  assessmentId: string;
  /** The gap whose page shows the passage. */
  gap: string;
  candidates: readonly GapCandidate[];
  nameOf: (documentId: string) => string;
  chosen: string | null;
  onUse: ((candidate: GapCandidate) => void) | null;
  busy: boolean;
}

/** What the documents already say to the question, with page and grade: nobody answers what is proved without seeing it. */
export function FoundValues({ assessmentId, gap, candidates, nameOf, chosen, onUse, busy }: Props) {
  if (candidates.length === 0) return null;
  return (
    <Notice className="my-[18px]" title={text.found(candidates.length)}>
      <ul className="space-y-2.5">
        {candidates.map((candidate) => (
          <li key={candidate.findingId}>
            {candidate.value === null || candidate.value.kind === "text" ? null : <b className="block">{valueWords(candidate.value, candidate.unit, candidate.currency)}{candidate.period ? `, ${candidate.period}` : ""}</b>}
            <q className="line-clamp-3 font-serif italic [overflow-wrap:anywhere]" dir="auto">{candidate.quote}</q>
            <span className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 text-second text-ink-2">
              <GradeBadge grade={candidate.grade} />
              <span className="[overflow-wrap:anywhere]">{text.foundIn(nameOf(candidate.documentId), candidate.place ?? `p. ${candidate.page}`)}</span>
              {candidate.projected ? <span>{gapText.form.projected}</span> : null}
              <Link className="link inline-flex min-h-6 items-center" href={`/assessments/${assessmentId}/gaps?point=${gap}`}>{intakeText.openPage}</Link>
              {chosen === candidate.findingId ? <b>{text.used}</b> : onUse ? <Button size="sm" busy={busy} onClick={() => onUse(candidate)}>{text.use}</Button> : null}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
