/** Who wrote a version; without an id it came with the product. */
export interface PromptAuthor {
  id: string | null;
  name: string;
}

/** A prompt of the prompt desk. Times are ISO 8601 in UTC. */
export interface Prompt {
  id: string;
  slug: string;
  name: string;
  section: string;
  subSection: string;
  categories: string[];
  tags: string[];
  /** Numbers of versions: the newest (0 before the first), and those that have the labels. */
  latest: number;
  staging: number | null;
  production: number | null;
  archivedAt: string | null;
  updatedAt: string;
  /** Of the newest version. */
  note: string | null;
  author: PromptAuthor | null;
}

/** One version, without its texts. */
export interface PromptVersion {
  /** What a preview is asked for by: promptVersionId. */
  id: string;
  number: number;
  author: PromptAuthor;
  note: string;
  createdAt: string;
  labels: ("latest" | "staging" | "production")[];
}

export interface PromptFilter {
  search?: string;
  section?: string;
  label?: "staging" | "production" | "none";
  /** Asked for at once, 1 to 100. */
  pageSize?: number;
}

export interface PromptPage {
  prompts: Prompt[];
  nextCursor: string | null;
  total: number;
}

export interface PromptVersionPage {
  versions: PromptVersion[];
  nextCursor: string | null;
  total: number;
}
