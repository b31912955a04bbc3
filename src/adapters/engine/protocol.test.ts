import { describe, expect, it } from "vitest";
import { type Exchange, keptExchanges, sharedExchanges } from "@/testing/recorded-exchanges";
import { readAnswer } from "./answer";
import { savedStep } from "./apply";
import { type AppAnswer, requestFor } from "./call";
import { readFunctions } from "./functions";
import { checkpointBody, functionConfig, sentEvents } from "./protocol";
import { eventIds } from "./ulid";

const kept = keptExchanges();
const exchanges = (match: RegExp): Exchange[] => kept.filter(({ file }) => match.test(file));

const calls = exchanges(/^(dev|start|extra)\/.*-in-call-/).filter(({ request }) => (request.body as { ctx?: unknown }).ctx !== undefined);
const answerTo = ({ response }: Exchange): AppAnswer => ({ ...response, body: JSON.stringify(response.body) });

interface RecordedBody {
  ctx: Record<string, unknown> & { run_id: string; attempt: number; max_attempts: number; generation_id: number; disable_immediate_execution: boolean; stack: { stack: string[] | null; current: number } };
  event: { name: string };
  steps: Record<string, unknown>;
  version: number;
}

const shared = sharedExchanges();

describe("recorded exchanges with a real server", () => {
  it("are many", () => expect([kept.length > 150, calls.length > 80]).toEqual([true, true]));

  it.skipIf(shared === null)("are the team's recordings still", () => expect(kept).toEqual(shared));

  it("sends calls of the same shape as the server's", () => {
    // Functions with optimizeParallelism: false ask for a discovery after each parallel step; the engine joins them all.
    for (const { file, request } of calls.filter((call) => !call.file.includes("demo-v1") && call.response.status !== 401)) {
      const body = request.body as RecordedBody;
      const url = new URL(request.url, "http://x");
      const fn = readFunctions({ functions: [{ id: url.searchParams.get("fnId"), triggers: [{ event: body.event.name }], steps: { step: { retries: { attempts: body.ctx.max_attempts - 1 } } } }] }).byId;
      const [one] = fn.values();
      if (!one) throw new Error(file);
      const built = requestFor(one, {
        id: "7", runId: body.ctx.run_id, fnId: one.id, step: url.searchParams.get("stepId") ?? "", attempt: body.ctx.attempt, crashes: 0,
        generation: body.ctx.generation_id, depth: body.ctx.stack.current, parallel: body.ctx.disable_immediate_execution, event: JSON.stringify(body.event), steps: JSON.stringify(body.steps),
        stack: body.ctx.stack.stack ?? [], reqVersion: body.version, invoked: false,
      }, 0);
      expect(new URL(built.url).search, file).toBe(url.search);
      const ours = JSON.parse(built.body) as RecordedBody;
      // Ids are each side's own; a state too big for the server's wire is no matter in-process.
      const ids = { fn_id: "", job_id: "", qi_id: "", request_id: "" };
      const theirs = { ...body, ctx: { ...body.ctx, ...ids, use_api: false }, use_api: false };
      expect({ ...ours, ctx: { ...ours.ctx, ...ids } }, file).toEqual(theirs);
      for (const header of ["x-inngest-req-version", "x-inngest-step-id", "x-run-id", "x-inngest-generation-id", "user-agent"]) {
        expect(built.headers[header], `${file} ${header}`).toBe(request.headers[header]);
      }
    }
  });

  it("understands every answer the SDK gave, as the file's name says it", () => {
    for (const exchange of calls) {
      const answer = readAnswer(answerTo(exchange), 0);
      const [, status, said] = /-in-call-(\d+)-(.+)\.json$/.exec(exchange.file) ?? [];
      if (answer.kind === "ops") expect(answer.ops.map(({ op }) => op).join("+"), exchange.file).toBe(said);
      else expect(answer.kind, exchange.file).toBe({ 200: "done", 400: "failed", 401: "again", 500: "again" }[status ?? ""]);
    }
  });

  it("waits as long as a RetryAfterError says", () => {
    const [waiting] = calls.filter(({ response }) => response.headers["retry-after"] !== undefined);
    if (!waiting) throw new Error("no exchange with retry-after");
    expect(readAnswer(answerTo(waiting), 0)).toMatchObject({ kind: "ops", retryAfterMs: Number(waiting.response.headers["retry-after"]) * 1000 });
  });

  it("keeps every step of every checkpoint in the form later calls showed", () => {
    const posts = exchanges(/POST_v1_checkpoint_RUN_async/);
    expect(posts.length).toBeGreaterThan(20);
    for (const { file, request } of posts) {
      const { steps } = checkpointBody.parse(request.body);
      expect(steps.flatMap(savedStep), file).toHaveLength(steps.length);
    }
    const state = new Map(calls.flatMap(({ request }) => {
      const { ctx, steps } = request.body as RecordedBody;
      return Object.entries(steps).map(([hash, value]) => [`${ctx.run_id} ${hash}`, value] as const);
    }));
    const answers = calls.flatMap(({ request, response }) =>
      response.status === 206 ? (response.body as { op: string; id: string }[]).map((op) => ({ run: (request.body as RecordedBody).ctx.run_id, op })) : []);
    const shown = answers.flatMap(({ run, op }) => {
      const [saved] = savedStep(op);
      const seen = saved && state.get(`${run} ${saved.hash}`);
      return saved && seen !== undefined ? [{ saved: JSON.parse(saved.value) as unknown, seen }] : [];
    });
    expect(shown.length).toBeGreaterThan(10);
    for (const { saved, seen } of shown) expect(saved).toEqual(seen);
  });

  it("gives the ids the server gave to the same seed, and takes every event that was sent", () => {
    const sent = exchanges(/POST_e_/);
    expect(sent.length).toBeGreaterThan(10);
    for (const { file, request, response } of sent) {
      const seed = Object.entries(request.headers).find(([name]) => name.toLowerCase() === "x-inngest-event-id-seed")?.[1] ?? null;
      const events = sentEvents.parse(request.body);
      const { ids } = response.body as { ids?: string[] };
      if (seed !== null && response.status === 200) expect(eventIds(seed, events.length, 0), file).toEqual(ids);
    }
  });

  it("reads every function the SDK registered, and refuses only what it does not support", () => {
    for (const { request } of exchanges(/POST_fn_register/)) {
      const { functions } = request.body as { functions: unknown[] };
      expect(functions.length).toBeGreaterThan(5);
      for (const config of functions) expect(() => readFunctions({ functions: [functionConfig.parse(config)] })).not.toThrow();
    }
  });
});
