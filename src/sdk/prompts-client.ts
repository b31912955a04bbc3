import { type Abortable, ApiClient } from "./api-client";
import type { Prompt, PromptFilter, PromptPage, PromptVersion, PromptVersionPage } from "./prompts";

const PROMPTS = "/api/v1/prompts";

/** The prompts of the prompt desk, to be read. Scope: prompts:write; for administrators. */
export class PromptsClient extends ApiClient {
  /** Those that are not archived, by name, page after page for as long as they are asked for. */
  async *list(filter: PromptFilter = {}, { signal }: Abortable = {}): AsyncGenerator<Prompt, void> {
    let cursor: string | undefined;
    do {
      const { prompts, nextCursor } = await this.ask<PromptPage>({ method: "GET", path: PROMPTS, query: { ...filter, cursor }, repeatable: true, signal });
      yield* prompts;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** A prompt's versions, newest first, in the same way. @throws JobError NOT_FOUND */
  async *versions(slug: string, { pageSize }: { pageSize?: number } = {}, { signal }: Abortable = {}): AsyncGenerator<PromptVersion, void> {
    let cursor: string | undefined;
    do {
      const path = `${PROMPTS}/${encodeURIComponent(slug)}/versions`;
      const { versions, nextCursor } = await this.ask<PromptVersionPage>({ method: "GET", path, query: { pageSize, cursor }, repeatable: true, signal });
      yield* versions;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
