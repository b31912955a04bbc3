import type { CategoryResult } from "@/domain/risk/assessed";
import { percentOf, rangeOf } from "@/ui/format/numbers";
import { en } from "@/ui/text/en";
import type { NameBook } from "./name-book";
import { radarText as text } from "./text";

const HEAD = "border-b-[1.5px] border-ink py-1.5 pr-3 text-left text-second font-semibold text-ink-3 last:pr-0";
const CELL = "border-b border-line py-[9px] pr-3 last:pr-0";

/** The radar's figures as a table, for everyone who reads numbers better than shapes. */
export function RadarTable({ categories, book }: { categories: readonly CategoryResult[]; book: NameBook }) {
  return (
    <table className="w-full border-collapse text-body">
      <caption className="sr-only">{text.title(categories.length)}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>{text.category}</th>
          <th scope="col" className={`${HEAD} text-right`}>{text.score}</th>
          <th scope="col" className={HEAD}>{text.level}</th>
          <th scope="col" className={`${HEAD} text-right`}>{text.range}</th>
          <th scope="col" className={`${HEAD} text-right`}>{text.coverage}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category.id}>
            <th scope="row" className={`${CELL} text-left font-normal`}><b>{book.code(category.id)}</b> {book.category(category.id)}</th>
            <td className={`${CELL} text-right`}>{category.evidenced ?? text.none}</td>
            <td className={CELL}>{category.level === null ? book.rubric.insufficientLabel : en.level[category.level]}</td>
            <td className={`${CELL} text-right whitespace-nowrap`}>{rangeOf(category.low, category.high)}</td>
            <td className={`${CELL} text-right`}>{percentOf(category.coverage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
