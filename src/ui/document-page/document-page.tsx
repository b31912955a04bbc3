"use client";

import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { PagePicture } from "./page-picture";
import { PageStatus } from "./page-status";
import { PageText } from "./page-text";
import type { ShownPage } from "./shown-page";
import { pageText as text } from "./text";

/** Space kept above the passage when the pane turns to it. */
const LEAD = 120;

/** true when the picture cannot show the passage: there is none, or its place on it is not known. */
const needsText = (page: ShownPage): boolean =>
  page.pictureUrl === null || (page.mark !== null && page.mark.match !== "none" && page.mark.boxes.length === 0);

interface Props {
  page: ShownPage;
  /** Percent of the pane's width. */
  zoom: number;
  /** Text although there is a picture: a person's choice. */
  preferText?: boolean;
  /** Address of the original file; left out where it may not be had.*/
  originalUrl?: string;
}

/** One page of a document with a passage marked; scrolls to the passage whenever page or passage change. */
export function DocumentPage(props: Props) {
  // A new page starts undrawn-free: the key forgets that another picture failed.
  return <Pane key={`${props.page.documentId} ${props.page.index}`} {...props} />;
}

function Pane({ page, zoom, preferText = false, originalUrl }: Props) {
  const [failed, setFailed] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const { pictureUrl } = page;
  const drawn = pictureUrl !== null && !failed && !preferText && !needsText(page);

  useEffect(() => {
    const box = pane.current;
    const mark = box?.querySelector("[data-passage]");
    if (!box) return;
    const top = mark ? mark.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - LEAD : 0;
    box.scrollTo({ top: Math.max(0, top) });
  }, [page, drawn, zoom]);

  return (
    <div ref={pane} className="min-h-0 flex-1 overflow-auto bg-desk" tabIndex={0} role="region" aria-label={`${page.documentName}, ${page.label}`}>
      <PageStatus page={page} asText={!drawn} />
      {failed ? (
        <Notice
          tone="error"
          className="mx-4 mt-2.5"
          title={text.notDrawn(page.label, page.documentName)}
          actions={
            <>
              <Button size="sm" onClick={() => setFailed(false)}>{text.again}</Button>
              {originalUrl ? <ButtonLink size="sm" href={originalUrl} prefetch={false}>{text.open}</ButtonLink> : null}
            </>
          }
        >
          <p>{text.notDrawnThen}</p>
        </Notice>
      ) : null}
      <div className="mx-4 mt-2.5 mb-5 max-wide:mx-2.5" style={{ width: `calc(${zoom}% - 32px)` }}>
        {drawn ? <PagePicture page={{ ...page, pictureUrl }} onFailed={() => setFailed(true)} /> : <PageText page={page} />}
      </div>
    </div>
  );
}
