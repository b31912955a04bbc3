"use client";

import { useState } from "react";
import { type BreakerState, FAILURES_TO_OPEN } from "@/domain/model/breaker";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Pairs } from "@/ui/pairs";
import { State, type StateKind } from "@/ui/state/state";
import { en } from "@/ui/text/en";
import { When } from "@/ui/when";
import type { ModelDesk } from "../contract";
import { breakersShown } from "./desk-words";
import { ProbeDialog } from "./probe-dialog";
import { t } from "./text";

type Breaker = ModelDesk["breakers"][number];
const KIND: Record<BreakerState, StateKind> = { closed: "done", open: "failed", "half-open": "action" };

/** Which model is asked, and whether its breaker lets calls through; a probe by hand where it does not. */
export function InForce({ desk }: { desk: ModelDesk }) {
  const [probing, setProbing] = useState<string | null>(null);
  const [told, setTold] = useState<{ answered: boolean; sentence: string } | null>(null);
  return (
    <section aria-labelledby="model-in-force" className="min-w-0">
      <h2 id="model-in-force" className="mb-2.5">{t.inForce}</h2>
      {desk.model === null ? <NoModel /> : null}
      <ul className="flex flex-col gap-4">
        {breakersShown(desk).map(({ model, breaker }) => (
          <li key={model}>
            <p className="font-mono text-second [overflow-wrap:anywhere]">{model}</p>
            {model === desk.model ? <p className="mb-1 text-second text-ink-2">{t.inForceHint}</p> : null}
            <State live kind={KIND[breaker?.state ?? "closed"]} word={t.breaker[breaker?.state ?? "closed"]} detail={<Why breaker={breaker} />} />
            {breaker && breaker.state !== "closed" && desk.model !== null ? (
              <Button size="sm" className="mt-2 ml-5" aria-label={t.probeOf(model)} onClick={() => setProbing(model)}>{t.probe}</Button>
            ) : null}
          </li>
        ))}
      </ul>
      {told ? (
        <Notice alert tone={told.answered ? "info" : "error"} className="mt-3" title={t.probeDone[told.answered ? "true" : "false"]} actions={<Button size="sm" onClick={() => setTold(null)}>{en.dialog.close}</Button>}>
          <p>{told.sentence}</p>
        </Notice>
      ) : null}
      {probing === null ? null : (
        <ProbeDialog
          model={probing}
          onClose={() => setProbing(null)}
          onDone={(outcome) => {
            setTold(outcome);
            setProbing(null);
          }}
        />
      )}
    </section>
  );
}

function NoModel() {
  return (
    <Notice title={t.noneTitle}>
      <p className="mt-0.5 mb-2">{t.none}</p>
      <Pairs pairs={t.noneSettings.map(({ name, meaning }) => ({ label: name, value: meaning }))} />
      <p className="mt-2">{t.noneMore}</p>
    </Notice>
  );
}

function Why({ breaker }: { breaker: Breaker | null }) {
  if (breaker === null || (breaker.state === "closed" && breaker.failures === 0)) return t.noFailure;
  const { state, failures, since, openUntil, lastError } = breaker;
  return (
    <>
      {state === "closed" ? <>{t.someFailures(failures, FAILURES_TO_OPEN)} {t.since} <When at={since} form="full" />.</> : null}
      {state === "open" && openUntil ? <>{t.open(failures)} <When at={openUntil} form="clock" />. {t.since} <When at={since} form="full" />.</> : null}
      {state === "half-open" ? <>{t.halfOpen(failures)} <When at={since} form="full" />.</> : null}
      {lastError ? <span className="block [overflow-wrap:anywhere]">{t.lastError} {lastError}</span> : null}
    </>
  );
}
