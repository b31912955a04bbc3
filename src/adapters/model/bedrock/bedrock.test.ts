import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { JOB_ERRORS, JobError, type JobErrorCode } from "@/domain/jobs/job-errors";
import type { ModelCall, ModelEvent } from "@/domain/ports/model-client";
import { type BedrockDouble, type ExceptionName, type Fault, startBedrockDouble, STATUS_OF } from "@/testing/bedrock-double";
import { type BedrockOptions, createBedrockClient } from ".";

const ANSWER = { type: "object", additionalProperties: false, required: ["level"], properties: { level: { type: "string", enum: ["LOW", "HIGH"] } } };
const call: ModelCall = { settings: { modelId: null, temperature: 0.2, maxTokens: 512 }, system: [{ text: "You read plans." }], turns: [{ role: "user", content: [{ text: "Speak." }] }] };
const shaped: ModelCall = { ...call, schema: { name: "reading", schema: ANSWER } };

let double: BedrockDouble;
const open: { close(): Promise<void> }[] = [];

function client(options: Partial<BedrockOptions> = {}) {
  const made = createBedrockClient({ region: "eu-west-1", endpoint: double.url, modelId: "eu.maker.model-1:0", structured: "schema", promptCache: true, timeoutSec: 30, temperatureOf: () => 0, ...options });
  open.push(made);
  return made;
}

async function all(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const seen: ModelEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

async function faultOf(work: Promise<unknown>): Promise<JobError> {
  const thrown = await work.then(() => null, (error: unknown) => error);
  if (!(thrown instanceof JobError)) throw new Error(`a JobError was due, not ${String(thrown)}`);
  return thrown;
}

beforeAll(async () => {
  double = await startBedrockDouble();
});
beforeEach(() => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDTEST");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret-of-the-test");
  double.calls.length = 0;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((one) => one.close()));
});
afterAll(() => double.close());

describe("a call that is not admitted yet", () => {
  const asks = [["a call", (over: Partial<ModelCall>) => client({ timeoutSec: 0.2 }).converse({ ...call, ...over })], ["a stream", (over: Partial<ModelCall>) => all(client({ timeoutSec: 0.2 }).stream({ ...call, ...over }))]] as const;
  const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

  it.each(asks)("sends nothing of %s until it is, and takes the wait for no silence of the service", async (_name, ask) => {
    double.think(() => "Hello.");
    // The SDK is loaded by then: that is no silence of the service either, but counts.
    await client().converse(call);
    double.calls.length = 0;
    let admit = (): void => undefined;
    const asked = ask({ admitted: new Promise<void>((resolve) => (admit = resolve)) });
    await aWhile();
    expect(double.calls).toHaveLength(0);
    admit();
    await asked;
    expect(double.calls).toHaveLength(1);
  });

  it.each(asks)("ends %s with the very refusal", async (_name, ask) => {
    const refusal = new JobError("QUOTA_EXCEEDED", { sentence: "No more this month." });
    expect(await faultOf(ask({ admitted: Promise.reject(refusal) }))).toBe(refusal);
    expect(double.calls).toHaveLength(0);
  });

  it.each(asks)("ends %s at once when it is given up, and sends nothing if it is admitted later", async (_name, ask) => {
    let admit = (): void => undefined;
    const giveUp = new AbortController();
    const asked = faultOf(ask({ admitted: new Promise<void>((resolve) => (admit = resolve)), signal: giveUp.signal }));
    await aWhile();
    giveUp.abort();
    expect((await asked).code).toBe("CANCELLED");
    admit();
    await aWhile();
    expect(double.calls).toHaveLength(0);
  });
});

