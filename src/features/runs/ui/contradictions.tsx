import type { Contradiction } from "@/domain/risk/assessed";
import { valueWords } from "@/domain/quantities/value-words";
import { EvidenceLine } from "./evidence-line";
import type { NameBook } from "./name-book";
import { resultText as text } from "./text";

interface Props {
  items: readonly Contradiction[];
  book: NameBook;
  nameOf: (documentId: string) => string;
}

/** Two statements about one thing, both shown, and which of them was used. */
export function Contradictions({ items, book, nameOf }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="contradictions" className="mt-9">
      <h2 id="contradictions" className="mb-1 border-b-[1.5px] border-ink pb-1.5">{text.contradictions}</h2>
      <ul>
        {items.map((item) => {
          return (
            <li key={`${item.dataPoint} ${item.period ?? ""}`} className="border-b border-line py-3">
              <p>
                <b>{book.dataPoint(item.dataPoint)}</b>
                <span className="text-ink-2">{[item.period, text.contradictionOf(Math.round(item.differencePercent))].filter((part) => part !== null).map((part) => `, ${part}`).join("")}</span>
              </p>
              <p className="text-second text-ink-2">{text.contradictionRule(item.used)}</p>
              <ul className="mt-1 grid gap-x-8 gap-y-2 wide:grid-cols-2">
                {item.statements.map((statement, index) => (
                  <li key={index}>
                    <p><b>{valueWords(statement.value, statement.unit, statement.currency)}</b>{statement.used ? <span className="text-ink-2">, {text.contradictionUsed}</span> : null}</p>
                    <EvidenceLine evidence={statement.evidence} level={null} nameOf={nameOf} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
