import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadRecipes, recipeBook } from "@/adapters/recipes";
import { createJobLedger } from "@/features/jobs/server";
import { settleAfterJob } from "@/features/pipeline/server";
import type { Recipe } from "@/domain/recipes/recipe";
import type { Rubric } from "@/domain/risk/rubric";
import type { AppContext } from "@/kernel/context";
import { inOrder } from "@/kernel/on-job-end";
import type { TaskEvent } from "@/kernel/task";
import { webhookOutbox } from "@/features/webhooks/server";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { localWebhooks } from "@/testing/webhook-app";
import type { CreateScheduleInput, ScheduleView } from "../contract";
import {
  createSchedule, deleteSchedule, getSchedule, listSchedules, listSlots, pauseSchedule, previewCadence, restoreSchedule, resumeSchedule, retryAfterJob,
  runSchedule, scheduleStats, sweepSchedules, updateSchedule,
} from ".";
import { type ArmedSlot, armedSlot } from "./arm";
import { fireSlot } from "./fire-slot";
import { retrySlot } from "./retry-slot";

const shipped = loadRecipes("recipes", {});
const prompt = shipped.find("prompt") ?? expect.fail("no prompt recipe");
const note: Recipe = {
  ...prompt, name: "note", config: { tone: "plain" },
  runtime: { ...prompt.runtime, schedule: { enabled: true, interval: "0 6 * * *", timezone: "Africa/Nairobi", maxRetries: 1, timeoutSec: 300, maxCostUsd: 1 } },
};
const off: Recipe = { ...note, name: "off", runtime: { ...note.runtime, job: { ...note.runtime.job, enabled: false } } };
const told: Recipe = { ...note, name: "told", runtime: { ...note.runtime, job: { ...note.runtime.job, webhookUrl: "http://localhost:4000/slots#x" } } };
const recipes = recipeBook([...shipped.list(), note, off, told]);

let database: TestDatabase;
let owner: AppContext;
let clock = new Date();
let sent: TaskEvent[] = [];

beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new Date("2026-03-02T10:00:00Z");
  sent = [];
  owner = await context();
});

const jobs = { notify: async () => undefined, cancel: async () => undefined, ended: async () => undefined, send: async (events: readonly TaskEvent[]) => void sent.push(...events) };
const context = (role: "analyst" | "viewer" | "admin" = "analyst"): Promise<AppContext> =>
  testContext({ db: database.db, role, now: () => clock, ports: { recipes, jobs, webhooks: localWebhooks(), rubric: { version: "1", hash: "h" } as Rubric } });
const make = (changes: Partial<CreateScheduleInput> = {}, ctx = owner): Promise<ScheduleView> =>
  createSchedule(ctx, { recipe: "note", name: "Morning note", input: { prompt: "Good morning" }, ...changes });
const at = (time: string): void => void (clock = new Date(time));
const system = (): AppContext => ({ ...owner, actor: null });
const waitOf = (event: TaskEvent | undefined): ArmedSlot => armedSlot.parse(event?.data);
const fireLast = (): Promise<void> => fireSlot(system(), waitOf(sent.at(-1)));
const slotsOf = async (id: string) => (await listSlots(owner, { id })).slots;
const jobOf = (id: string) => database.db.job.findUniqueOrThrow({ where: { id } });
const ledger = () => createJobLedger(database.db, () => clock, inOrder([settleAfterJob, retryAfterJob]), async (events) => void sent.push(...events));
const actor = () => owner.actor ?? expect.fail("nobody acts");

describe("the webhook that a template names", () => {
  it("is told of a slot's job as of a submission, by an endpoint made at the first, and a slot runs where it may not be told", async () => {
    const { id } = await make({ recipe: "told" });
    const run = async () => {
      clock = new Date(clock.getTime() + 1000);
      return jobOf((await runSchedule(owner, { id })).jobId);
    };
    expect([(await run()).webhookUrl, (await run()).webhookUrl]).toEqual(["http://localhost:4000/slots", "http://localhost:4000/slots"]);
    const endpoints = await database.db.webhookEndpoint.findMany({ where: { ownerId: actor().id } });
    expect(endpoints).toMatchObject([{ url: "http://localhost:4000/slots", events: [], disabledAt: null }]);

    const job = await run();
    const outbox = webhookOutbox({ appUrl: "https://risk.example.org", recipes });
    const ended = createJobLedger(database.db, () => clock, outbox);
    await ended.start(job.id, "run");
    await ended.complete(job.id, { output: "hello" });
    expect(await database.db.webhookDelivery.count({ where: { jobId: job.id, endpointId: endpoints[0]?.id } })).toBe(1);

    await database.db.webhookEndpoint.updateMany({ where: { ownerId: actor().id }, data: { disabledAt: clock } });
    expect((await run()).webhookUrl).toBeNull();
  });
});

