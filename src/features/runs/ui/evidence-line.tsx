"use client";

import type { EvidenceRef } from "@/domain/risk/assessed";
import type { LevelId } from "@/domain/risk/rubric";
import { GradeBadge, Quotation } from "@/ui/evidence";
import { placeWords, scriptOf } from "./evidence-place";
import { passageOf, useOpenPassage } from "./passage";
import { resultText as text } from "./text";

interface Props {
  evidence: EvidenceRef;
  level: LevelId | null;
  nameOf: (documentId: string) => string;
}

/** The words, then grade, document and page as one link to the marked passage. */
export function EvidenceLine({ evidence, level, nameOf }: Props) {
  const { quote } = evidence;
  return (
    <div>
      {evidence.said === undefined ? null : <p className="line-clamp-6 [overflow-wrap:anywhere]" dir="auto">{evidence.said}</p>}
      {quote !== null && quote.trim() !== "" ? <Quotation level={level} lang={scriptOf(quote)?.lang}>{quote}</Quotation> : null}
      <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-second text-ink-2">
        <GradeBadge grade={evidence.grade} />
        <PlaceLink evidence={evidence} nameOf={nameOf} />
      </p>
    </div>
  );
}

/** "Audited accounts, p. 14" as a link to that page; who answered; or that it is a reference value. */
export function PlaceLink({ evidence, nameOf, short = false }: Omit<Props, "level"> & { short?: boolean }) {
  const open = useOpenPassage();
  const passage = passageOf(evidence);
  const who = evidence.answeredBy === null ? null : evidence.toldBy === undefined ? text.answeredBy(evidence.answeredBy) : text.toldBy(evidence.toldBy, evidence.answeredBy);
  if (passage === null) return <span>{who ?? text.reference}</span>;
  const name = nameOf(passage.documentId);
  const place = placeWords(evidence);
  return (
    <>
      {who ? <span>{who}</span> : null}
      <button type="button" className="link inline-flex min-h-6 max-w-full items-center text-left [overflow-wrap:anywhere]" aria-label={short ? `${name}, ${place}` : undefined} onClick={() => open(passage)}>
        {short ? place : `${name}, ${place}`}
      </button>
    </>
  );
}
