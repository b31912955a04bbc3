import type { Contradiction, Fact } from "@/domain/risk/assessed";
import { valueWords } from "@/domain/quantities/value-words";
import { EvidenceLine } from "./evidence-line";
import type { NameBook } from "./name-book";
import { resultText as text } from "./text";

interface Props {
  items: readonly Contradiction[];
  facts: readonly Fact[];
  book: NameBook;
  nameOf: (documentId: string) => string;
}

/** Two statements about one thing, both shown, and which of them was used. */
export function Contradictions({ items, facts, book, nameOf }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="contradictions" className="mt-9">
      <h2 id="contradictions" className="mb-1 border-b-[1.5px] border-ink pb-1.5">{text.contradictions}</h2>
      <ul>
        {items.map((item) => {
          const fact = facts.find((each) => each.dataPoint === item.dataPoint);
          return (
            <li key={`${item.dataPoint} ${item.period ?? ""}`} className="border-b border-line py-3">
              <p>
                <b>{book.dataPoint(item.dataPoint)}</b>
                <span className="text-ink-2">{[item.period, text.contradictionOf(Math.round(item.differencePercent))].filter((part) => part !== null).map((part) => `, ${part}`).join("")}</span>
              </p>
              {fact ? <p className="text-second text-ink-2">{text.contradictionUsed(valueWords(fact.value, fact.unit, fact.currency))}</p> : null}
              {fact?.evidence.map((evidence, index) => <EvidenceLine key={index} evidence={evidence} level={null} nameOf={nameOf} />)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