describe("making a schedule", () => {
  it("takes the template's values where the call gives none, arms its slot and audits", async () => {
    const view = await make();
    expect(view).toMatchObject({
      cadence: "0 6 * * *", timezone: "Africa/Nairobi", words: "every day at 06:00, Africa/Nairobi", maxRetries: 1, timeoutSec: 300, maxCostUsd: 1, state: "active", version: 1,
      nextAt: new Date("2026-03-03T03:00:00Z"),
    });
    expect(sent).toEqual([{ name: "schedule/armed", id: `schedule:${view.id}:1:${Date.parse("2026-03-03T03:00:00Z")}`, data: { scheduleId: view.id, generation: 1, slotAt: Date.parse("2026-03-03T03:00:00Z") } }]);
    expect(await database.db.auditEvent.count({ where: { action: "schedule.created", subjectId: view.id, actorId: actor().id } })).toBe(1);
    expect(await make({ cadence: "hourly", timezone: "UTC", maxRetries: 0, timeoutSec: 60, maxCostUsd: null })).toMatchObject({ words: "every hour", maxRetries: 0, timeoutSec: 60, maxCostUsd: null });
  });

  it.each<[string, Partial<CreateScheduleInput>, { code: string; field?: string }, string]>([
    ["six fields", { cadence: "0 0 6 * * *" }, { code: "CRON_SIX_FIELDS", field: "cadence" }, "has six fields"],
    ["nonsense", { cadence: "now and then" }, { code: "CADENCE", field: "cadence" }, "has 3 fields"],
    ["too often", { cadence: "5s" }, { code: "CADENCE", field: "cadence" }, "shortest interval is 10 seconds"],
    ["a time zone that is none", { timezone: "Nairobi" }, { code: "TIME_ZONE", field: "timezone" }, "is not a time zone"],
    ["an unknown recipe", { recipe: "nope" }, { code: "UNKNOWN_RECIPE", field: "recipe" }, "These may be scheduled: gap-detection"],
    ["a recipe switched off", { recipe: "off" }, { code: "JOB_DISABLED" }, "runtime.job.enabled"],
    ["a recipe that may not be scheduled", { recipe: "parse-document" }, { code: "SCHEDULE_DISABLED" }, "runtime.schedule.enabled"],
    ["an unknown setting", { config: { colour: 1 } }, { code: "UNKNOWN_CONFIG", field: "config.colour" }, "it has tone"],
    ["an input without its variable", { input: {} }, { code: "INPUT", field: "prompt" }, "{{prompt}}"],
    ["someone else's assessment", { recipe: "risk-assessment", input: { assessmentId: randomUUID() } }, { code: "NOT_FOUND" }, "does not exist"],
  ])("refuses %s with its sentence", async (_what, changes, error, sentence) => {
    const refused = make(changes);
    await expect(refused).rejects.toMatchObject(error);
    await expect(refused).rejects.toThrow(sentence);
    expect(sent).toEqual([]);
  });

  it("asks for the right, moves nothing while asking, and takes an assessment that is busy now", async () => {
    await expect(make({}, await context("viewer"))).rejects.toMatchObject({ kind: "FORBIDDEN" });
    const token = { ...owner, actor: { ...actor(), scopes: ["schedules:write"] } };
    await expect(make({}, token)).rejects.toMatchObject({ code: "SCOPE_MISSING" });
    const { id } = await createAssessment(database.db, actor());
    await make({ recipe: "risk-assessment", input: { assessmentId: id } });
    expect((await database.db.assessment.findUniqueOrThrow({ where: { id } })).state).toBe("DRAFT");
    await database.db.assessment.update({ where: { id }, data: { state: "ANALYZING" } });
    await expect(make({ recipe: "risk-assessment", input: { assessmentId: id } })).resolves.toMatchObject({ recipe: "risk-assessment" });
  });
});

