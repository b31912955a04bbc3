import WordExtractor from "word-extractor";
import type { ReadTask } from "../draft";
import { ReadFailure } from "../read-failure";
import { BlockPages } from "../text/block-page";

/** Word 97 to 2003. The library is old and can loop on damaged files, which only the sandbox makes bearable. */
export async function readDoc({ bytes, draft, job }: ReadTask): Promise<void> {
  draft.extractor = "word-extractor";
  const pages = new BlockPages(draft, job.limits.chars);
  for (const paragraph of (await extract(bytes)).split(/[\r\n]+/)) if (!pages.add({ text: paragraph, level: 0 })) break;
  pages.end();
}

async function extract(bytes: Buffer): Promise<string> {
  try {
    const word = await new WordExtractor().extract(bytes);
    return [word.getBody(), word.getFootnotes(), word.getEndnotes(), word.getTextboxes()].filter((part) => part.trim() !== "").join("\n");
  } catch (error) {
    throw new ReadFailure("CORRUPT", `The Word file cannot be read: ${error instanceof Error ? error.message.slice(0, 80) : "unknown"}`);
  }
}
