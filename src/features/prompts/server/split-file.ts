import { FILE_ENTRIES_MAX, FILE_FORMAT, type FilePrompt, type PromptFile } from "../file-contract";

/** Deepest indentation of an entry in either format, for each of its lines. */
const INDENT = 12;
/** Left free in each part for what stands around its prompts. */
const FRAME = 500;

/** One file, or where that is larger than a file may be parts of it. A prompt's versions, moves and comments may be spread; its head is in each of its parts. */
export function splitFile(prompts: readonly FilePrompt[], write: (value: unknown) => string, most: number): string[] {
  const file: PromptFile = { format: FILE_FORMAT, prompts: [...prompts] };
  const whole = write(file);
  if (whole.length <= most && prompts.every((prompt) => LISTS.every((list) => prompt[list].length <= FILE_ENTRIES_MAX))) return [whole];
  const parts = partsOf(prompts, (value) => sizeIn(write(value)), most - FRAME);
  return parts.map((each, at) => write({ format: FILE_FORMAT, part: { number: at + 1, of: parts.length }, prompts: each } satisfies PromptFile));
}

const LISTS = ["versions", "moves", "comments"] as const;
type List = (typeof LISTS)[number];

const sizeIn = (text: string): number => text.length + INDENT * text.split("\n").length;

function partsOf(prompts: readonly FilePrompt[], sizeOf: (value: unknown) => number, most: number): FilePrompt[][] {
  const parts: FilePrompt[][] = [[]];
  let left = most;
  for (const prompt of prompts) {
    const head = { ...prompt, versions: [], moves: [], comments: [] };
    const headSize = sizeOf(head);
    let open: FilePrompt | null = null;
    for (const list of LISTS) {
      for (const entry of prompt[list]) {
        const size = sizeOf(entry);
        if (open === null || size > left || open[list].length === FILE_ENTRIES_MAX) {
          // A prompt that begins stays in the part before it where its head and first entry fit.
          if (open !== null || headSize + size > left) {
            if (parts.at(-1)?.length !== 0) parts.push([]);
            left = most;
          }
          open = { ...head, versions: [], moves: [], comments: [] };
          parts.at(-1)?.push(open);
          left -= headSize;
        }
        add(open, list, entry);
        left -= size;
      }
    }
  }
  return parts;
}

function add(prompt: FilePrompt, list: List, entry: FilePrompt[List][number]): void {
  (prompt[list] as FilePrompt[List][number][]).push(entry);
}
