import type { CallPurpose, ModelAnswer, ModelCall, ModelClient, ModelSettings } from "@/domain/ports/model-client";
import type { PromptPreview } from "../contract";
import type { ReadyPrompt } from "./compose-texts";
import { PieceWriter } from "./piece-writer";

/** Settings of a prompt that brings none. */
export const PLAIN_SETTINGS: ModelSettings = { modelId: null, temperature: null, maxTokens: 4_000 };

const NO_MODEL = "No language model is configured, so this is the prompt as it would be sent.";
const CUT = "The answer was cut at the longest the prompt allows. Raise its limit to see all of it.";

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
  if (asking.model === null) return unanswered(sent);
  const { settings, purpose, signal } = asking;
  const call = { settings, purpose, signal, system: system === "" ? [] : [{ text: system }], turns: turns.map(({ role, text }) => ({ role, content: [{ text }] })) };
  return answered([await streamCall(asking.model, call, asking.say)], sent);
}

type Sent = Pick<PromptPreview, "system" | "turns" | "unusedVariables" | "leftOut" | "asRun">;

export const unanswered = (sent: Sent): PromptPreview => ({
  output: [sent.system, ...sent.turns.map(({ text }) => text)].filter((text) => text !== "").join("\n\n"),
  tokensIn: 0, tokensOut: 0, durationMs: 0, model: null, note: NO_MODEL, stopReason: null, ...sent,
});

/** The last answer counts; what all of them took is told. */
export function answered(answers: readonly ModelAnswer[], sent: Sent): PromptPreview {
  const sum = (of: (answer: ModelAnswer) => number): number => answers.reduce((all, answer) => all + of(answer), 0);
  const last = answers.at(-1);
  return {
    output: last?.text ?? "", tokensIn: sum(({ usage }) => usage.input + usage.cacheRead + usage.cacheWrite), tokensOut: sum(({ usage }) => usage.output), durationMs: Math.round(sum(({ latencyMs }) => latencyMs)),
    model: last?.modelId ?? null, note: last?.stopReason === "max_tokens" ? CUT : "", stopReason: last?.stopReason ?? null, ...sent,
  };
}

/** Passes an answer on as it is written, at most four times a second, also when nothing more comes for a while. */
export async function streamCall(model: ModelClient, call: ModelCall, say: Asking["say"]): Promise<ModelAnswer> {
  const writer = new PieceWriter(say);
  let answer: ModelAnswer | null = null;
  try {
    for await (const event of model.stream(call)) {
      if (event.type === "end") answer = event.answer;
      else await writer.take(event.text);
    }
    await writer.tell();
  } finally {
    writer.stop();
  }
  if (answer === null) throw new Error("The model's stream ended without its last event.");
  return answer;
}
