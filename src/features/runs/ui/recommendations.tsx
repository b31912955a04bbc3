import type { Recommendation } from "@/domain/risk/assessed";
import { LevelChip } from "@/ui/level/level-chip";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import type { NameBook } from "./name-book";
import { resultText } from "./text";

const text = resultText.recommendations;
const ORDER = { high: 0, medium: 1, low: 2 };

/** What to do about what is High, Critical or missing: who, by when, and what shows that it was done. */
export function Recommendations({ items, book }: { items: readonly Recommendation[]; book: NameBook }) {
  const sorted = [...items].sort((a, b) => ORDER[a.priority] - ORDER[b.priority]);
  return (
    <section aria-labelledby="actions" className="mt-9">
      <h2 id="actions" className="mb-1">{text.title}</h2>
      {sorted.length === 0 ? <p className="text-ink-2">{text.none}</p> : (
        <Table
          caption={text.title}
          head={<><Th>{text.priority}</Th><Th>{text.action}</Th><Th>{text.level}</Th><Th>{text.owner}</Th><Th>{text.horizon}</Th><Th>{text.done}</Th></>}
        >
          {sorted.map((item) => (
            <Tr key={item.id}>
              <Td className="align-top">{resultText.priority[item.priority]}</Td>
              <RowHead full className="max-w-[380px] align-top">
                <b className="font-semibold">{item.action}</b>
                <span className="block text-second text-ink-2">{book.code(item.indicator)} {book.indicator(item.indicator).name}. {item.why}</span>
              </RowHead>
              <Td className="align-top"><LevelChip level={item.from} /></Td>
              <Td className="align-top">{item.owner}</Td>
              <Td className="align-top whitespace-nowrap">{item.horizon}</Td>
              <Td full className="align-top text-second text-ink-2">{item.evidenceOfDone}</Td>
            </Tr>
          ))}
        </Table>
      )}
    </section>
  );
}
