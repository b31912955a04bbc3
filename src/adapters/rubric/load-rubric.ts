import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Rubric } from "@/domain/risk/rubric";
import { crossCheck } from "./cross-check";
import { mapRubric } from "./map-rubric";
import { parseFiles } from "./parse-files";
import { contentHash, rawHash, readRubricFiles } from "./read-files";

export { RubricError } from "./read-files";

/** Raised when the mapping changes, so that a copy compiled by older code is never used. */
const COMPILED_FORMAT = "7";

export interface LoadOptions {
  /**
   * Where compiled copies are kept, named by the hash of the files they came from: parsing 400 KB of
   * YAML takes over a second, reading the copy a few milliseconds. null = keep none.
   */
  cacheDir?: string | null;
}

const loaded = new Map<string, Rubric>();

/**
 * The rubric of a folder, checked, with the hash of its content. The same object for the same files.
 * @throws RubricError naming file, path and reason
 */
export function loadRubric(dir: string, options: LoadOptions = {}): Rubric {
  const cacheDir = options.cacheDir === undefined ? join(dir, "..", ".data", "rubric") : options.cacheDir;
  const files = readRubricFiles(dir);
  const raw = rawHash(files, COMPILED_FORMAT);
  const before = loaded.get(raw);
  if (before) return before;
  const rubric = (cacheDir === null ? null : readCompiled(cacheDir, raw)) ?? compile();
  loaded.set(raw, rubric);
  return rubric;

  function compile(): Rubric {
    const { parsed, content } = parseFiles(files);
    const made = mapRubric(parsed, contentHash(content));
    crossCheck(made);
    if (cacheDir !== null) writeCompiled(cacheDir, raw, made);
    return made;
  }
}

function readCompiled(cacheDir: string, raw: string): Rubric | null {
  try {
    return JSON.parse(readFileSync(join(cacheDir, `${raw}.json`), "utf8")) as Rubric;
  } catch {
    return null; // absent or cut short: it is made again
  }
}

function writeCompiled(cacheDir: string, raw: string, rubric: Rubric): void {
  try {
    mkdirSync(cacheDir, { recursive: true });
    const draft = join(cacheDir, `${raw}.${process.pid}.tmp`);
    writeFileSync(draft, JSON.stringify(rubric));
    renameSync(draft, join(cacheDir, `${raw}.json`));
  } catch {
    // A read-only disk costs a second at start, nothing else.
  }
}
