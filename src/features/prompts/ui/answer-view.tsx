"use client";

import { type AnswerLine, answerLines } from "@/domain/prompts/answer-table";
import { Table, Td, Th, Tr } from "@/ui/table";
import { answerText } from "./answer-text";
import { Disclosure } from "./disclosure";
import { t } from "./text";

const WRITTEN = "mt-2 font-mono text-[12.5px] leading-[18px] whitespace-pre-wrap [overflow-wrap:anywhere]";

/** A whole answer: what it says line by line where it has the analyst's form, with the text itself behind it; any other as it was written. */
export function AnswerView({ output, title }: { output: string; title: string }) {
  const lines = answerLines(output);
  if (lines === null) return <p className={WRITTEN}>{output}</p>;
  return (
    <>
      {lines.length === 0 ? <p className="mt-2">{answerText.nothing}</p> : <Lines lines={lines} title={title} />}
      <Disclosure title={answerText.asWritten}><pre className={WRITTEN} tabIndex={0}>{output}</pre></Disclosure>
    </>
  );
}

function Lines({ lines, title }: { lines: readonly AnswerLine[]; title: string }) {
  return (
    <Table className="mt-2" caption={answerText.caption(title)} head={<><Th>{answerText.about}</Th><Th>{answerText.says}</Th></>}>
      {lines.map((line, at) => (
        // An answer may say the same twice, and its lines never move.
        <Tr key={at}>
          <Td full className="align-top [overflow-wrap:anywhere]"><b className="font-mono text-small">{line.subject}</b><span className="block text-second text-ink-2">{answerText.list[line.list]}</span></Td>
          <Td full className="align-top [overflow-wrap:anywhere]">
            {line.says === "" ? null : <b className="block">{line.says}</b>}
            {line.quote === "" ? null : <q className="font-serif italic">{line.quote}</q>}
            {line.document === null || line.page === null ? null : <span className="block text-second text-ink-2">{t.placeOf(line.document, line.page)}</span>}
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

/** The words as they come; what they are is seen once all are there. */
export const WritingView = ({ said, running }: { said: string; running: boolean }) => <p className={WRITTEN} aria-busy={running || undefined}>{said}</p>;
