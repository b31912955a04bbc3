import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Glyph, type GlyphName } from "./glyph";

/** What a thing is doing, apart from any level. */
export type StateKind = "done" | "running" | "waiting" | "action" | "failed" | "cancelled" | "part" | "draft" | "idle" | "same" | "archived";

const GLYPH: Record<StateKind, GlyphName> = {
  done: "check",
  running: "running",
  waiting: "waiting",
  action: "half",
  failed: "failed",
  cancelled: "struck",
  part: "part",
  draft: "page",
  idle: "open",
  same: "same",
  archived: "archived",
};

const TONE: Partial<Record<StateKind, string>> = {
  running: "text-accent",
  action: "font-semibold text-ink",
  failed: "font-semibold text-danger",
};

/** The glyph alone, in the state's colour; for lists where the word stands elsewhere. */
export function StateGlyph({ kind, size = 14 }: { kind: StateKind; size?: number }) {
  return (
    <span className={clsx("inline-flex", TONE[kind] ?? "text-ink-2")}>
      <Glyph name={GLYPH[kind]} size={size} className={kind === "running" ? "animate-[turn_1.6s_linear_infinite]" : undefined} />
    </span>
  );
}

/** Glyph and word; `detail` is the second line: how far, or why and what next. */
export function State({ kind, word, detail, live = false }: { kind: StateKind; word: string; detail?: ReactNode; live?: boolean }) {
  return (
    <span className="block" aria-live={live ? "polite" : undefined}>
      <span className={clsx("inline-flex items-center gap-1.5 align-middle whitespace-nowrap", TONE[kind] ?? "text-ink-2")}>
        <StateGlyph kind={kind} />
        {word}
      </span>
      {detail ? <span className={clsx("block pl-5 text-second", kind === "failed" ? "text-ink" : "text-ink-2")}>{detail}</span> : null}
    </span>
  );
}
