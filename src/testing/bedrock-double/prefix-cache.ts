import { createHash } from "node:crypto";
import type { ConverseBody } from "./converse-body";

export interface CountedUsage {
  inputTokens: number;
  outputTokens: number;
  totalTokens: number;
  cacheReadInputTokens: number;
  cacheWriteInputTokens: number;
}

/** Close enough to any tokenizer for comparing one way of sending with another. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** A prefix shorter than this is not kept, as with the models of today. */
const SHORTEST_PREFIX = 1024;

/** Counts as the service does: tools, system, messages in that order; a cache point keeps everything before it. */
export function createPrefixCache(): { count(modelId: string, body: ConverseBody, output: string): CountedUsage } {
  const kept = new Set<string>();
  return {
    count(modelId, body, output) {
      const hash = createHash("sha256").update(modelId);
      let [seen, read, last] = [0, 0, 0];
      const fresh: string[] = [];
      const take = (text: string): void => {
        hash.update(text).update("\0");
        seen += tokensOf(text);
      };
      const point = (): void => {
        if (seen < SHORTEST_PREFIX) return;
        const prefix = hash.copy().digest("hex");
        last = seen;
        if (kept.has(prefix)) read = seen;
        else fresh.push(prefix);
      };
      if (body.toolConfig) take(JSON.stringify(body.toolConfig));
      if (body.outputConfig) take(JSON.stringify(body.outputConfig));
      for (const block of [...(body.system ?? []), ...body.messages.flatMap(({ role, content }) => [{ text: role }, ...content])]) {
        if ("text" in block) take(block.text);
        else point();
      }
      fresh.forEach((prefix) => kept.add(prefix));
      const outputTokens = tokensOf(output);
      return {
        inputTokens: seen - last, outputTokens, totalTokens: seen + outputTokens,
        cacheReadInputTokens: read, cacheWriteInputTokens: last - read,
      };
    },
  };
}
