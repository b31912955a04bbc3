"use client";

import { createContext, type ReactNode, useContext } from "react";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import type { RunView, SecondOpinion } from "../contract";
import type { NameBook } from "./name-book";
import { ApartWords, OpinionPair, SideFigures } from "./opinion-pair";
import { opinionText as text } from "./text";

interface Props {
  opinion: SecondOpinion | null;
  run: RunView;
  book: NameBook;
  nameOf: (documentId: string) => string;
}

const Opinions = createContext<{ opinion: SecondOpinion; used: string } | null>(null);

/** Lets each indicator's row say what the second analyst made of it. */
export function OpinionsProvider({ opinion, run, children }: Pick<Props, "opinion" | "run"> & { children: ReactNode }) {
  return <Opinions.Provider value={opinion === null ? null : { opinion, used: run.analyst.name }}>{children}</Opinions.Provider>;
}

/** How many disagreements of a category wait for a person. */
export function useToReview(category: string): number {
  return useContext(Opinions)?.opinion.rows.filter((row) => row.category === category && row.review && !row.settled).length ?? 0;
}

/** One line under an indicator: the second analyst's level and how far it lies from the first's. */
export function OpinionLine({ indicator }: { indicator: string }) {
  const known = useContext(Opinions);
  const row = known?.opinion.rows.find((each) => each.indicator === indicator);
  if (!known || !row) return null;
  return (
    <div className="my-1 flex flex-wrap items-center gap-x-2 text-second">
      <span className="text-ink-2">{text.title}, {known.opinion.analyst.name}:</span>
      <SideFigures side={row.other} />
      <ApartWords row={row} />
    </div>
  );
}

/** The two analysts beside each other: what a person has to look at first, then every indicator. */
export function SecondOpinionSection({ opinion, run, book, nameOf }: Props) {
  if (opinion === null) return null;
  const { counts, rows, open, analyst } = opinion;
  const names = [run.analyst.name, analyst.name] as const;
  const apart = rows.filter(({ review }) => review).sort((a, b) => Number(a.settled) - Number(b.settled));
  return (
    <section aria-labelledby="second-opinion" className="mt-9">
      <h2 id="second-opinion" className="mb-1 border-b-[1.5px] border-ink pb-1.5">{text.title}{open > 0 ? <span className="ml-2.5 text-second font-semibold">{text.toReview(open)}</span> : null}</h2>
      <p className="mt-2 max-w-[820px]"><b>{text.used(names[0])}</b> {text.other(analyst.name, analyst.version)}</p>
      <p className="max-w-[820px] text-second text-ink-2">
        {text.counts(counts.both, counts.same, counts.oneApart, counts.review)} {text.only(counts.onlyUsed, counts.onlyOther)} {apart.length === 0 ? text.none : open === 0 ? text.allSettled : text.how}
      </p>
      <ul className="mt-2">
        {apart.map((row) => (
          <li key={row.indicator} className="border-b border-line py-3">
            <h3 className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-0.5">{book.code(row.indicator)} {book.indicator(row.indicator).name} <span className="text-second font-normal"><ApartWords row={row} /></span></h3>
            <OpinionPair row={row} names={names} nameOf={nameOf} />
          </li>
        ))}
      </ul>
      <details className="group">
        <summary className="link inline-flex min-h-11 items-center">{text.all(rows.length)}</summary>
        <Table caption={text.caption} head={<><Th>{text.heads.indicator}</Th><Th>{names[0]} ({text.heads.counts})</Th><Th>{names[1]} ({text.heads.second})</Th><Th>{text.heads.apart}</Th></>}>
          {rows.map((row) => (
            <Tr key={row.indicator}>
              <RowHead full>{book.code(row.indicator)} {book.indicator(row.indicator).name}</RowHead>
              <Td full className="align-top"><span className="label wide:hidden">{names[0]} ({text.heads.counts})</span><SideFigures side={row.used} /></Td>
              <Td full className="align-top"><span className="label wide:hidden">{names[1]} ({text.heads.second})</span><SideFigures side={row.other} /></Td>
              <Td full className="text-second"><ApartWords row={row} /></Td>
            </Tr>
          ))}
        </Table>
      </details>
    </section>
  );
}
