import type { ConverseStreamCommandOutput } from "@aws-sdk/client-bedrock-runtime";
import { JobError } from "@/domain/jobs/job-errors";
import type { ModelCall, ModelClient } from "@/domain/ports/model-client";
import { type Deadline, startDeadline } from "./deadline";
import { nameFault } from "./name-fault";
import { textOf, usageOf } from "./read-answer";
import { readStream } from "./read-stream";
import { openService, type Sending, type Service } from "./service";
import { type Manner, toRequest } from "./to-request";

export interface BedrockOptions extends Manner {
  region: string;
  /** null = the service's own address in the region. */
  endpoint: string | null;
  /** A model id, or the id or ARN of an inference profile. */
  modelId: string;
  /** Longest silence of the service before a call is given up, seconds. */
  timeoutSec: number;
}

/** A model behind Amazon Bedrock's Converse API. Credentials come by the AWS SDK's own chain; nothing is tried twice here. */
export function createBedrockClient(options: BedrockOptions): ModelClient & { close(): Promise<void> } {
  let service: Promise<Service> | undefined;
  // Opened with the first call: the SDK takes time to load and most installations have no model.
  const open = (): Promise<Service> => (service ??= openService(options));
  const modelOf = (call: ModelCall): string => call.settings.modelId ?? options.modelId;

  return {
    modelId: options.modelId,
    waitsForAdmission: true,

    async converse(call) {
      const modelId = modelOf(call);
      const deadline = startDeadline(call.signal, options.timeoutSec * 1000);
      const sending = sendingOf(call, deadline);
      try {
        const { output, stopReason, usage } = await (await open()).converse(toRequest(call, modelId, options), sending);
        if (!output?.message) throw new JobError("MODEL_UNAVAILABLE", { detail: "an answer without a message" });
        return { text: textOf(output.message.content), stopReason: stopReason ?? "unknown", usage: usageOf(usage), modelId, latencyMs: sending.sinceLeft() };
      } catch (thrown) {
        throw deadline.reason() ?? nameFault(thrown, { modelId, region: options.region, begun: false });
      } finally {
        deadline.end();
      }
    },

    async *stream(call) {
      const modelId = modelOf(call);
      const deadline = startDeadline(call.signal, options.timeoutSec * 1000);
      const sending = sendingOf(call, deadline);
      let begun = false;
      try {
        const reply: ConverseStreamCommandOutput = await (await open()).converseStream(toRequest(call, modelId, options), sending);
        begun = true;
        for await (const event of readStream(reply.stream ?? [], () => deadline.moved())) {
          if (event.type === "text") yield event;
          else yield { type: "end", answer: { ...event.answer, modelId, latencyMs: sending.sinceLeft() } };
        }
      } catch (thrown) {
        throw deadline.reason() ?? nameFault(thrown, { modelId, region: options.region, begun });
      } finally {
        // Also when the reader walked away: an answer nobody reads is still paid for.
        deadline.drop();
      }
    },

    close: async () => void (await service)?.close(),
  };
}

/** Holds the request back until it is admitted, and knows how long ago it left. */
function sendingOf({ admitted }: ModelCall, deadline: Deadline): Sending & { sinceLeft(): number } {
  let left = performance.now();
  return {
    abortSignal: deadline.signal,
    async leaves() {
      if (admitted) await deadline.hold(admitted);
      left = performance.now();
    },
    sinceLeft: () => Math.round(performance.now() - left),
  };
}
