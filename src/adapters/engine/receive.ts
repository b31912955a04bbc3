import type { Claimed } from "./claim";
import type { EngineDatabase } from "./database";
import { deliver } from "./deliver";
import { triggeredRuns } from "./finish";
import type { FunctionTable } from "./functions";
import { type NewEvent, type NewRun, type Stored, storeEvents } from "./intake";
import { type SentEvent, sentEvents } from "./protocol";
import { eventIds } from "./ulid";

interface ReceiveContext {
  db: EngineDatabase;
  functions: FunctionTable;
  nowMs: number;
  /** This process's places for calls; null while it does not drive. */
  places: FreePlaces | null;
  /** Something is due now, here and in other processes. */
  wake: () => void;
}

export interface FreePlaces {
  owner: number;
  /** Holds up to so many free places for calls that are about to be leased, and tells how many. */
  reserve(most: number): number;
  /** Makes calls that were leased on reserved places; frees those that were not needed. */
  take(reserved: number, calls: readonly Claimed[]): void;
}

/** The server's own limit for one send. */
const MOST_EVENTS = 5_000;

/** POST /e/:key: stores the events and begins the runs they trigger, then tells runs that wait for them. */
export async function receiveEvents(ctx: ReceiveContext, body: unknown, seed: string | null): Promise<Response> {
  const sent = sentEvents.safeParse(body);
  if (!sent.success || sent.data.length > MOST_EVENTS) {
    const error = sent.success ? `More than ${MOST_EVENTS} events in one send.` : "An event needs a name and an object as data.";
    return Response.json({ ids: [""], status: 400, error }, { status: 400 });
  }
  const ids = eventIds(seed, sent.data.length, ctx.nowMs);
  const events = sent.data.map((event, index) => newEvent(ctx, event, ids[index] ?? ""));
  const runs = events.flatMap(({ stored, ownId }) => triggeredRuns(ctx.functions, stored, ownId));
  const { waiting, undelivered } = await begin(ctx, events.map(({ stored }) => stored), runs);
  if (waiting) ctx.wake();
  if (undelivered.length > 0) await deliver(ctx, undelivered);
  if (undelivered.length > 0) ctx.wake();
  return Response.json({ ids, status: 200 });
}

/** The first calls go to free places here at once, the rest to whoever is free. */
async function begin(ctx: ReceiveContext, events: readonly NewEvent[], runs: readonly NewRun[]): Promise<Stored & { waiting: boolean }> {
  const reserved = ctx.places?.reserve(runs.length) ?? 0;
  let leased: readonly Claimed[] = [];
  try {
    const stored = await storeEvents(ctx.db, events, runs, ctx.nowMs, { owner: ctx.places?.owner ?? 0, places: reserved });
    leased = stored.leased;
    return { ...stored, waiting: stored.runs.length > leased.length };
  } finally {
    ctx.places?.take(reserved, leased);
  }
}

function newEvent({ functions, nowMs }: ReceiveContext, sent: SentEvent, rowId: string): { stored: NewEvent; ownId: boolean } {
  const { name, id, data, ts, user, v } = sent;
  const event = { id: id ?? rowId, name, data: data ?? {}, ts: ts ?? nowMs, user: user ?? undefined, v: v ?? undefined };
  return { stored: { rowId, event, cancels: functions.cancelledBy(name).length > 0 }, ownId: typeof id === "string" };
}
