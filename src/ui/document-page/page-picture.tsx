"use client";

import Image from "next/image";
import { Fragment, useMemo, type CSSProperties } from "react";
import { marginBars, type ShownPage } from "./shown-page";
import { pageText } from "./text";
import { layText, type LaidRun, type LaidWord } from "./text-layer";
import { LAYER_FONT, useMeasure } from "./use-measure";

const share = (value: number): string => `${(value * 100).toFixed(3)}%`;
const place = (box: { x: number; y: number; width: number; height: number }): CSSProperties => ({
  left: share(box.x), top: share(box.y), width: share(box.width), height: share(box.height),
});
const PAPER = 1.414;

/** The drawn page with its words laid over it, invisible but there: to select, to search and to hear. */
export function PagePicture({ page, onFailed }: { page: ShownPage & { pictureUrl: string }; onFailed: () => void }) {
  const marked = page.mark !== null && page.mark.match !== "none";
  const ratio = page.width > 0 && page.height > 0 ? page.width / page.height : 1 / PAPER;
  return (
    <div
      role="group"
      aria-label={pageText.region(page.label, page.documentName, marked)}
      className="relative isolate overflow-hidden bg-paper text-paper-ink shadow-[0_1px_3px_rgb(21_32_43/.15)]"
      style={{ aspectRatio: ratio, containerType: "size" }}
    >
      <Image src={page.pictureUrl} alt="" fill unoptimized onError={onFailed} draggable={false} />
      {marked ? page.mark?.boxes.map((box, index) => <span key={index} aria-hidden="true" data-passage="" className="absolute border-b-2 border-passage-line bg-passage mix-blend-multiply" style={place(box)} />) : null}
      {marginBars(page.mark).map((bar) => <span key={`${bar.x} ${bar.y}`} aria-hidden="true" className="absolute w-[3px] bg-passage-line" style={{ left: share(bar.x), top: share(bar.y), height: share(bar.height) }} />)}
      <TextLayer page={page} />
    </div>
  );
}

function TextLayer({ page }: { page: ShownPage }) {
  const measure = useMeasure();
  const lines = useMemo(() => (measure ? layText(page, measure) : []), [page, measure]);
  return (
    <div lang="" className="absolute inset-0 text-transparent selection:bg-accent/30 selection:text-transparent" style={{ fontFamily: LAYER_FONT, lineHeight: 1 }}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {line.map((run, at) => <Run key={at} run={run} />)}
          <br />
        </Fragment>
      ))}
    </div>
  );
}

function Run({ run }: { run: LaidRun }) {
  const words = run.words.map((word, index) => <Word key={index} word={word} />);
  return run.marked ? <mark className="bg-transparent text-transparent">{words}</mark> : <>{words}</>;
}

const Word = ({ word }: { word: LaidWord }) => (
  <>
    <span
      className="absolute origin-top-left whitespace-pre"
      style={{ left: share(word.x), top: share(word.y), fontSize: `${(word.height * 100).toFixed(3)}cqh`, transform: `scaleX(${word.stretch.toFixed(3)})` }}
    >
      {word.text}
    </span>{" "}
  </>
);
