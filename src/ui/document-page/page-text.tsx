import { clsx } from "clsx";
import { useMemo } from "react";
import type { ShownPage } from "./shown-page";
import { pageText } from "./text";
import { textLines } from "./text-layer";

/** The page as text: for formats without pages to draw, and when the picture fails. */
export function PageText({ page }: { page: ShownPage }) {
  const lines = useMemo(() => textLines(page.text, page.mark), [page.text, page.mark]);
  const marked = lines.some((line) => line.marked);
  return (
    <div
      role="group"
      dir="auto"
      aria-label={pageText.region(page.label, page.documentName, marked)}
      className="bg-paper px-[38px] py-[30px] font-serif text-[13.5px] leading-5 break-words text-paper-ink shadow-[0_1px_3px_rgb(21_32_43/.15)] max-wide:px-[22px] max-wide:py-5"
    >
      {lines.length === 0 ? <p>{pageText.noText}</p> : null}
      {lines.map((line, index) => (
        <p key={index} className={clsx("relative my-1.5", line.marked && "before:absolute before:inset-y-0 before:-left-3.5 before:w-[3px] before:bg-passage-line")}>
          {line.parts.map((part, at) =>
            part.marked ? (
              <mark key={at} data-passage="" className="border-b-2 border-passage-line bg-passage py-px text-paper-ink">{part.text}</mark>
            ) : (
              <span key={at}>{part.text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