describe("a call to Amazon Bedrock", () => {
  it("asks once, with the limit, the temperature and the model of the installation", async () => {
    double.think(() => "Hello.");
    const answer = await client().converse(call);
    expect(answer).toMatchObject({ text: "Hello.", stopReason: "end_turn", modelId: "eu.maker.model-1:0", usage: { output: 2, cacheRead: 0, cacheWrite: 0 } });
    expect(answer.usage.input).toBeGreaterThan(0);
    expect(double.calls).toHaveLength(1);
    expect(double.calls[0]).toMatchObject({ modelId: "eu.maker.model-1:0", body: { inferenceConfig: { maxTokens: 512, temperature: 0.2 }, system: [{ text: "You read plans." }] } });
  });

  it("takes the model a call names, also an inference profile's ARN", async () => {
    const arn = "arn:aws:bedrock:eu-west-1:123456789012:inference-profile/eu.maker.model-2:0";
    await client().converse({ ...call, settings: { ...call.settings, modelId: arn } });
    expect(double.calls[0]?.modelId).toBe(arn);
  });

  it("streams the pieces as they come and ends with the whole", async () => {
    double.think(() => ({ text: "Grüße, día", pieces: ["Grü", "ße, ", "día"] }));
    const events = await all(client().stream(call));
    expect(events.slice(0, 3)).toEqual(["Grü", "ße, ", "día"].map((text) => ({ type: "text", text })));
    expect(events[3]).toMatchObject({ type: "end", answer: { text: "Grüße, día", stopReason: "end_turn", usage: { output: 3 } } });
  });

  it.each(["schema", "strict-tool", "tool"] as const)("holds the answer to a schema by %s, whole and streamed", async (structured) => {
    double.think(() => '{"level":"HIGH"}');
    const bedrock = client({ structured });
    expect(JSON.parse((await bedrock.converse(shaped)).text)).toEqual({ level: "HIGH" });
    const end = (await all(bedrock.stream(shaped))).at(-1);
    expect(end?.type === "end" && JSON.parse(end.answer.text)).toEqual({ level: "HIGH" });
    const [{ body } = { body: undefined }] = double.calls;
    if (structured === "schema") expect(JSON.parse(body?.outputConfig?.textFormat.structure.jsonSchema.schema ?? "")).toEqual(ANSWER);
    else expect(body?.toolConfig).toMatchObject({ tools: [{ toolSpec: { inputSchema: { json: ANSWER }, ...(structured === "strict-tool" && { strict: true }) } }], toolChoice: { tool: { name: "reading" } } });
  });

  it("counts what was read from and written to the cache apart from new input", async () => {
    const long: ModelCall = { ...call, system: [{ text: "rule ".repeat(1200), cachePoint: true }] };
    const bedrock = client();
    const [first, second] = [(await bedrock.converse(long)).usage, (await bedrock.converse(long)).usage];
    expect(first).toMatchObject({ cacheRead: 0, cacheWrite: 1500 });
    expect(second).toMatchObject({ cacheRead: 1500, cacheWrite: 0 });
    expect(second.input).toBeLessThan(20);
    await client({ promptCache: false }).converse(long);
    expect(double.calls.at(-1)?.body.system).toEqual([{ text: long.system[0]?.text }]);
  });

  it("serves a hundred callers at once, each with its own answer", async () => {
    double.think(async (body) => {
      await vi.waitFor(() => expect(double.calls.length).toBe(100), { timeout: 20_000 });
      const [block] = body.messages[0]?.content ?? [];
      return block && "text" in block ? block.text : "";
    });
    const bedrock = client();
    const asked = Array.from({ length: 100 }, (_, at) => bedrock.converse({ ...call, turns: [{ role: "user", content: [{ text: `caller ${at}` }] }] }));
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(Array.from({ length: 100 }, (_, at) => `caller ${at}`));
  });
});

const RULES: [ExceptionName, JobErrorCode][] = [
  ["ThrottlingException", "THROTTLED"], ["ServiceUnavailableException", "MODEL_UNAVAILABLE"], ["InternalServerException", "MODEL_UNAVAILABLE"],
  ["ModelTimeoutException", "MODEL_TIMEOUT"], ["ModelNotReadyException", "MODEL_UNAVAILABLE"], ["ModelErrorException", "MODEL_UNAVAILABLE"],
  ["ModelStreamErrorException", "MODEL_UNAVAILABLE"], ["ServiceQuotaExceededException", "QUOTA_EXCEEDED"], ["ValidationException", "INVALID_INPUT"],
  ["AccessDeniedException", "ACCESS_DENIED"], ["ResourceNotFoundException", "INVALID_INPUT"], ["UnrecognizedClientException", "ACCESS_DENIED"],
  ["ExpiredTokenException", "ACCESS_DENIED"], ["InvalidSignatureException", "ACCESS_DENIED"], ["MissingAuthenticationTokenException", "ACCESS_DENIED"],
];
const AGAIN: JobErrorCode[] = ["THROTTLED", "MODEL_UNAVAILABLE", "MODEL_TIMEOUT"];

