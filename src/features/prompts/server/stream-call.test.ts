import { describe, expect, it } from "vitest";
import type { ModelAnswer, ModelCall, ModelClient, ModelEvent } from "@/domain/ports/model-client";
import { streamCall } from "./answer-prompt";

const call = {} as ModelCall;
const answer = { text: "all" } as ModelAnswer;
const modelThat = (stream: () => AsyncGenerator<ModelEvent>) => ({ stream }) as unknown as ModelClient;
function openEnd(): { promise: Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => { end = resolve; });
  return { promise, end: () => end() };
}
async function* pieces(...texts: string[]): AsyncGenerator<ModelEvent> {
  for (const text of texts) yield { type: "text", text };
  yield { type: "end", answer };
}

describe("an answer passed on as it is written", () => {
  it("comes whole and in order", async () => {
    const said: string[] = [];
    expect(await streamCall(modelThat(() => pieces("a", "b", "c", "d")), call, async (text) => { said.push(text); })).toBe(answer);
    expect(said.join("")).toBe("abcd");
    expect(said.length).toBeLessThan(4);
  });

  it("says what came before a silence, while it lasts", async () => {
    let said = "";
    const silence = openEnd();
    const model = modelThat(async function* () {
      yield* [{ type: "text", text: "one " }, { type: "text", text: "two " }, { type: "text", text: "three" }] as const;
      await silence.promise;
      yield { type: "end", answer };
    });
    await streamCall(model, call, async (text) => {
      said += text;
      if (said === "one two three") silence.end();
    });
    expect(said).toBe("one two three");
  });

  it("ends with what a piece met that could not be said, also in a silence", async () => {
    const silence = openEnd();
    let times = 0;
    const model = modelThat(async function* () {
      yield* [{ type: "text", text: "one" }, { type: "text", text: "two" }] as const;
      await silence.promise;
      yield { type: "text", text: "three" };
    });
    await expect(streamCall(model, call, async () => {
      times += 1;
      if (times < 2) return;
      silence.end();
      throw new Error("the job was cancelled");
    })).rejects.toThrow("the job was cancelled");
    expect(times).toBe(2);
  });

  it("says nothing more of a stream that broke", async () => {
    const said: string[] = [];
    const model = modelThat(async function* () {
      yield* [{ type: "text", text: "one" }, { type: "text", text: "two" }] as const;
      await Promise.resolve();
      throw new Error("cut");
    });
    await expect(streamCall(model, call, async (text) => { said.push(text); })).rejects.toThrow("cut");
    expect(said).toEqual(["one"]);
  });
});
