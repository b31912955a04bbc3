import { JobError } from "@/domain/jobs/job-errors";
import type { ModelAnswer, ModelCall, ModelClient, ModelTurn } from "@/domain/ports/model-client";
import type { Read } from "./answer-schema";

/** Ends that no second question mends, with the sentence for people. */
const ENDS: Record<string, () => JobError> = {
  guardrail_intervened: () => new JobError("MODEL_REFUSED", { sentence: "A guardrail of the model service stopped the answer." }),
  content_filtered: () => new JobError("MODEL_REFUSED", { sentence: "The model service filtered its answer away." }),
  max_tokens: () => new JobError("MODEL_REFUSED", { sentence: "The model’s answer was longer than it may be. An administrator can raise BEDROCK_MAX_TOKENS." }),
  model_context_window_exceeded: () => new JobError("INVALID_INPUT", { sentence: "The documents are longer than the model can take. An administrator can lower BEDROCK_INPUT_TOKENS." }),
};

/** Asks; an answer that does not fit is asked for once more with the fault named, then the model counts as refusing. */
export async function askForReading<T>(client: ModelClient, call: ModelCall, readAnswer: (text: string) => Read<T>): Promise<T> {
  const readEnded = (answer: ModelAnswer): Read<T> => {
    const end = ENDS[answer.stopReason];
    if (end) throw end();
    return readAnswer(answer.text);
  };
  const first = await client.converse(call);
  const read = readEnded(first);
  if (read.ok) return read.reading;
  const second = readEnded(await client.converse(again(call, first.text, read.fault)));
  if (second.ok) return second.reading;
  throw new JobError("MODEL_REFUSED", { sentence: "The model gave no answer that fits, also when it was told what was wrong.", detail: `${read.fault} / ${second.fault}` });
}

/** The second call alone, for those who put the questions themselves; null = none is due. */
export function mendedCall(call: ModelCall, answer: ModelAnswer, readAnswer: (text: string) => Read<unknown>): { call: ModelCall; fault: string } | null {
  if (ENDS[answer.stopReason]) return null;
  const read = readAnswer(answer.text);
  return read.ok ? null : { call: again(call, answer.text, read.fault), fault: read.fault };
}

const again = (call: ModelCall, said: string, fault: string): ModelCall => ({ ...call, turns: [...call.turns, ...repair(said, fault, call.turns)] });

/** Turns must alternate, and a blank one is refused: an empty answer is named in place of being shown. */
function repair(said: string, fault: string, turns: readonly ModelTurn[]): ModelTurn[] {
  const shown = said.trim() === "" ? "(an empty answer)" : said;
  if (turns.at(-1)?.role !== "user") return [];
  return [
    { role: "assistant", content: [{ text: shown }] },
    { role: "user", content: [{ text: `That answer cannot be used. ${fault} Give the whole answer again, as one JSON object that fits the schema, and nothing else.` }] },
  ];
}
