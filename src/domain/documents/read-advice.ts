import type { ReadFailureCode, ReadWarning, ReadWarningCode } from "./document";

/** What happened, and what the person can do about it. */
export interface ReadAdvice {
  sentence: string;
  advice: string;
}

const FAILURES: Record<ReadFailureCode, ReadAdvice> = {
  EMPTY: { sentence: "The file has no content.", advice: "Check that it was saved and uploaded completely, then upload it again." },
  UNSUPPORTED_TYPE: { sentence: "This kind of file is not read.", advice: "Save it as PDF, Word, Excel, PowerPoint, CSV or text and upload that." },
  CORRUPT: { sentence: "The file is damaged, or is not what its name says.", advice: "Open it in the program that made it, save it again and upload the new copy." },
  PASSWORD_REQUIRED: { sentence: "The file is protected by a password.", advice: "Type the password, or upload a copy saved without one." },
  UNSUPPORTED_ENCRYPTION: { sentence: "The file is encrypted in a way that cannot be opened here.", advice: "Upload a copy saved without encryption." },
  TOO_LARGE: { sentence: "The file is larger than is read.", advice: "Split it, or leave out pictures and pages that say nothing about the business." },
  TOO_MANY_PAGES: { sentence: "The file has more pages than are read.", advice: "Upload the part that is about this business." },
  NO_TEXT: { sentence: "The file holds no text.", advice: "If its pages are pictures of text, upload a sharper scan; else upload another document." },
  TIMEOUT: { sentence: "Reading took longer than is allowed.", advice: "Split the file into smaller ones, or save it as PDF, and upload again." },
  OUT_OF_MEMORY: { sentence: "Reading needed more memory than is allowed.", advice: "Split the file into smaller ones, or save it as PDF, and upload again." },
  CRASHED: { sentence: "Reading stopped unexpectedly, twice.", advice: "Try again; if it happens again, save the file as PDF and upload that." },
};

/** A failure's sentence and what to do; `detail` (limits, the damaged part) is told when it adds something. */
export function readFailureAdvice(code: ReadFailureCode, detail: string | null = null): ReadAdvice {
  const known = FAILURES[code];
  const telling = code === "TOO_LARGE" || code === "TOO_MANY_PAGES" || code === "UNSUPPORTED_TYPE";
  const wrongPassword = code === "PASSWORD_REQUIRED" && /^The password /.test(detail ?? "");
  if (wrongPassword) return { sentence: "The password does not open this file.", advice: "Check it, capitals included, and type it again." };
  if (!telling || !detail) return known;
  return { ...known, sentence: `${known.sentence} ${/[.!?]$/.test(detail) ? detail : `${detail}.`}` };
}

const WARNINGS: Record<ReadWarningCode, string> = {
  NEEDS_OCR: "is a picture, and its text was not recognised. Turn on text recognition to read it.",
  OCR_PARTIAL: "Text was recognised on the first pages only. Split the file to have the rest read.",
  LOW_CONFIDENCE: "is hard to read. Compare quotations with the page before you rely on them.",
  TRUNCATED: "The text is longer than is kept, and its end was not read. Split the file to have it all read.",
  TRUNCATED_ROWS: "The sheet has more rows than are read, and the last ones are missing. Upload a summary or split it.",
  MACROS_IGNORED: "The file holds macros. They were not run, and nothing depends on them here.",
  EXTENSION_MISMATCH: "The file is of another kind than its name says. It was read as what it is.",
  COPY_RESTRICTED: "The owner asked that text not be copied from this file. Check that you may use it.",
  ATTACHMENTS_IGNORED: "Files attached inside this one were not read. Upload them on their own if they matter.",
  HIDDEN_SHEETS: "A hidden sheet was read too. Check that it was meant for you.",
  CORRUPT_PAGE: "is damaged and could not be read. Ask for a new copy if it matters.",
  HIDDEN_CHARACTERS: "Characters that nobody sees were taken out of the text. Ask who made the file why they are in it.",
  HIDDEN_TEXT: "holds text that nobody can see. It was not read. Ask who made the file why it is there.",
  SPEAKS_TO_READER: "holds words that tell whoever judges it what to find. They are never followed and never count as evidence. Look at the page.",
};

/** One or two sentences: what it means for the reader, and what to do. */
export function readWarningText(warning: Pick<ReadWarning, "code" | "page">): string {
  const text = WARNINGS[warning.code];
  const aboutPage = /^[a-z]/.test(text);
  const place = warning.page === null ? "A page" : `Page ${warning.page}`;
  return aboutPage ? `${place} ${text}` : text;
}