describe("a call that fails", () => {
  it("has a rule for every exception of the service", () => {
    expect(RULES.map(([name]) => name).sort()).toEqual(Object.keys(STATUS_OF).sort());
  });

  it.each(RULES)("%s is %s, asked once, and its words stay in the log", async (name, code) => {
    double.think(() => ({ kind: "exception", name, message: "arn:aws:iam::123456789012:role/secret" }));
    for (const ask of [() => client().converse(call), () => all(client().stream(call))]) {
      double.calls.length = 0;
      const fault = await faultOf(ask());
      expect(fault.code).toBe(code);
      expect(JOB_ERRORS[fault.code].automatic).toBe(AGAIN.includes(code));
      expect(fault.message).not.toMatch(/arn:|Exception|\{/);
      expect(fault.detail).toContain(name);
      expect(double.calls).toHaveLength(1);
    }
  });

  it.each<[string, ExceptionName, string, JobErrorCode, RegExp]>([
    ["a day's tokens", "ThrottlingException", "Too many tokens per day, please wait before trying again.", "QUOTA_EXCEEDED", /today/],
    ["too long an input", "ValidationException", "Input is too long for requested model.", "INVALID_INPUT", /longer than/],
    ["no profile", "ValidationException", "Invocation of model ID x with on-demand throughput isn't supported.", "INVALID_INPUT", /inference profile/],
    ["a wrong id", "ValidationException", "The provided model identifier is invalid.", "INVALID_INPUT", /does not know the model eu\.maker\.model-1:0 in eu-west-1/],
  ])("tells %s by what the exception says", async (_, name, message, code, sentence) => {
    double.think(() => ({ kind: "exception", name, message }));
    const fault = await faultOf(client().converse(call));
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(sentence);
  });

  it("tells a model that refused from one that broke, and keeps the service's own wish to wait", async () => {
    double.think(() => ({ kind: "exception", name: "ModelErrorException", extra: { originalStatusCode: 400 } }));
    expect((await faultOf(client().converse(call))).code).toBe("MODEL_REFUSED");
    double.think(() => ({ kind: "exception", name: "ThrottlingException", retryAfterSec: 17 }));
    expect((await faultOf(client().converse(call))).retryAfterSec).toBe(17);
  });

  it.each<ExceptionName>(["ThrottlingException", "ServiceUnavailableException", "InternalServerException", "ModelStreamErrorException", "ValidationException"])(
    "names a %s in the middle of a stream, after the pieces that came", async (name) => {
      double.think(() => ({ kind: "exceptionInStream", name, after: 2 }));
      const pieces: ModelEvent[] = [];
      const fault = await faultOf((async () => {
        for await (const event of client().stream(call)) pieces.push(event);
      })());
      expect(pieces).toHaveLength(2);
      expect(fault.code).toBe(RULES.find(([known]) => known === name)?.[1]);
    });

  it.each<[string, Fault]>([
    ["cut inside a frame", { kind: "cut", after: 2 }],
    ["ended early", { kind: "unfinished", after: 2 }],
    ["garbled", { kind: "garbled", after: 2 }],
  ])("says the model broke off when the stream is %s", async (_, fault) => {
    double.think(() => fault);
    expect(await faultOf(all(client().stream(call)))).toMatchObject({ code: "MODEL_UNAVAILABLE", message: expect.stringContaining("broke off") as unknown });
  });

  it("is unavailable when the answer is cut, nobody listens, or something else answers", async () => {
    double.think(() => ({ kind: "cut", after: 0 }));
    expect((await faultOf(client().converse(call))).code).toBe("MODEL_UNAVAILABLE");
    double.think(() => ({ kind: "other", status: 200, type: "text/html", body: "<h1>Sign in</h1>" }));
    expect((await faultOf(client().converse(call))).code).toBe("MODEL_UNAVAILABLE");
    double.think(() => ({ kind: "other", status: 502, type: "text/html", body: "<h1>Bad gateway</h1>" }));
    expect((await faultOf(client().converse(call))).code).toBe("MODEL_UNAVAILABLE");
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo;
    await new Promise((resolve) => taken.close(resolve));
    expect((await faultOf(client({ endpoint: `http://127.0.0.1:${port}` }).converse(call))).code).toBe("MODEL_UNAVAILABLE");
  });

  it("gives up on silence, before and within an answer", async () => {
    double.think(() => ({ kind: "silent", after: 0 }));
    expect((await faultOf(client({ timeoutSec: 0.2 }).converse(call))).code).toBe("MODEL_TIMEOUT");
    double.think(() => ({ kind: "silent", after: 2 }));
    expect((await faultOf(all(client({ timeoutSec: 0.2 }).stream(call)))).code).toBe("MODEL_TIMEOUT");
  });

  it("says which kind of credentials problem it is", async () => {
    for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE"]) vi.stubEnv(name, undefined);
    vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
    for (const name of ["AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"]) vi.stubEnv(name, "/nowhere/at-all");
    expect(await faultOf(client().converse(call))).toMatchObject({ code: "ACCESS_DENIED", message: expect.stringContaining("has no AWS credentials") as unknown });
    expect(double.calls).toHaveLength(0);
  });
});

describe("a call that is given up", () => {
  it("stops at once, before and within an answer, and the service sees it go", async () => {
    for (const after of [0, 2]) {
      double.calls.length = 0;
      double.think(() => ({ kind: "silent", after }));
      const stop = new AbortController();
      const failed = after === 0 ? faultOf(client().converse({ ...call, signal: stop.signal })) : faultOf(all(client().stream({ ...call, signal: stop.signal })));
      await vi.waitFor(() => expect(double.calls).toHaveLength(1));
      stop.abort();
      expect((await failed).code).toBe("CANCELLED");
      await vi.waitFor(() => expect(double.calls[0]?.abandoned).toBe(true));
    }
  });

  it("is not sent at all when its job has already ended, and says why it ended", async () => {
    const overdue = AbortSignal.abort(new JobError("TIMEOUT"));
    expect((await faultOf(client().converse({ ...call, signal: overdue }))).code).toBe("TIMEOUT");
    expect(double.calls).toHaveLength(0);
  });

  it("is stopped when its reader walks away from the stream", async () => {
    double.think(() => ({ kind: "silent", after: 2 }));
    for await (const event of client().stream(call)) if (event.type === "text") break;
    await vi.waitFor(() => expect(double.calls[0]?.abandoned).toBe(true));
  });
});
