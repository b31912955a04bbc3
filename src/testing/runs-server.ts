import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StreamEvent, SubmissionView, SubmitInput } from "@/features/submissions/contract";

/** What happens to a request in place of an answer; "lost" does the work and then cuts the line. */
export type Fault = "cut" | "lost" | "hang" | "html" | { status: number; retryAfter?: number; code?: string };
/** What happens to a connection of the stream. */
export type StreamFault = { cutAfter: number } | { endAfter: number } | "silent" | "forgetful" | "html" | "cut" | { status: number };

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

interface FakeRun {
  view: SubmissionView;
  result: unknown;
  events: StreamEvent[];
}

/** An in-memory server that keeps to the contract of /api/v1/runs, with faults on demand, for tests of its clients. */
export class RunsServer {
  readonly seen: SeenRequest[] = [];
  readonly runs = new Map<string, FakeRun>();
  /** Taken one by one by requests other than streams. */
  faults: Fault[] = [];
  streamFaults: StreamFault[] = [];
  /** Wins over streamFaults. */
  everyStream: StreamFault | null = null;
  /** In seconds, told while a run is live. */
  retryAfter = 0;
  token: string | null = null;
  /** Jobs that are submitted run and succeed by themselves. */
  finishing = false;
  /** Answers for the other addresses: "GET /api/v1/schedules" and so on. */
  readonly others = new Map<string, (request: SeenRequest) => { status?: number; body: unknown }>();
  readonly #keys = new Map<string, { body: string; jobId: string }>();
  #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  static async start(): Promise<RunsServer> {
    const server = new RunsServer();
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Requests of this kind, as "POST /api/v1/runs". */
  asked(start: string): SeenRequest[] {
    return this.seen.filter(({ method, path }) => `${method} ${path}`.startsWith(start));
  }

  add(fields: Partial<SubmissionView> = {}): string {
    const jobId = randomUUID();
    const self = `/api/v1/runs/${jobId}`;
    const view: SubmissionView = {
      jobId, recipeName: "my-recipe", status: "queued", progress: 0, step: null, attempts: 0, maxAttempts: 3, error: null, sessionId: null,
      idempotencyKey: null, metadata: {}, timeout: 3600, assessmentId: null, parentId: null, retryOf: null,
      createdAt: new Date(Date.UTC(2026, 2, 1, 8, 0, this.runs.size)).toISOString(), startedAt: null, completedAt: null, durationSeconds: null,
      links: { self, result: `${self}/result`, stream: `${self}/stream`, cancel: `${self}/cancel` }, ...fields,
    };
    this.runs.set(jobId, { view, result: null, events: [] });
    this.tell(jobId, "status", { status: view.status });
    return jobId;
  }

  tell(jobId: string, type: StreamEvent["type"], data: StreamEvent["data"]): void {
    const { events, view } = this.#run(jobId);
    events.push({ seq: events.length + 1, type, at: new Date().toISOString(), data });
    if (type === "progress") Object.assign(view, { progress: data.progress, step: data.sentence });
  }

  move(jobId: string, status: "running" | "succeeded" | "failed" | "cancelled", result: StreamEvent["data"][string] = null): void {
    const run = this.#run(jobId);
    const ended = status !== "running";
    run.view.status = status;
    run.result = result;
    if (ended) Object.assign(run.view, { completedAt: new Date().toISOString(), durationSeconds: 1.5, step: null });
    if (status === "succeeded") run.view.progress = 100;
    if (status === "failed" || status === "cancelled")
      run.view.error = { code: status === "failed" ? "TIMEOUT" : "CANCELLED", message: `It was ${status}.`, advice: "Try again.", retryable: true };
    this.tell(jobId, "status", { status });
    if (status === "succeeded") this.tell(jobId, "result", { result, resultUrl: run.view.links.result });
    if (run.view.error) this.tell(jobId, "error", { ...run.view.error });
  }

