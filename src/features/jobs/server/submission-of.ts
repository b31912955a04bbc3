import { callOf } from "@/features/recipes/server";
import { submitInput, type SubmitInput } from "@/features/submissions/contract";
import type { RecipeBook } from "@/domain/recipes/recipe";
import type { JobRow } from "./store";

/** What a program posts to have the same work done again; null where none can. Its key stays with the first: the same one would give the same job. */
export function submissionOf(book: RecipeBook, row: JobRow): SubmitInput | null {
  const call = callOf(book, row);
  if (!call) return null;
  const { recipe, input, prompt } = call;
  const config = entriesOf(row.config).filter(([key]) => key in recipe.config);
  const metadata = entriesOf(row.metadata);
  const body = {
    recipeName: recipe.name,
    ...(prompt === undefined ? {} : { prompt }),
    ...(isEmpty(input) ? {} : { input }),
    ...(config.length === 0 ? {} : { config: Object.fromEntries(config) }),
    ...(row.sessionId === null ? {} : { sessionId: row.sessionId }),
    timeout: row.timeoutSec,
    ...(row.webhookUrl === null ? {} : { webhookUrl: row.webhookUrl }),
    ...(metadata.length === 0 ? {} : { metadata: Object.fromEntries(metadata) }),
  };
  return submitInput.safeParse(body).success ? (body as SubmitInput) : null;
}

const entriesOf = (value: unknown): [string, unknown][] => (typeof value === "object" && value !== null ? Object.entries(value) : []);

/** An absent input is taken for `{}`. */
const isEmpty = (input: unknown): boolean => input === undefined || input === null || (typeof input === "object" && Object.keys(input).length === 0 && !Array.isArray(input));
