import type { CallPurpose, ModelAnswer, ModelClient, ModelSettings } from "@/domain/ports/model-client";
import type { PromptPreview } from "../contract";
import type { ReadyPrompt } from "./compose-texts";

/** Settings of a prompt that brings none. */
export const PLAIN_SETTINGS: ModelSettings = { modelId: null, temperature: null, maxTokens: 4_000 };

const NO_MODEL = "No language model is configured, so this is the prompt as it would be sent.";
const CUT = "The answer was cut at the longest the prompt allows. Raise its limit to see all of it.";
/** A piece of a few words is written at once, so that the database is not asked for every token. */
const SAY_EVERY_MS = 250;

export interface Asking {
  /** null = none is configured. */
  model: ModelClient | null;
  settings: ModelSettings;
  /** For the ledger of calls, which prices this one too. */
  purpose: CallPurpose;
  signal: AbortSignal;
  say: (text: string) => Promise<void>;
}

/** Asks the model and passes its words on as they come; without one the prompt itself is the output, and why is said. */
export async function answerPrompt(prompt: ReadyPrompt, asking: Asking): Promise<PromptPreview> {
  const { system, turns, unusedVariables, leftOut } = prompt;
  const sent = { system, turns, unusedVariables, leftOut };
  if (asking.model === null) {
    const output = [system, ...turns.map(({ text }) => text)].filter((text) => text !== "").join("\n\n");
    return { output, tokensIn: 0, tokensOut: 0, durationMs: 0, model: null, note: NO_MODEL, stopReason: null, ...sent };
  }
  const { text, usage, modelId, latencyMs, stopReason } = await streamed(asking.model, prompt, asking);
  return {
    output: text, tokensIn: usage.input + usage.cacheRead + usage.cacheWrite, tokensOut: usage.output, durationMs: Math.round(latencyMs),
    model: modelId, note: stopReason === "max_tokens" ? CUT : "", stopReason, ...sent,
  };
}

async function streamed(model: ModelClient, { system, turns }: ReadyPrompt, { settings, purpose, signal, say }: Asking): Promise<ModelAnswer> {
  let waiting = "";
  let saidAt = 0;
  let answer: ModelAnswer | null = null;
  const call = { settings, purpose, signal, system: system === "" ? [] : [{ text: system }], turns: turns.map(({ role, text }) => ({ role, content: [{ text }] })) };
  for await (const event of model.stream(call)) {
    if (event.type === "end") {
      answer = event.answer;
      continue;
    }
    waiting += event.text;
    if (performance.now() - saidAt < SAY_EVERY_MS) continue;
    saidAt = performance.now();
    await say(waiting);
    waiting = "";
  }
  if (waiting !== "") await say(waiting);
  if (answer === null) throw new Error("The model's stream ended without its last event.");
  return answer;
}
