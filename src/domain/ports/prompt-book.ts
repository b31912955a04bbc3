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

/** The prompts that admins put into production. */
export interface PromptBook {
  /** The nearest to this place: its category, else the one for all, of its sub-section, else of the section; null = none. */
  production(place: PromptPlace): Promise<ProductionPrompt | null>;
}
