import type { AnswerShape } from "@/domain/gaps/answer-shape";
import { checkAnswer } from "@/domain/gaps/check-answer";
import { clashOf, type KnownFigure } from "@/domain/gaps/known-figures";
import { parseAnswer } from "@/domain/gaps/parse-answer";
import { valueWords } from "@/domain/quantities/value-words";
import { namesCurrency, type AnswerDraft } from "./answer-draft";

/** What the server will say of a typed value, said while it is typed; the server says it again. */
export type TypedCheck =
  | { kind: "empty" }
  | { kind: "refused"; reason: string }
  /** Possible, but it does not fit: a repair to press, or a reason to state. */
  | { kind: "unusual"; reason: string; repair: { text: string; words: string } | null }
  | { kind: "ok"; words: string };

const stripped = (reason: string): string => reason.replace(/ If it is right, say why in the note\.$/, "");

export function checkTyped(shape: AnswerShape, draft: Pick<AnswerDraft, "text" | "currency" | "note">, known: readonly KnownFigure[]): TypedCheck {
  const text = draft.text.trim();
  if (text === "") return { kind: "empty" };
  const read = parseAnswer(shape, text, "en");
  if (!read.ok) return { kind: "refused", reason: read.reason };
  const beside = shape.type === "money" && !namesCurrency(text) && draft.currency.trim() !== "" ? draft.currency.trim() : null;
  const currency = beside ?? read.currency;
  const checked = checkAnswer(shape, read.value, read.unit, currency, draft.note);
  if (checked.kind === "refused") return checked;
  const words = (number: number): string => valueWords({ kind: "number", number, high: null }, read.unit ?? shape.unit, currency);
  const clash = draft.note.trim() === "" ? clashOf(shape, read.value, currency, known) : null;
  if (clash) return { kind: "unusual", reason: clash.reason, repair: clash.repair === null ? null : { text: String(clash.repair), words: words(clash.repair) } };
  if (checked.kind === "needs-note") return { kind: "unusual", reason: stripped(checked.reason), repair: null };
  return { kind: "ok", words: valueWords(read.value, read.unit ?? shape.unit, currency) };
}
