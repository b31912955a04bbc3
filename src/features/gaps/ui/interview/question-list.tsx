"use client";

import { clsx } from "clsx";
import type { Question, QuestionState } from "@/domain/gaps/interview";
import { Glyph, type GlyphName } from "@/ui/state/glyph";
import { intakeText } from "../intake-text";

const text = intakeText.interview;
const GLYPH: Record<QuestionState, GlyphName> = { ANSWERED: "check", FOUND: "page", SKIPPED: "struck", OPEN: "open" };

/** Every question of a category with its state, so that each can be reached again. */
export function QuestionList({ category, questions, current, askOf, onGo }: {
  category: string;
  questions: readonly Question[];
  current: string;
  askOf: (dataPoint: string) => string;
  onGo: (dataPoint: string) => void;
}) {
  return (
    <details className="group mt-8 border-t border-line pt-2">
      <summary className="flex min-h-8 items-center gap-2 text-ink-2">
        <Glyph name="right" className="transition-transform duration-100 group-open:rotate-90" />
        {text.all(category)}
      </summary>
      <ol className="mt-1">
        {questions.map(({ dataPoint, parent, state }) => (
          <li key={dataPoint} className={clsx("border-b border-line", parent !== null && "pl-5")}>
            <button
              type="button"
              aria-current={dataPoint === current ? "step" : undefined}
              onClick={() => onGo(dataPoint)}
              className="flex min-h-8 w-full items-start gap-2 py-1.5 text-left hover:bg-sub aria-[current]:font-semibold"
            >
              <Glyph name={GLYPH[state]} size={13} className="mt-[3px] flex-none text-ink-3" />
              <span className="min-w-0 flex-1">{askOf(dataPoint)}</span>
              <span className="text-second whitespace-nowrap text-ink-3">{text.states[state]}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
