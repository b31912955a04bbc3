/** What a key asks for; letters only, so they can be switched off (WCAG 2.1.4). */
export type GapCommand = "next" | "previous" | "accept" | "correct" | "reject" | "source" | "previousSource" | "nextSource" | "help";

const COMMANDS: Record<string, GapCommand> = {
  j: "next", k: "previous", a: "accept", e: "correct", r: "reject", g: "source", "[": "previousSource", "]": "nextSource", "?": "help",
};

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** In a field, a menu or a dialog: letters belong to them. */
  typing: boolean;
}

/** The command of a key press, or null. Layouts that need AltGr for brackets report altKey with the bracket itself. */
export function gapCommand(press: KeyPress, enabled: boolean): GapCommand | null {
  const bracket = press.key === "[" || press.key === "]";
  if (!enabled || press.typing || press.metaKey || ((press.ctrlKey || press.altKey) && !bracket)) return null;
  return COMMANDS[press.key] ?? null;
}
