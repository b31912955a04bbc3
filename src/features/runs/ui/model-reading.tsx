import { IDENTITY_QUESTION } from "@/domain/model/reading-account";
import type { Scorecard } from "../contract";
import type { NameBook } from "./name-book";
import { readingText as text } from "./text";

interface Props {
  reading: Scorecard["reading"];
  book: NameBook;
  nameOf: (documentId: string) => string;
}

/** What the model was not shown, and where a quotation's own figure stands in place of what the model gave. */
export function ModelReading({ reading, book, nameOf }: Props) {
  if (reading === null || reading.leftOut.length + reading.notes.length + reading.prompts.length === 0) return null;
  return (
    <section aria-labelledby="model-reading" className="mt-9">
      <h2 id="model-reading" className="mb-1 border-b-[1.5px] border-ink pb-1.5">{text.title}</h2>
      {reading.prompts.length > 0 ? <p className="mt-2 text-second text-ink-2">{text.prompts(reading.prompts.map(({ name, number }) => text.prompt(name, number)))}</p> : null}
      <ul>
        {reading.notes.map((note) => (
          <li key={note.findingId} className="border-b border-line py-3">
            {note.kind === "FIGURE_BY_QUOTATION" ? text.figure(book.dataPoint(note.dataPoint), note.said, note.kept) : text.level(book.indicator(note.indicator).name, note.figure, note.said, note.kept)}
          </li>
        ))}
        {reading.leftOut.map(({ category, documentId, pages, parts }) => (
          <li key={`${category} ${documentId}`} className="border-b border-line py-3">
            {category === IDENTITY_QUESTION ? text.leftOutOfIdentity(nameOf(documentId), pages, parts) : text.leftOut(book.category(category), nameOf(documentId), pages, parts)}
          </li>
        ))}
      </ul>
    </section>
  );
}
