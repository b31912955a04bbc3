"use client";

import { clsx } from "clsx";
import { progressOf, type Question } from "@/domain/gaps/interview";
import { NativeSelect } from "@/ui/field";
import { intakeText } from "../intake-text";
import { FIRM } from "./use-place";

const text = intakeText.interview;

interface Props {
  categories: readonly { id: string; name: string }[];
  questions: readonly Question[];
  /** Category of the question shown, FIRM at the first step, null at the end. */
  current: string | null;
  /** How many of the first step's questions are answered; absent where there is no such step. */
  conditionsAnswered?: string;
  onGo: (category: string) => void;
}

/** Categories with how far each is; a list on a wide screen, the device's own menu on a phone. */
export function InterviewNav({ categories, questions, current, conditionsAnswered, onGo }: Props) {
  const items = [
    ...(conditionsAnswered === undefined ? [] : [{ id: FIRM, name: text.firm, count: conditionsAnswered }]),
    ...categories.flatMap(({ id, name }) => {
      const { done, total } = progressOf(questions.filter((question) => question.category === id));
      return total === 0 ? [] : [{ id, name, count: intakeText.modes.of(done, total) }];
    }),
  ];
  return (
    <nav aria-label={text.categories}>
      <ul className="max-wide:hidden">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-current={item.id === current ? "step" : undefined}
              onClick={() => onGo(item.id)}
              className={clsx(
                "flex min-h-[34px] w-full items-center justify-between gap-3 border-l-2 px-2.5 py-1.5 text-left",
                item.id === current ? "border-ink bg-wash font-semibold" : "border-transparent text-ink-2 hover:bg-sub hover:text-ink",
              )}
            >
              <span>{item.name}</span>
              <span className="text-second font-normal whitespace-nowrap text-ink-3">{item.count}</span>
            </button>
          </li>
        ))}
      </ul>
      <label className="wide:hidden">
        <span className="label">{text.category}</span>
        <NativeSelect value={current ?? ""} onChange={(event) => onGo(event.target.value)}>
          {current === null ? <option value="">{text.categories}</option> : null}
          {items.map((item) => <option key={item.id} value={item.id}>{item.name}, {item.count}</option>)}
        </NativeSelect>
      </label>
    </nav>
  );
}