describe("a slot", () => {
  it("submits the job for the owner with resolved values, and waits for the next", async () => {
    const { id } = await make({ config: { tone: "warm" }, timeoutSec: 77 });
    at("2026-03-03T03:00:01Z");
    await fireLast();
    const [slot] = await slotsOf(id);
    expect(slot).toMatchObject({ outcome: "FIRED", slotAt: new Date("2026-03-03T03:00:00Z"), reason: null, job: { status: "queued", tries: 1 } });
    expect(await jobOf(slot?.job?.id ?? "")).toMatchObject({ createdById: actor().id, type: "RECIPE", recipe: "note", timeoutSec: 77, config: { tone: "warm" }, scheduleRunId: slot?.id });
    expect((await getSchedule(owner, { id })).nextAt).toEqual(new Date("2026-03-04T03:00:00Z"));
    expect(waitOf(sent.at(-1)).slotAt).toBe(Date.parse("2026-03-04T03:00:00Z"));
  });

  it("fires once when two servers wake at the same moment, and when its wait is repeated", async () => {
    const { id } = await make();
    const wait = waitOf(sent[0]);
    at("2026-03-03T03:00:00Z");
    await Promise.all([fireSlot(system(), wait), fireSlot(system(), wait), fireSlot(system(), wait)]);
    await fireSlot(system(), wait);
    expect(await slotsOf(id)).toHaveLength(1);
    expect(await database.db.job.count({ where: { createdById: actor().id } })).toBe(1);
    expect(sent).toHaveLength(2);
  });

  it("catches up once after a downtime and tells the rest as missed", async () => {
    const { id } = await make();
    at("2026-03-05T12:00:00Z");
    const [swept] = (await sweepSchedules(database.db, clock)).filter((event) => event.data.scheduleId === id);
    await fireSlot(system(), waitOf(swept));
    expect((await slotsOf(id)).map(({ slotAt, outcome }) => `${slotAt.toISOString().slice(5, 10)} ${outcome}`)).toEqual(["03-05 CAUGHT_UP", "03-04 MISSED", "03-03 MISSED"]);
    expect(await database.db.job.count({ where: { createdById: actor().id } })).toBe(1);
    expect((await getSchedule(owner, { id })).nextAt).toEqual(new Date("2026-03-06T03:00:00Z"));
  });

  it("does nothing for an older generation, a paused and a deleted schedule", async () => {
    const { id, version } = await make();
    const old = waitOf(sent[0]);
    await updateSchedule(owner, { id, expectedVersion: version, cadence: "hourly" });
    at("2026-03-03T03:00:00Z");
    await fireSlot(system(), old);
    const newer = waitOf(sent.at(-1));
    await pauseSchedule(owner, { id });
    await fireSlot(system(), newer);
    await deleteSchedule(owner, { id });
    await fireSlot(system(), newer);
    expect(await database.db.scheduleRun.count({ where: { scheduleId: id } })).toBe(0);
  });

  it("brakes at the month's budget, counts what children cost, and goes on in the next month", async () => {
    const { id } = await make({ maxCostUsd: 2 });
    at("2026-03-03T03:00:00Z");
    await fireLast();
    const [first] = await slotsOf(id);
    await database.db.job.update({ where: { id: first?.job?.id ?? "" }, data: { costUsd: 0.5 } });
    await database.db.job.create({ data: { type: "AI_PREVIEW", input: {}, createdById: actor().id, parentId: first?.job?.id, costUsd: 1.5, createdAt: clock } });
    at("2026-03-04T03:00:00Z");
    await fireLast();
    expect((await slotsOf(id))[0]).toMatchObject({ outcome: "BRAKED", job: null, reason: "This month has cost $2.00 of the $2.00 it may. It goes on from 1 April 2026, or once the budget is raised." });
    await expect(runSchedule(owner, { id })).rejects.toMatchObject({ code: "BUDGET" });
    expect(await scheduleStats(owner, { id })).toMatchObject({ costUsd: 2, spentThisMonthUsd: 2, outcomes: { FIRED: 1, BRAKED: 1 } });
    at("2026-04-01T03:00:00Z");
    await fireLast();
    expect((await slotsOf(id))[0]).toMatchObject({ outcome: "CAUGHT_UP" });
  });

  it("is refused with the reason when the owner is disabled, or the assessment is busy, and moves nothing", async () => {
    const { id } = await make();
    at("2026-03-03T03:00:00Z");
    await database.db.user.update({ where: { id: actor().id }, data: { disabledAt: clock } });
    await fireLast();
    expect((await database.db.scheduleRun.findFirstOrThrow({ where: { scheduleId: id } }))).toMatchObject({ outcome: "REFUSED", reason: "The owner's account is not active any more.", jobId: null });
    await database.db.user.update({ where: { id: actor().id }, data: { disabledAt: null } });

    const assessment = await createAssessment(database.db, actor());
    const busy = await make({ recipe: "risk-assessment", cadence: "0 6 * * *", timezone: "Africa/Nairobi", input: { assessmentId: assessment.id } });
    await database.db.assessment.update({ where: { id: assessment.id }, data: { state: "ANALYZING" } });
    at("2026-03-04T03:00:00Z");
    await fireLast();
    expect((await slotsOf(busy.id))[0]).toMatchObject({ outcome: "REFUSED", reason: expect.stringContaining("A run is already going on") as string, job: null });
    expect((await getSchedule(owner, { id: busy.id })).nextAt).toEqual(new Date("2026-03-05T03:00:00Z"));
  });
});

