import type { ContentBlock, TokenUsage } from "@aws-sdk/client-bedrock-runtime";
import type { ModelUsage } from "@/domain/ports/model-client";

/** Converse counts what it read from and wrote to the cache apart from the input; absent = nothing cached. */
export const usageOf = (usage: TokenUsage | undefined): ModelUsage => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
  cacheRead: usage?.cacheReadInputTokens ?? 0,
  cacheWrite: usage?.cacheWriteInputTokens ?? 0,
});

/** What was written: the input of the tool that takes the answer, or the text blocks in a row. */
export function textOf(blocks: readonly ContentBlock[] | undefined): string {
  const asked = blocks?.find((block) => block.toolUse !== undefined);
  if (asked?.toolUse) return JSON.stringify(asked.toolUse.input ?? null);
  return (blocks ?? []).map((block) => block.text ?? "").join("");
}
