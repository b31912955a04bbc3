"use client";

import type { Assessed } from "@/domain/risk/assessed";
import { When } from "@/ui/when";
import type { RunView } from "../contract";
import { resultText as text } from "./text";

/** Which run this is and what made it: said on every scorecard, not only in the frame. */
export function RunLine({ run, assessed, documentsRead }: { run: RunView; assessed: Assessed; documentsRead: number }) {
  return (
    <p className="mb-4 text-second text-ink-2">
      <b className="text-ink">{text.run(run.number)}</b>, <When at={run.startedAt} form="full" />.{" "}
      <b className="text-ink">{run.analyst.kind === "rules" ? text.noModel : text.model}</b> {text.analyst(run.analyst.name, run.analyst.version, run.rubricVersion)}{" "}
      {documentsRead === 0 && assessed.quotations.verified + assessed.quotations.dropped === 0 ? <b className="text-ink">{text.noDocument}</b> : text.quotations(assessed.quotations.verified, assessed.quotations.dropped)}
    </p>
  );
}
