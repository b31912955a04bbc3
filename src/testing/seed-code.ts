import { existsSync, readFileSync } from "node:fs";

const SHARED = { polling: "../shared/seeds/000_9e160252adc606f8.txt", "async-jobs": "../shared/seeds/002_f307eff34ce68405.txt" } as const;
export type SeedDocument = keyof typeof SHARED;

const typescriptIn = (text: string): string[] => [...text.matchAll(/```typescript[^\n]*\n([^]*?)```/g)].map(([, code = ""]) => code);

/** The TypeScript of a public document, block by block, from the copy that is kept. */
export const seedCode = (document: SeedDocument): string[] => typescriptIn(readFileSync(`src/testing/fixtures/seeds/${document}.md`, "utf8"));

/** The same from the document itself; null in a bare clone. */
export const sharedSeedCode = (document: SeedDocument): string[] | null =>
  existsSync(SHARED[document]) ? typescriptIn(readFileSync(SHARED[document], "utf8")) : null;

/** First line of the document that a file does not have in its place; null = every line stands there, in its order. */
export function firstLineMissing(document: SeedDocument, file: string, mayDiffer: RegExp): string | null {
  const own = readFileSync(file, "utf8").split("\n").map((line) => line.trim());
  const lines = seedCode(document).join("\n").split("\n").map((line) => line.trim()).filter((line) => line !== "" && !mayDiffer.test(line));
  let at = 0;
  for (const line of lines) {
    const found = own.indexOf(line, at);
    if (found < 0) return `"${line}" after line ${at}`;
    at = found + 1;
  }
  return null;
}
