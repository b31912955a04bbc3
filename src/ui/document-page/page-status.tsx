import { Glyph } from "@/ui/state/glyph";
import { placeOfMark, type ShownPage } from "./shown-page";
import { pageText as text } from "./text";

/** Says in words what the mark says in colour: found, nearly found, or not found. */
export function PageStatus({ page, asText }: { page: ShownPage; asText: boolean }) {
  const mark = page.mark;
  const place = placeOfMark(page);
  const lost = mark !== null && mark.match !== "none" && page.pictureUrl !== null && mark.boxes.length === 0;
  const said = mark === null ? null : mark.match === "none" ? text.missing : lost && asText ? text.noPlace : text[mark.match];
  const sure = page.ocrConfidence;
  return (
    <p role="status" className="flex items-start gap-1.5 px-4 pt-2 text-second">
      {said ? <Glyph name={mark?.match === "none" ? "struck" : "check"} size={13} className="mt-[3px]" /> : null}
      <span>
        {said ? `${said} ` : null}
        <span className="text-ink-2">{[page.label, place, sure === null ? null : text.sure(sure)].filter((part) => part !== null).join(" · ")}</span>
      </span>
    </p>
  );
}
