import type { CallPurpose, ModelAnswer, ModelCall, ModelClient, ModelSettings } from "@/domain/ports/model-client";
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
  const writer = new Writer(say);
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

/** Says pieces together that come close upon each other. */
class Writer {
  private waiting = "";
  private timer: NodeJS.Timeout | null = null;
  private saidAt = -Infinity;
  private said: Promise<{ error: unknown } | null> = Promise.resolve(null);

  constructor(private readonly say: (text: string) => Promise<void>) {}

  /** Throws what an earlier piece met: an answer nobody can follow is not gone on with. */
  async take(text: string): Promise<void> {
    this.waiting += text;
    const due = this.saidAt + SAY_EVERY_MS - performance.now();
    // What it meets is thrown by the next piece, or at the end.
    if (due > 0) this.timer ??= setTimeout(() => void this.tell().catch(() => undefined), due);
    else await this.tell();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  async tell(): Promise<void> {
    this.stop();
    const text = this.waiting;
    this.waiting = "";
    this.saidAt = performance.now();
    if (text !== "") this.said = this.said.then(async (failed) => failed ?? this.say(text).then(() => null, (error: unknown) => ({ error })));
    const failed = await this.said;
    if (failed) throw failed.error;
  }
}