describe("a slot's job that fails", () => {
  const failed = async (jobId: string, code: "INTERNAL" | "INVALID_INPUT"): Promise<void> => {
    await ledger().start(jobId, randomUUID());
    await ledger().fail(jobId, code, "It broke.");
  };
  const fired = async (changes: Partial<CreateScheduleInput> = {}) => {
    at("2026-03-02T10:00:00Z");
    const { id } = await make(changes);
    at("2026-03-03T03:00:00Z");
    await fireLast();
    sent = [];
    return { id, jobId: (await slotsOf(id))[0]?.job?.id ?? expect.fail("no job") };
  };

  it("is submitted again at most so often, after a pause, once per failure", async () => {
    const { id, jobId } = await fired({ maxRetries: 1 });
    await failed(jobId, "INTERNAL");
    expect(sent).toEqual([{ name: "schedule/retry", id: `schedule-retry:${jobId}`, data: { jobId, at: clock.getTime() + 60_000 } }]);
    await Promise.all([retrySlot(system(), jobId), retrySlot(system(), jobId)]);
    const [slot] = await slotsOf(id);
    expect(slot?.job).toMatchObject({ tries: 2, status: "queued" });
    expect(await jobOf(slot?.job?.id ?? "")).toMatchObject({ retryOfId: jobId, config: { tone: "plain" }, timeoutSec: 300 });
    sent = [];
    await failed(slot?.job?.id ?? "", "INTERNAL");
    expect(sent).toEqual([]);
    expect((await slotsOf(id))[0]?.job).toMatchObject({ status: "failed", tries: 2 });
  });

  it("is left alone when trying again cannot help, or none was asked for", async () => {
    await failed((await fired({ maxRetries: 3 })).jobId, "INVALID_INPUT");
    await failed((await fired({ maxRetries: 0 })).jobId, "INTERNAL");
    expect(sent).toEqual([]);
  });

  it("is found by the sweep when its event was lost, and says why when the retry is refused", async () => {
    const { id, jobId } = await fired({ maxRetries: 2 });
    await failed(jobId, "INTERNAL");
    at("2026-03-03T05:00:00Z");
    expect((await sweepSchedules(database.db, clock)).map((event) => event.data.jobId)).toContain(jobId);
    await database.db.user.update({ where: { id: actor().id }, data: { disabledAt: clock } });
    await retrySlot(system(), jobId);
    expect(await database.db.scheduleRun.findFirstOrThrow({ where: { scheduleId: id } })).toMatchObject({ reason: "The retry was refused: The owner's account is not active any more." });
    expect((await sweepSchedules(database.db, clock)).map((event) => event.data.jobId)).not.toContain(jobId);
  });
});

