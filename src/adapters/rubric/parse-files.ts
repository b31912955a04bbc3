import { parseDocument } from "yaml";
import type { z } from "zod";
import {
  bandsFile, categoriesFile, conditionsFile, dataPointsFile, documentsFile, flagsFile, gradesFile, indicatorsFile, metricsFile, sourcesFile,
} from "./file-schemas";
import { RubricError, type RubricFile, type SingleFile } from "./read-files";

export interface ParsedFiles {
  categories: z.output<typeof categoriesFile>;
  bands: z.output<typeof bandsFile>;
  conditions: z.output<typeof conditionsFile>;
  grades: z.output<typeof gradesFile>;
  sources: z.output<typeof sourcesFile>;
  metrics: z.output<typeof metricsFile>;
  flags: z.output<typeof flagsFile>;
  documents: z.output<typeof documentsFile>;
  dataPoints: z.output<typeof dataPointsFile>;
  indicators: z.output<typeof indicatorsFile>[];
}

/**
 * YAML to checked objects. The content is handed back too, for its hash.
 * @throws RubricError naming file, path in it and reason
 */
export function parseFiles(files: RubricFile[]): { parsed: ParsedFiles; content: Record<string, unknown> } {
  const content = Object.fromEntries(files.map((file) => [file.name, parseYaml(file)]));
  const read = <S extends z.ZodType>(name: SingleFile, schema: S): z.output<S> => check(name, content[name], schema);
  const parsed: ParsedFiles = {
    categories: read("categories.yaml", categoriesFile),
    bands: read("bands.yaml", bandsFile),
    conditions: read("conditions.yaml", conditionsFile),
    grades: read("evidence-grades.yaml", gradesFile),
    sources: read("sources.yaml", sourcesFile),
    metrics: read("metrics.yaml", metricsFile),
    flags: read("hard-flags.yaml", flagsFile),
    documents: read("documents.yaml", documentsFile),
    dataPoints: read("data-points.yaml", dataPointsFile),
    indicators: files.filter((file) => file.name.startsWith("indicators/")).map((file) => check(file.name, content[file.name], indicatorsFile)),
  };
  for (const [name, file] of Object.entries(content)) requireVersion(name, file, parsed.categories.rubric_version);
  return { parsed, content };
}

function parseYaml(file: RubricFile): unknown {
  const document = parseDocument(file.text);
  const [error] = document.errors;
  if (error) throw new RubricError(file.name, error.linePos ? `line ${error.linePos[0].line}` : "", error.message);
  return document.toJS();
}

function check<S extends z.ZodType>(name: string, value: unknown, schema: S): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new RubricError(name, (issue?.path ?? []).join("."), issue?.message ?? "does not have the expected shape");
}

function requireVersion(name: string, file: unknown, version: string): void {
  const own = file !== null && typeof file === "object" && "rubric_version" in file ? file.rubric_version : undefined;
  if (own !== version) throw new RubricError(name, "rubric_version", `is ${String(own)}, but categories.yaml says ${version}`);
}
