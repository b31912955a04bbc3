import { expect, it } from "vitest";
import type { DocumentPage } from "@/domain/documents/document";
import { findInstructions } from "@/domain/documents/find-instructions";
import { foldText } from "@/domain/documents/fold-text";
import { guessLanguage } from "@/domain/documents/guess-language";
import { readDocument } from "./read-document";
import { viewDocument } from "./view/document-view";
import { withinTime } from "./within-time";

/** What a line may repeat without end: digits, amounts, initials, marks, particles of five languages. */
const REPEATED = [
  "1", "1 ", "1,", "1.", "1 000 ", "- ", "-", "- 5 ", "a", "a ", "A", "A ", "Aa", "A.", "A. ", "'", "ab, ", "AB ", "season's ", "ya ", "ya moja ", "de ", "of the ", "(", "()", "(a)", " ", "|", "| ", "| 1 ", "*", "* ", "**", "_",
  "=", ": ", ".", "; ", "%", "1% ", "$", "$1", "$ 1 ", "KES 1 ", "1 kes ", "1m ", "2024 ", "2024-25 ", "total 2024 ", "2024/", "1/1/", "a-", "a'", "\u00e9", "\u0645 ", "\u0661", "\u4e2d", "# ", "[ ] ", "x ", "Mr. A ", "and ", "1 ha ", "A & ", "a,b,",
];
/** What a line begins with, so that one rule or another takes an interest in it. */
const LEADS = ["", "Total ", "Directors: Mr ", "The price is KES ", "Located in ", "1. Sales ", "| Sales | ", "Sales ", "The company owes ", "Kilo ", "El saldo en "];
/** What it ends in, so that no rule is content with it. */
const TAILS = ["", "!", " abcd", "z zz zzz zzzz", "|abcd e"];

const page = (text: string): DocumentPage => ({ index: 1, label: "Page 1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null });

/** With the patterns as they were, "Total 1111...!" alone took longer the longer it was, by two for each digit: forty were hours. */
it.each(REPEATED)("a line of %j comes to an end, whatever stands before and after it", (repeated) => {
  const languages = ["en", "sw", "es"];
  for (const [at, lead] of LEADS.entries()) {
    const lines = TAILS.flatMap((tail) => [50, 180].map((length) => lead + repeated.repeat(Math.ceil(length / repeated.length)) + tail));
    const document = viewDocument({ id: "d", name: "hostile.txt", language: languages[at % 3] ?? "en", pages: [page(lines.join("\n"))] }, "2026-01-31");
    expect(Array.isArray(withinTime(20_000, () => readDocument(document, "2026-01-31"))), lead).toBe(true);
  }
});

/** What every page a finding quotes goes through in the server's own thread. With each place of a run of signs tried anew, this took a minute. */
it.each(REPEATED)("a page of nothing but %j is looked through for orders, folded and its language guessed", (repeated) => {
  const text = repeated.repeat(Math.ceil(200_000 / repeated.length));
  expect(withinTime(20_000, () => [findInstructions(text).length >= 0, foldText(text, { accents: true }).text.length >= 0, guessLanguage(text)]).slice(0, 2)).toEqual([true, true]);
});
