import type { ModelReading } from "@/adapters/model/analyst/answer-schema";
import type { ModelAnswer, ModelCall, ModelClient } from "@/domain/ports/model-client";

/** An answer of the model's schema with nothing in it but what is given. */
export const reading = (given: Partial<ModelReading> = {}): ModelReading => ({ facts: [], judgements: [], exposures: [], flags: [], ...given });

export const fact = (key: string, value: string, quote: string, over: Partial<ModelReading["facts"][number]> = {}): ModelReading["facts"][number] =>
  ({ key, value, high: "", unit: "", currency: "", period: "", tense: "actual", document: 1, page: 1, quote, ...over });

export const judgement = (indicator: string, level: "LOW" | "MODERATE" | "HIGH" | "CRITICAL", quote: string, over: Partial<ModelReading["judgements"][number]> = {}): ModelReading["judgements"][number] =>
  ({ indicator, level, metric: "", figure: "", document: 1, page: 1, quote, ...over });

/** The category a call of the model analyst asks about, read from its last words. */
export function categoryOf(call: Pick<ModelCall, "turns">): string {
  const last = call.turns.flatMap(({ content }) => content).map(({ text }) => /^Report on category (\w+)/m.exec(text)?.[1]);
  return last.find((category) => category !== undefined) ?? "";
}

/** A model in this process: answers what `think` says and keeps the calls. */
export function thinkingClient(think: (call: ModelCall, number: number) => string | Partial<ModelAnswer>): ModelClient & { calls: ModelCall[] } {
  const calls: ModelCall[] = [];
  const answer = (call: ModelCall): ModelAnswer => {
    const thought = think(call, calls.push(call) - 1);
    const said = typeof thought === "string" ? { text: thought } : thought;
    return { text: "", stopReason: "end_turn", usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 }, modelId: "test.model", latencyMs: 1, ...said };
  };
  return {
    modelId: "test.model",
    calls,
    converse: async (call) => answer(call),
    async *stream(call) {
      const whole = answer(call);
      yield { type: "text", text: whole.text };
      yield { type: "end", answer: whole };
    },
  };
}
