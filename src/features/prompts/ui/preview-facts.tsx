import { dollarsOf } from "@/ui/format/numbers";
import type { PromptPreview } from "../contract";
import { t } from "./text";

/** What a preview took, and what of its inputs was not used or not sent. */
export function PreviewFacts({ result: { model, tokensIn, tokensOut, durationMs, costUsd, unusedVariables, leftOut, asRun } }: { result: PromptPreview }) {
  return (
    <div className="mt-1 text-second text-ink-2">
      {model ? <p>{[model, t.tokens(tokensIn, tokensOut), t.seconds(durationMs), costUsd == null ? t.unpriced : dollarsOf(costUsd)].join(" · ")}</p> : null}
      {asRun ? <p>{t.sentAsRun(asRun.run, asRun.about)}. {t.schemaAnd(asRun.schema, asRun.maxTokens)}.</p> : null}
      {asRun?.mended ? <p className="[overflow-wrap:anywhere]">{t.mended(asRun.mended)}</p> : null}
      {leftOut.length > 0 ? <p>{t.leftOut}: {leftOut.join(" ")}</p> : null}
      {unusedVariables.length > 0 ? <p className="[overflow-wrap:anywhere]">{t.unused(unusedVariables)}</p> : null}
    </div>
  );
}

/** Everything that went out, block by block; without a model what would go out, which is then all there is to see. */
export function SentView({ result: { model, system, turns, asRun } }: { result: PromptPreview }) {
  if (model === null && !asRun) return null;
  const marked = (text: string, cachePoint: boolean): string => (cachePoint ? `${text}\n${t.cachePoint}` : text);
  const blocks = [
    `${t.roleWord.system}\n${marked(system, asRun?.cachePoints.system ?? false)}`,
    ...turns.map(({ role, text }, at) => `${t.roleWord[role]}\n${marked(text, asRun?.cachePoints.turns.includes(at) ?? false)}`),
  ];
  return (
    <details className="mt-2 text-second" open={model === null}>
      <summary className="min-h-6 font-semibold">{t.sent}</summary>
      <pre className="mt-1 max-h-[480px] overflow-y-auto font-mono text-[12.5px] leading-[18px] whitespace-pre-wrap [overflow-wrap:anywhere]" tabIndex={0}>{blocks.join("\n\n")}</pre>
    </details>
  );
}
