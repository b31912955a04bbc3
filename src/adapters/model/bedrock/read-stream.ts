import type { ConverseStreamOutput, TokenUsage } from "@aws-sdk/client-bedrock-runtime";
import { JobError } from "@/domain/jobs/job-errors";
import type { ModelAnswer } from "@/domain/ports/model-client";
import { usageOf } from "./read-answer";

export type StreamPiece = { type: "text"; text: string } | { type: "end"; answer: Pick<ModelAnswer, "text" | "stopReason" | "usage"> };

/** The pieces as they come, then the whole. A stream that ends without saying why it stopped was cut. */
export async function* readStream(events: AsyncIterable<ConverseStreamOutput> | Iterable<ConverseStreamOutput>, moved: () => void): AsyncGenerator<StreamPiece> {
  const pieces: string[] = [];
  let stopReason: string | undefined;
  let usage: TokenUsage | undefined;
  for await (const event of events) {
    moved();
    const delta = event.contentBlockDelta?.delta;
    const text = delta?.text ?? delta?.toolUse?.input;
    if (text) {
      pieces.push(text);
      yield { type: "text", text };
    }
    stopReason ??= event.messageStop?.stopReason;
    usage = event.metadata?.usage ?? usage;
  }
  if (stopReason === undefined) throw new JobError("MODEL_UNAVAILABLE", { sentence: "The model broke off in the middle of its answer.", detail: "the stream ended without messageStop" });
  yield { type: "end", answer: { text: pieces.join(""), stopReason, usage: usageOf(usage) } };
}
