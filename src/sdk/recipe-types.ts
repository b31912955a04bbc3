import type { Json } from "./run";

/** Figures of one category, or of the whole. Scores are whole numbers 0..100, coverage is a share 0..1. */
export interface ScoreFigures {
  /** null: nothing was found to score. */
  score: number | null;
  level: string | null;
  low: number;
  high: number;
  coverage: number;
}

export interface ScoredCategory extends ScoreFigures {
  category: string;
}

/** What a preview tries: two texts, or a version of the prompt desk by its id. */
type Previewed = { systemPrompt: string; userPrompt: string; promptVersionId?: never } | { promptVersionId: string; systemPrompt?: never; userPrompt?: never };

/** How a model is asked; what is left out stays as the prompt's version, or the installation, has it. */
export interface ModelSettings {
  modelId?: string | null;
  /** 0..1 */
  temperature?: number | null;
  maxTokens?: number;
}

/** What a report holds and in which files; without it all sections, in English, as a PDF. */
export interface ReportOptions {
  /** false leaves one out. */
  sections?: Partial<Record<"profile" | "method" | "heatmap" | "categories" | "gaps" | "recommendations" | "plan" | "facts", boolean>>;
  /** The PDF is always made; json is the same report as data. */
  formats?: ("pdf" | "json")[];
  locale?: "en";
}

/**
 * Input and result of each recipe by its name. Add your own installation's recipes by declaration merging:
 * `declare module "risk-desk/sdk" { interface RecipeTypes { "my-recipe": { input: string; result: { output: string } } } }`
 */
export interface RecipeTypes {
  "prompt-preview": {
    input: Previewed & { variables?: Record<string, Json>; modelSettings?: ModelSettings };
    result: { output: string; tokensIn: number; tokensOut: number; durationMs: number; model: string | null; note: string; unusedVariables: string[]; promptVersionId?: string };
  };
  "parse-document": {
    input: { documentId: string };
    result: {
      text: string;
      metadata: { pages: number; language: string | null; extractor: string | null; ocrPages: number; warnings: string[]; textComplete: boolean };
    };
  };
  "gap-detection": {
    input: { assessmentId: string };
    result: { gaps: { dataPoint: string; status: string; mandatory: boolean }[]; open: number; mandatoryOpen: number };
  };
  "risk-analysis": {
    input: { assessmentId: string };
    result: { scores: ScoredCategory[]; overall: ScoreFigures };
  };
  "report-generation": {
    input: { assessmentId: string; options?: ReportOptions };
    result: { reportUrl: string; reportId: string; files: { format: "pdf" | "json"; url: string; bytes: number; sha256: string; pages: number | null }[] };
  };
  "risk-assessment": {
    input: { assessmentId: string; pauseAtGaps?: boolean };
    result: { runId: string; paused: boolean; reportId: string | null };
  };
}

/** Recipes whose input and result are known here. */
export type KnownRecipe = keyof RecipeTypes;
export type InputOf<Name extends KnownRecipe> = RecipeTypes[Name]["input"];
export type ResultOf<Name extends KnownRecipe> = RecipeTypes[Name]["result"];

/** Any other name: one whose types are known must be used with them. */
export type OtherRecipe<Name extends string> = Name extends KnownRecipe ? never : Name;

/** Settings of a recipe for one job. */
export type RecipeConfig = Record<string, string | number | boolean | null>;

