"use client";

import type { ProposedFlag } from "@/domain/risk/assessed";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { dateOf } from "@/ui/format/times";
import { Notice } from "@/ui/notice";
import { useDecisions } from "./decisions";
import { EvidenceLine } from "./evidence-line";
import type { NameBook } from "./name-book";
import { decisionText, flagText as text } from "./text";

interface Props {
  flags: readonly ProposedFlag[];
  book: NameBook;
  nameOf: (documentId: string) => string;
}

const ORDER = { PROPOSED: 0, CONFIRMED: 1, DISMISSED: 2 };

/** First on the page: what a named person must confirm or dismiss. Decided ones follow, lighter. */
export function FlagNotices({ flags, book, nameOf }: Props) {
  if (flags.length === 0) return null;
  const sorted = [...flags].sort((a, b) => ORDER[a.state] - ORDER[b.state]);
  return (
    <section aria-label={text.region} className="mb-[22px] space-y-2.5">
      {sorted.map((flag) => <FlagNotice key={flag.id} flag={flag} book={book} nameOf={nameOf} />)}
    </section>
  );
}

function FlagNotice({ flag, book, nameOf }: Omit<Props, "flags"> & { flag: ProposedFlag }) {
  const def = book.flag(flag.id);
  return (
    <Notice tone={flag.state !== "DISMISSED" && flag.effect === "floor" ? "flag" : "info"}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[260px] flex-1">
          <p><b>{titleOf(flag, def.label, flag.indicators.map((id) => book.code(id)).join(", "))}</b> {flag.because}</p>
          {flag.reason ? <p className="text-second [overflow-wrap:anywhere]">“{flag.reason}”</p> : null}
          {flag.evidence.slice(0, 2).map((evidence, index) => <EvidenceLine key={index} evidence={evidence} level={null} nameOf={nameOf} />)}
          {flag.state === "PROPOSED" ? (
            <p className="text-second text-ink-2">{[text.mustDecide, def.evidenceNeeded === "" ? "" : text.needed(def.evidenceNeeded)].filter((part) => part !== "").join(" ")}</p>
          ) : flag.state === "CONFIRMED" && def.clearedBy !== "" ? <p className="text-second text-ink-2">{text.clearedBy(def.clearedBy)}</p> : null}
        </div>
        <FlagActs flag={flag} name={def.label} />
      </div>
    </Notice>
  );
}

function titleOf(flag: ProposedFlag, label: string, code: string): string {
  if (flag.state === "PROPOSED") return (flag.effect === "floor" ? text.toConfirm : text.alert)(code, label);
  const by = [flag.decidedBy ?? "", flag.decidedAt ? dateOf(new Date(flag.decidedAt)) : ""].filter((part) => part !== "").join(", ");
  return flag.state === "CONFIRMED" ? text.confirmed(label, by) : text.dismissed(label, by);
}

function FlagActs({ flag, name }: { flag: ProposedFlag; name: string }) {
  const { mayDecide, askFlag, takeBack, takingBack, refused } = useDecisions();
  if (!mayDecide) return null;
  const subject = `flag:${flag.id}`;
  return (
    <span className="flex flex-wrap items-center gap-2.5" data-print="off">
      {flag.state !== "CONFIRMED" ? <Button size="sm" aria-label={text.about(text.confirm, name)} onClick={() => askFlag(flag.id, "CONFIRMED")}>{text.confirm}</Button> : null}
      {flag.state !== "DISMISSED" ? <Button size="sm" aria-label={text.about(text.dismiss, name)} onClick={() => askFlag(flag.id, "DISMISSED")}>{text.dismiss}</Button> : null}
      {flag.state !== "PROPOSED" ? <Button size="sm" tone="bare" aria-label={text.about(decisionText.takeBack, name)} busy={takingBack === subject} onClick={() => takeBack(subject)}>{decisionText.takeBack}</Button> : null}
      {refused?.subject === subject ? <span role="alert" className="text-second font-semibold text-danger">{faultOf(refused.error).message}</span> : null}
    </span>
  );
}
