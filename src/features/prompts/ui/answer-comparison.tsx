"use client";

import { useState } from "react";
import { type AnswerRow, compareAnswers } from "@/domain/prompts/compare-answers";
import { Button } from "@/ui/button";
import { DiffText } from "./diff-view";
import { Tag } from "./tag";
import { t } from "./text";

/** Where two answers to one question differ: the levels and values first, then word by word. */
export function AnswerComparison({ first, second }: { first: { title: string; output: string }; second: { title: string; output: string } }) {
  const [all, setAll] = useState(false);
  const compared = compareAnswers(first.output, second.output);
  return (
    <section aria-label={t.differences} className="mt-4 border-t-[1.5px] border-ink pt-2">
      <h2 className="font-sans text-[14.5px]! leading-5!">{t.differences}</h2>
      <p className="text-second text-ink-2">{t.differenceOf(first.title, second.title)}</p>
      {compared.kind === "text" ? (compared.pieces.every(({ kind }) => kind === "same") ? <p>{t.answersAlike}</p> : <DiffText pieces={compared.pieces} beside={false} />) : <Rows rows={compared.rows} all={all} onAll={() => setAll(!all)} />}
    </section>
  );
}

function Rows({ rows, all, onAll }: { rows: readonly AnswerRow[]; all: boolean; onAll: () => void }) {
  const apart = rows.filter(({ change }) => change !== "SAME");
  const same = rows.length - apart.length;
  return (
    <>
      <p role="status">{apart.length === 0 ? t.answersAlike : t.apart(apart.length, rows.length)}</p>
      <ul>
        {(all ? rows : apart).map(({ list, subject, change, head, pieces }) => (
          <li key={`${list} ${subject}`} className="border-b border-line py-1.5">
            <p className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
              <b className="font-mono text-small">{subject === "" ? list : subject}</b>
              <span className="text-second text-ink-2">{list}</span>
              {head.first === head.second ? (head.first === "" ? null : <span>{head.first}</span>) : <b>{t.turned(head.first, head.second)}</b>}
              <Tag>{t.change[change]}</Tag>
            </p>
            <DiffText pieces={pieces} beside={false} />
          </li>
        ))}
      </ul>
      {same > 0 ? <Button size="sm" tone="bare" className="mt-1 -ml-[7px]" aria-expanded={all} onClick={onAll}>{all ? t.hideSame : t.showSame(same)}</Button> : null}
    </>
  );
}