  #run(jobId: string): FakeRun {
    const run = this.runs.get(jobId);
    if (!run) throw new Error(`no run ${jobId}`);
    return run;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const seen: SeenRequest = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body: text === "" ? null : request.headers["content-type"] === "application/json" ? JSON.parse(text) : text };
    this.seen.push(seen);
    const { pathname } = new URL(seen.path, "http://x");
    if (pathname.endsWith("/stream")) return this.#stream(seen, response);
    const fault = this.faults.shift();
    if (fault === "cut") return void response.destroy();
    if (fault === "hang") return;
    if (fault === "html") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
    if (typeof fault === "object") return problem(response, fault.status, fault.code ?? null, fault.retryAfter);
    const answer = this.#answer(seen, pathname);
    if (fault === "lost") return void response.destroy();
    const live = answer.body && typeof answer.body === "object" && "status" in answer.body && (answer.body.status === "queued" || answer.body.status === "running");
    if (answer.code) return problem(response, answer.status, answer.code, answer.code === "NOT_ENDED" ? this.retryAfter : undefined);
    response.writeHead(answer.status, { "content-type": "application/json", ...(live ? { "retry-after": String(this.retryAfter) } : {}), ...answer.headers });
    response.end(answer.status === 204 ? undefined : JSON.stringify(answer.body));
  }

  #answer(seen: SeenRequest, pathname: string): { status: number; body?: unknown; code?: string; headers?: Record<string, string> } {
    if (this.token !== null && seen.headers.authorization !== `Bearer ${this.token}`) return { status: 401, code: "UNAUTHENTICATED" };
    const other = this.others.get(`${seen.method} ${pathname}`);
    if (other) return { status: 200, ...other(seen) };
    const [, jobId, act] = /^\/api\/v1\/runs(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (jobId === undefined) return seen.method === "POST" ? this.#submit(seen.body as SubmitInput) : this.#list(new URL(seen.path, "http://x").searchParams);
    const run = this.runs.get(jobId);
    if (!run) return { status: 404, code: "NOT_FOUND" };
    const { view } = run;
    const ended = view.status !== "queued" && view.status !== "running";
    if (act === "result") {
      if (!ended) return { status: 409, code: "NOT_ENDED" };
      return { status: 200, body: { jobId, status: view.status, result: run.result, error: view.error, completedAt: view.completedAt, durationSeconds: view.durationSeconds } };
    }
    if (act === "cancel" && !ended) this.move(jobId, "cancelled");
    if (act === "retry") return { status: 202, body: this.#run(this.add({ retryOf: jobId })).view };
    if (seen.method === "DELETE") {
      if (!ended) return { status: 409, code: "NOT_ENDED" };
      this.runs.delete(jobId);
      return { status: 204 };
    }
    return { status: 200, body: view };
  }

  #submit(body: SubmitInput): { status: number; body?: unknown; code?: string; headers?: Record<string, string> } {
    if (body.recipeName === "no-such-recipe") return { status: 422, code: "UNKNOWN_RECIPE" };
    const place = body.idempotencyKey === undefined ? null : `${body.recipeName} ${body.idempotencyScope === "session" ? body.sessionId : ""} ${body.idempotencyKey}`;
    const held = place === null ? undefined : this.#keys.get(place);
    if (held) {
      if (held.body !== JSON.stringify(body.input)) return { status: 422, code: "IDEMPOTENCY_MISMATCH" };
      return { status: 202, body: this.#run(held.jobId).view, headers: { "idempotent-replayed": "true" } };
    }
    const { recipeName = "prompt", sessionId = null, idempotencyKey = null, metadata = {}, timeout = 3600 } = body;
    const jobId = this.add({ recipeName, sessionId, idempotencyKey, metadata, timeout });
    if (place !== null) this.#keys.set(place, { body: JSON.stringify(body.input), jobId });
    if (this.finishing) setTimeout(() => this.#finish(jobId), 5);
    const secret = body.webhookUrl === undefined ? {} : { webhookSecret: "whsec_once" };
    return { status: 202, body: { ...this.#run(jobId).view, ...secret } };
  }

  #finish(jobId: string): void {
    if (this.runs.get(jobId)?.view.status !== "queued") return;
    this.move(jobId, "running");
    this.tell(jobId, "progress", { progress: 50, done: 1, total: 2, sentence: "Step 1 of 2" });
    this.move(jobId, "succeeded", { output: "done", open: 3 });
  }

  #list(query: URLSearchParams): { status: number; body: unknown } {
    const size = Number(query.get("pageSize") ?? 50);
    const from = Number(query.get("cursor") ?? 0);
    const fits = (view: SubmissionView): boolean =>
      (query.get("status") ?? view.status) === view.status && (query.get("recipe") ?? view.recipeName) === view.recipeName && (query.get("sessionId") ?? view.sessionId) === view.sessionId;
    const all = [...this.runs.values()].map((run) => run.view).reverse().filter(fits);
    return { status: 200, body: { runs: all.slice(from, from + size), nextCursor: from + size < all.length ? String(from + size) : null } };
  }

  #stream(seen: SeenRequest, response: ServerResponse): void {
    const fault = this.everyStream ?? this.streamFaults.shift();
    if (fault === "cut") return void response.destroy();
    if (fault === "html") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
    if (typeof fault === "object" && "status" in fault) return problem(response, fault.status, null);
    const { pathname, searchParams } = new URL(seen.path, "http://x");
    const jobId = pathname.split("/").at(-2) ?? "";
    if (!this.runs.has(jobId)) return problem(response, 404, "NOT_FOUND");
    // A forgetful one tells everything again.
    let sent = fault === "forgetful" ? 0 : Number(searchParams.get("after") ?? 0);
    let left = fault && fault !== "silent" && fault !== "forgetful" ? ("cutAfter" in fault ? fault.cutAfter : fault.endAfter) : Infinity;
    const over = (): boolean => !["queued", "running"].includes(this.#run(jobId).view.status) && sent >= this.#run(jobId).events.length;
    if (over()) return void response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (fault === "silent") return response.flushHeaders();
    response.write("retry: 1\n\n: hello\n\n");
    const pump = setInterval(() => {
      if (!this.runs.has(jobId)) return void response.end();
      for (const event of this.#run(jobId).events.slice(sent)) {
        if (left-- <= 0) {
          clearInterval(pump);
          if (fault && typeof fault === "object" && "endAfter" in fault) return void response.end();
          // What was written before has to arrive.
          return void response.write(": cut\n\n", () => response.destroy());
        }
        response.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
        sent = event.seq;
      }
      if (over()) {
        clearInterval(pump);
        response.end();
      }
    }, 1);
    response.on("close", () => clearInterval(pump));
  }
}

function problem(response: ServerResponse, status: number, code: string | null, retryAfter?: number): void {
  response.writeHead(status, { "content-type": "application/problem+json", ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }) });
  response.end(code === null ? "" : JSON.stringify({ type: "about:blank", status, code, detail: `Refused: ${code}.`, requestId: "req-1" }));
}
