import type { Segment } from "@/domain/documents/document";
import type { ReadTask } from "../draft";
import { decodeText } from "./decode-text";

const MARKDOWN_HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;

/** Plain text and Markdown, kept as written: raw HTML in Markdown is text like any other and never rendered. */
export async function readPlain({ bytes, draft, job }: ReadTask): Promise<void> {
  draft.extractor = draft.format === "md" ? "markdown" : "text";
  const whole = decodeText(bytes);
  if (whole.length > job.limits.chars) draft.warn("TRUNCATED", "The text is too long; its end was not read.");
  const text = draft.clean(whole.slice(0, job.limits.chars));
  const segments = draft.format === "md" ? markdownSegments(text) : lineSegments(text);
  if (draft.format === "md") draft.title = segments[0] ? (MARKDOWN_HEADING.exec(text.slice(segments[0].start, segments[0].end))?.[2] ?? null) : null;
  draft.addPage({ label: "Page 1", text, segments });
}

/** Paragraphs of a text, by the numbers of their lines. */
function lineSegments(text: string): Segment[] {
  return paragraphs(text).map(({ start, end, firstLine, lastLine }) => ({
    start, end, locator: firstLine === lastLine ? `line ${firstLine}` : `lines ${firstLine} to ${lastLine}`,
  }));
}

function markdownSegments(text: string): Segment[] {
  const headings: string[] = [];
  let paragraph = 0;
  return paragraphs(text, true).map(({ start, end }) => {
    const heading = MARKDOWN_HEADING.exec(text.slice(start, end));
    const level = heading?.[1]?.length ?? 0;
    if (heading) {
      headings.length = Math.min(headings.length, level - 1);
      headings[level - 1] = heading[2] ?? "";
      paragraph = 0;
    } else paragraph += 1;
    const path = headings.filter((each) => each !== undefined).slice(0, 3).join(" > ");
    const place = heading ? path : [path, `paragraph ${paragraph}`].filter((part) => part !== "").join(", ");
    return { start, end, locator: place };
  });
}

function paragraphs(text: string, cutAtHeadings = false): { start: number; end: number; firstLine: number; lastLine: number }[] {
  const found: { start: number; end: number; firstLine: number; lastLine: number }[] = [];
  let open = false;
  let start = 0;
  let line = 0;
  for (const content of text.split("\n")) {
    line += 1;
    const end = start + content.length;
    const heading = cutAtHeadings && MARKDOWN_HEADING.test(content);
    const last = found.at(-1);
    if (content === "") open = false;
    else if (open && last && !heading) Object.assign(last, { end, lastLine: line });
    else found.push({ start, end, firstLine: line, lastLine: line });
    if (content !== "") open = !heading;
    start = end + 1;
  }
  return found;
}
