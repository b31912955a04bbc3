import type { GapStatus } from "@/domain/gaps/gap";
import { Glyph, type GlyphName } from "@/ui/state/glyph";
import { gapText as text } from "./text";

const GLYPH: Record<GapStatus, GlyphName | "conflict"> = {
  MISSING: "open", PARTIAL: "part", CONFLICTING: "conflict", VERIFIED: "check", NOT_APPLICABLE: "struck",
};

/** Line glyph and word: a state, never a level. */
export function GapStatusWord({ status }: { status: GapStatus }) {
  const glyph = GLYPH[status];
  return (
    <span className="flex items-center gap-[5px] text-second text-ink-2">
      {glyph === "conflict" ? <Conflict /> : <Glyph name={glyph} size={13} />}
      {text.status[status]}
    </span>
  );
}

/** Two arrows that do not meet. */
const Conflict = () => (
  <svg width={13} height={13} viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <path d="M2 5h8L7.6 2.6M12 9H4l2.4 2.4" />
  </svg>
);
