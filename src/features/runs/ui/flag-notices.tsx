"use client";

import { useState } from "react";
import type { ProposedFlag } from "@/domain/risk/assessed";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { EvidenceLine } from "./evidence-line";
import { FlagDialog, type FlagDecision } from "./flag-dialog";
import type { NameBook } from "./name-book";
import { flagText as text } from "./text";

interface Props {
  assessmentId: string;
  flags: readonly ProposedFlag[];
  book: NameBook;
  nameOf: (documentId: string) => string;
  mayDecide: boolean;
}

/** First on the page: what a named person must confirm or dismiss. Decided ones follow, lighter. */
export function FlagNotices({ assessmentId, flags, book, nameOf, mayDecide }: Props) {
  const [asking, setAsking] = useState<{ flag: ProposedFlag; decision: FlagDecision } | null>(null);
  const [saved, setSaved] = useState<Readonly<Record<string, FlagDecision>>>({});
  const utils = trpc.useUtils();
  const decide = trpc.runs.decideFlag.useMutation({
    onSuccess: (_done, input) => {
      setSaved((before) => ({ ...before, [input.flag]: input.state === "CONFIRMED" ? "CONFIRMED" : "DISMISSED" }));
      setAsking(null);
      void utils.runs.scorecard.invalidate({ assessmentId });
      void utils.assessments.get.invalidate({ id: assessmentId });
      void utils.reports.list.invalidate({ assessmentId });
    },
  });
  if (flags.length === 0) return null;
  const order = { PROPOSED: 0, CONFIRMED: 1, DISMISSED: 2 };
  const sorted = [...flags].sort((a, b) => order[a.state] - order[b.state]);
  return (
    <section aria-label={text.region} className="mb-[22px] space-y-2.5">
      {sorted.map((flag) => (
        <FlagNotice key={flag.id} flag={flag} book={book} nameOf={nameOf} mayDecide={mayDecide} saved={saved[flag.id] ?? null} onAsk={(decision) => setAsking({ flag, decision })} />
      ))}
      {asking ? (
        <FlagDialog
          name={book.flag(asking.flag.id).label}
          decision={asking.decision}
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setAsking(null)}
          onSave={(reason) => decide.mutate({ assessmentId, flag: asking.flag.id, state: asking.decision, reason })}
        />
      ) : null}
    </section>
  );
}

interface NoticeProps extends Omit<Props, "assessmentId" | "flags"> {
  flag: ProposedFlag;
  /** Decided on this visit: the score follows at the next run. */
  saved: FlagDecision | null;
  onAsk: (decision: FlagDecision) => void;
}

function FlagNotice({ flag, book, nameOf, mayDecide, saved, onAsk }: NoticeProps) {
  const def = book.flag(flag.id);
  const code = flag.indicators.map((id) => book.code(id)).join(", ");
  const by = flag.decidedBy ?? "";
  const open = flag.state === "PROPOSED";
  const title = open
    ? (flag.effect === "floor" ? text.toConfirm : text.alert)(code, def.label)
    : flag.state === "CONFIRMED" ? text.confirmed(def.label, by) : text.dismissed(def.label, by);
  return (
    <Notice tone={flag.state !== "DISMISSED" && flag.effect === "floor" ? "flag" : "info"}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[260px] flex-1">
          <p><b>{title}</b> {flag.because}</p>
          {flag.reason ? <p className="text-second">“{flag.reason}”</p> : null}
          {flag.evidence.slice(0, 2).map((evidence, index) => <EvidenceLine key={index} evidence={evidence} level={null} nameOf={nameOf} />)}
          {open ? (
            <p className="text-second text-ink-2">{[text.mustDecide, def.evidenceNeeded === "" ? "" : text.needed(def.evidenceNeeded)].filter((part) => part !== "").join(" ")}</p>
          ) : flag.state === "CONFIRMED" && def.clearedBy !== "" ? <p className="text-second text-ink-2">{text.clearedBy(def.clearedBy)}</p> : null}
          {saved ? <p role="status" className="mt-1 font-semibold">{text.saved[saved]}</p> : null}
        </div>
        {mayDecide ? (
          <span className="flex flex-wrap gap-2.5" data-print="off">
            {flag.state !== "CONFIRMED" && saved !== "CONFIRMED" ? <Button size="sm" onClick={() => onAsk("CONFIRMED")}>{text.confirm}</Button> : null}
            {flag.state !== "DISMISSED" && saved !== "DISMISSED" ? <Button size="sm" onClick={() => onAsk("DISMISSED")}>{text.dismiss}</Button> : null}
          </span>
        ) : null}
      </div>
    </Notice>
  );
}
