import type { ModelReading } from "@/adapters/model/analyst/answer-schema";
import type { IdentityAnswer } from "@/adapters/model/analyst/identity-schema";
import type { ModelAnswer, ModelCall, ModelClient } from "@/domain/ports/model-client";

/** An answer of the model's schema with nothing in it but what is given. */
export const reading = (given: Partial<ModelReading> = {}): ModelReading => ({ facts: [], judgements: [], exposures: [], flags: [], ...given });

export const fact = (key: string, value: string, quote: string, over: Partial<ModelReading["facts"][number]> = {}): ModelReading["facts"][number] =>
  ({ key, value, high: "", unit: "", currency: "", period: "", tense: "actual", document: 1, page: 1, quote, ...over });

export const judgement = (indicator: string, level: "LOW" | "MODERATE" | "HIGH" | "CRITICAL", quote: string, over: Partial<ModelReading["judgements"][number]> = {}): ModelReading["judgements"][number] =>
  ({ indicator, level, metric: "", figure: "", document: 1, page: 1, quote, ...over });

type Part = readonly [said: string, quote: string, page?: number];

/** What a model says one document is; a part that is not given is not stated. */
export function identity({ kind, issuer, date }: { kind?: Part; issuer?: Part; date?: Part }): IdentityAnswer {
  const at = (part: Part | undefined): { page: number; quote: string } => ({ page: part ? (part[2] ?? 1) : 0, quote: part?.[1] ?? "" });
  return { kind: { id: kind?.[0] ?? "", ...at(kind) }, issuer: { name: issuer?.[0] ?? "", ...at(issuer) }, date: { value: date?.[0] ?? "", ...at(date) } };
}

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
