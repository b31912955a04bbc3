"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import type { IndicatorResult, ProposedFlag } from "@/domain/risk/assessed";
import { trpc } from "@/trpc/client";
import type { Scorecard } from "../contract";
import { FlagDialog, type FlagVerdict } from "./flag-dialog";
import type { NameBook } from "./name-book";
import { OverrideDialog } from "./override-dialog";
import { decisionText as text } from "./text";

interface Decisions {
  mayDecide: boolean;
  mayOverride: boolean;
  askFlag: (flag: string, verdict: FlagVerdict) => void;
  askLevel: (indicator: string) => void;
  /** Undo: the proposed flag, or the calculated value, stands again. */
  takeBack: (subject: string) => void;
  /** Subject whose decision is being taken back. */
  takingBack: string | null;
  /** Why the last one could not be taken back, and which it was. */
  refused: { subject: string; error: unknown } | null;
}

const nothing = (): void => undefined;
const Context = createContext<Decisions>({ mayDecide: false, mayOverride: false, askFlag: nothing, askLevel: nothing, takeBack: nothing, takingBack: null, refused: null });
export const useDecisions = (): Decisions => useContext(Context);

type Asking = { kind: "flag"; flag: string; verdict: FlagVerdict } | { kind: "level"; indicator: string };

/** What a person may decide below, and the dialogs that ask why. Every figure of the page follows at once. */
export function DecisionsProvider({ assessmentId, scorecard, book, children }: { assessmentId: string; scorecard: Scorecard; book: NameBook; children: ReactNode }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, say] = useState("");
  const utils = trpc.useUtils();
  const refresh = (): Promise<unknown> => Promise.all([
    utils.runs.scorecard.invalidate({ assessmentId }), utils.runs.list.invalidate({ assessmentId }), utils.runs.previewOverride.invalidate(),
    utils.assessments.get.invalidate({ id: assessmentId }), utils.assessments.list.invalidate(), utils.reports.list.invalidate({ assessmentId }), utils.gaps.list.invalidate({ assessmentId }),
  ]);
  const saved = async (words: string): Promise<void> => {
    await refresh();
    setAsking(null);
    say(words);
  };
  // A refused decision was decided elsewhere meanwhile: what stands now is fetched, the dialog keeps what was typed.
  const refused = { onError: () => void refresh() };
  const decide = trpc.runs.decideFlag.useMutation({ onSuccess: (_done, input) => saved(text.saved[input.state]), ...refused });
  const override = trpc.runs.override.useMutation({ onSuccess: () => saved(text.saved.OVERRIDDEN), ...refused });
  const withdraw = trpc.runs.withdraw.useMutation({ onSuccess: () => saved(text.saved.WITHDRAWN), ...refused });
  const base = (subject: string) => ({ assessmentId, runId: scorecard.run.id, expectedVersion: scorecard.versions[subject] ?? 0 });
  const ask = (next: Asking): void => {
    decide.reset();
    override.reset();
    setAsking(next);
  };
  const taken = withdraw.variables?.subject ?? null;
  const value: Decisions = {
    mayDecide: scorecard.mayDecide,
    mayOverride: scorecard.mayOverride,
    askFlag: (flag, verdict) => ask({ kind: "flag", flag, verdict }),
    askLevel: (indicator) => ask({ kind: "level", indicator }),
    takeBack: (subject) => withdraw.mutate({ ...base(subject), subject }),
    takingBack: withdraw.isPending ? taken : null,
    refused: withdraw.error && taken !== null ? { subject: taken, error: withdraw.error } : null,
  };
  const flag = asking?.kind === "flag" ? flagOf(scorecard, asking.flag) : null;
  const indicator = asking?.kind === "level" ? indicatorOf(scorecard, asking.indicator) : null;
  const close = (): void => setAsking(null);
  return (
    <Context.Provider value={value}>
      {children}
      <p role="status" className="sr-only">{said}</p>
      {asking?.kind === "flag" && flag ? (
        <FlagDialog
          flag={flag} name={book.flag(flag.id).label} verdict={asking.verdict} busy={decide.isPending} error={decide.error} onClose={close}
          onSave={(reason) => decide.mutate({ ...base(`flag:${flag.id}`), flag: flag.id, state: asking.verdict, reason })}
        />
      ) : null}
      {indicator ? (
        <OverrideDialog
          assessmentId={assessmentId} runId={scorecard.run.id} indicator={indicator} book={book} busy={override.isPending} error={override.error} onClose={close}
          onSave={(content) => override.mutate({ ...base(`indicator:${indicator.id}`), indicator: indicator.id, ...content })}
        />
      ) : null}
    </Context.Provider>
  );
}

const flagOf = ({ assessed }: Scorecard, id: string): ProposedFlag | null => assessed.flags.find((each) => each.id === id) ?? null;
const indicatorOf = ({ assessed }: Scorecard, id: string): IndicatorResult | null =>
  assessed.categories.flatMap((category) => category.indicators).find((each) => each.id === id) ?? null;