describe("changing a schedule", () => {
  it("refuses a version that is not the newest, and a change that does not fit", async () => {
    const { id } = await make();
    const changed = await updateSchedule(owner, { id, expectedVersion: 1, cadence: "*/6h", name: "Four times", maxCostUsd: null });
    expect(changed).toMatchObject({ name: "Four times", words: "every 6 hours from midnight", version: 2, maxCostUsd: null, nextAt: new Date("2026-03-02T15:00:00Z") });
    await expect(updateSchedule(owner, { id, expectedVersion: 1, name: "Late" })).rejects.toMatchObject({ kind: "CONFLICT", code: "STALE_FORM" });
    await expect(updateSchedule(owner, { id, expectedVersion: 2, cadence: "0 0 6 * * *" })).rejects.toMatchObject({ code: "CRON_SIX_FIELDS" });
    await expect(updateSchedule(owner, { id, expectedVersion: 2, input: {} })).rejects.toMatchObject({ code: "INPUT" });
  });

  it("pauses, resumes from now, deletes and restores, each with its audit row", async () => {
    const { id } = await make();
    expect(await pauseSchedule(owner, { id })).toMatchObject({ state: "paused", nextAt: null });
    at("2026-03-10T10:00:00Z");
    expect(await resumeSchedule(owner, { id })).toMatchObject({ state: "active", nextAt: new Date("2026-03-11T03:00:00Z") });
    await deleteSchedule(owner, { id });
    await expect(getSchedule(owner, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect(await restoreSchedule(owner, { id })).toMatchObject({ state: "active" });
    const actions = await database.db.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" }, select: { action: true } });
    expect(actions.map(({ action }) => action).sort()).toEqual(["schedule.created", "schedule.deleted", "schedule.paused", "schedule.restored", "schedule.resumed"]);
  });

  it("runs at once beside its slots", async () => {
    const { id } = await make();
    const { jobId } = await runSchedule(owner, { id });
    expect((await slotsOf(id))[0]).toMatchObject({ outcome: "BY_HAND", job: { id: jobId } });
    expect((await getSchedule(owner, { id })).nextAt).toEqual(new Date("2026-03-03T03:00:00Z"));
  });

  it("runs as often as it is asked in one moment, and takes no moment from a slot", async () => {
    const { id } = await make();
    at("2026-03-03T03:00:00Z");
    const asked = await Promise.all(Array.from({ length: 4 }, () => runSchedule(owner, { id })));
    await fireLast();
    const slots = await slotsOf(id);
    expect(slots.filter(({ outcome }) => outcome === "BY_HAND").map(({ job }) => job?.id).sort()).toEqual(asked.map(({ jobId }) => jobId).sort());
    expect(slots.filter(({ outcome }) => outcome === "FIRED")).toMatchObject([{ slotAt: clock }]);
    expect(slots.map(({ firedAt }) => firedAt)).toEqual(Array.from({ length: 5 }, () => clock));
    expect(new Set(slots.map(({ slotAt }) => slotAt.getTime())).size).toBe(5);
  });

  it("is 404 for anyone else, in every verb, and open to those who see all jobs", async () => {
    const { id } = await make();
    const stranger = await context();
    const verbs = [getSchedule, pauseSchedule, resumeSchedule, deleteSchedule, restoreSchedule, runSchedule, scheduleStats, listSlots];
    for (const verb of verbs) await expect(verb(stranger, { id })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    await expect(updateSchedule(stranger, { id, expectedVersion: 1, name: "Mine" })).rejects.toMatchObject({ kind: "NOT_FOUND" });
    expect((await getSchedule(await context("admin"), { id })).id).toBe(id);
    expect((await listSchedules(stranger)).schedules).toEqual([]);
  });
});

describe("reading", () => {
  it("pages the history without hole or repeat and refuses a foreign cursor", async () => {
    const { id } = await make({ cadence: "hourly", timezone: "UTC" });
    at("2026-03-02T15:30:00Z");
    await fireLast();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listSlots(owner, { id, cursor, pageSize: 2 });
      seen.push(...page.slots.map((slot) => slot.slotAt.toISOString().slice(11, 13)));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(["15", "14", "13", "12", "11"]);
    await expect(listSlots(owner, { id, cursor: "x" })).rejects.toMatchObject({ code: "BAD_CURSOR" });
    expect((await listSchedules(owner)).schedules[0]?.recent).toHaveLength(5);
  });

  it("previews a cadence in words with its next five slots, or says why not", () => {
    expect(previewCadence(owner, { cadence: "0 6 * * 1-5", timezone: "Africa/Nairobi" })).toMatchObject({ ok: true, words: "Monday to Friday at 06:00, Africa/Nairobi", next: { length: 5 } });
    expect(previewCadence(owner, { cadence: "0 0 6 * * *", timezone: "UTC" })).toMatchObject({ ok: false, reason: expect.stringContaining("six fields") as string });
  });
});
