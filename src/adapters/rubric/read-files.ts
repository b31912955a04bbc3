import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A rubric that cannot be used: which file, where in it, and why. */
export class RubricError extends Error {
  constructor(readonly file: string, readonly path: string, readonly reason: string) {
    super(`rubric/${file}${path === "" ? "" : ` at ${path}`}: ${reason}`);
    this.name = "RubricError";
  }
}

export interface RubricFile {
  name: string;
  text: string;
}

export const SINGLE_FILES = [
  "categories.yaml", "bands.yaml", "conditions.yaml", "evidence-grades.yaml", "sources.yaml", "metrics.yaml", "hard-flags.yaml",
  "documents.yaml", "data-points.yaml",
] as const;
export type SingleFile = (typeof SINGLE_FILES)[number];

/** All files of the rubric in a fixed order, the indicators last. */
export function readRubricFiles(dir: string): RubricFile[] {
  const names: string[] = [...SINGLE_FILES, ...indicatorFiles(dir).map((name) => `indicators/${name}`)];
  return names.map((name) => ({ name, text: readText(dir, name) }));
}

/** Of the bytes as they are; names a compiled copy, never a result. */
export function rawHash(files: RubricFile[], salt: string): string {
  const hash = createHash("sha256").update(salt);
  for (const file of files) hash.update(`\0${file.name}\0${file.text}`);
  return hash.digest("hex");
}

/** SHA-256 of the content with keys sorted, so a comment, a line end or the order of keys changes nothing. */
export function contentHash(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(sorted(content))).digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

function indicatorFiles(dir: string): string[] {
  try {
    return readdirSync(join(dir, "indicators")).filter((name) => name.endsWith(".yaml")).sort();
  } catch (cause) {
    throw new RubricError("indicators", "", `the folder cannot be read (${reasonOf(cause)})`);
  }
}

function readText(dir: string, name: string): string {
  try {
    return readFileSync(join(dir, name), "utf8");
  } catch (cause) {
    throw new RubricError(name, "", `the file cannot be read (${reasonOf(cause)})`);
  }
}

export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
