import type { PromptFields } from "../prompts/prompt";
import type { PromptPlace } from "../prompts/prompt-place";
import type { IncludeBook } from "../prompts/template/link-includes";

/** The version in production for a piece of work, with all it includes; composePrompt makes the text of it. */
export interface ProductionPrompt {
  slug: string;
  number: number;
  /** Stamp it, and the included ones', on what the prompt produced. */
  versionId: string;
  fields: PromptFields;
  includes: IncludeBook;
}

/** The version in force at one place, and what it included, at the moment a run began: ids, for the run to keep. */
export interface PromptPin extends PromptPlace {
  versionId: string;
  /** By the reference as it is written; `version` null = the one in production at that moment, else the newest. */
  included: { slug: string; version: number | null; versionId: string }[];
  /** Names to suggest; empty unless something it includes was not found. */
  slugs: string[];
}

/** The prompts that admins put into production. */
export interface PromptBook {
  /**
   * The nearest to this place: its category, else the one for all, of its sub-section, else of the section; null = none.
   * With pins it is the one they name, whatever is in production now.
   */
  production(place: PromptPlace, pins?: readonly PromptPin[]): Promise<ProductionPrompt | null>;
  /** What is in production for this work now, at each place where it may be looked for. Absent = the book never changes. */
  pin?(places: readonly PromptPlace[]): Promise<PromptPin[]>;
}
