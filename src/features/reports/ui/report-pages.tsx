"use client";

import Image from "next/image";
import { useState, type ReactNode } from "react";
import type { ReportView } from "../contract";
import { reportText as text } from "./text";

/** A4 in points. */
const PAPER = { width: 595, height: 842 };

/** Every printed page, drawn as it comes into sight. */
export function ReportPages({ report, above }: { report: ReportView; above: ReactNode }) {
  const pages = Array.from({ length: report.pages }, (_, at) => at + 1);
  return (
    <>
      <nav aria-label={text.contents} className="sticky top-0 max-h-dvh self-start overflow-y-auto py-5 pr-3 pl-8 max-desk:hidden" data-print="off">
        <h3 className="mb-1.5">{text.contents}</h3>
        <ol>
          {pages.map((index) => (
            <li key={index}>
              <a href={`#page-${index}`} className="-ml-1.5 flex min-h-[26px] items-center rounded-chip px-1.5 text-[14px] text-ink-2 no-underline hover:bg-sub hover:text-ink">{text.page(index)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="bg-desk px-6 py-5 max-wide:px-2.5 max-wide:py-3.5">
        <div className="mx-auto max-w-[740px]">
          {above}
          {pages.map((index) => <PrintedPage key={index} report={report} index={index} />)}
        </div>
      </div>
    </>
  );
}

function PrintedPage({ report, index }: { report: ReportView; index: number }) {
  const [failed, setFailed] = useState(false);
  return (
    <article id={`page-${index}`} className="relative mb-4 scroll-mt-4 bg-paper text-paper-ink shadow-[0_1px_3px_rgb(21_32_43/.14)]" style={{ aspectRatio: PAPER.width / PAPER.height }}>
      {failed ? (
        <p className="p-9">{text.pageFailed(index)}</p>
      ) : (
        <Image src={`/api/reports/${report.id}/pages/${index}/picture?width=1480`} alt={text.pageAlt(index, report.pages)} fill unoptimized loading={index === 1 ? "eager" : "lazy"} onError={() => setFailed(true)} />
      )}
    </article>
  );
}
