import { describe, expect, it } from "vitest";
import { isSpent, monthAround } from "./budget";
import { type Cadence, parseCadence } from "./cadence";
import { cadenceWords } from "./cadence-words";
import { dueSlots } from "./catch-up";
import { lastSlot, nextSlot, nextSlots } from "./slots";

const cadence = (text: string, zone = "UTC"): Cadence => {
  const read = parseCadence(text, zone);
  return read.ok ? read.value : expect.fail(read.reason);
};
const next = (text: string, after: string, zone = "UTC", count = 1): string[] =>
  nextSlots(cadence(text, zone), new Date(after), count).map((slot) => slot.toISOString().replace(":00.000Z", "Z"));

describe("the next slot", () => {
  it.each([
    ["hourly", "UTC", "2026-03-01T10:15Z", "2026-03-01T11:00Z"],
    ["daily", "Africa/Nairobi", "2026-03-01T10:15Z", "2026-03-01T21:00Z"],
    ["weekly", "UTC", "2026-03-01T10:15Z", "2026-03-02T00:00Z"],
    ["*/30m", "UTC", "2026-03-01T10:30Z", "2026-03-01T11:00Z"],
    ["*/6h", "Africa/Nairobi", "2026-03-01T10:15Z", "2026-03-01T15:00Z"],
    ["*/24h", "UTC", "2026-03-01T10:15Z", "2026-03-02T00:00Z"],
    ["*/7m", "UTC", "1970-01-01T00:01Z", "1970-01-01T00:07Z"],
    ["0 6 * * *", "Africa/Nairobi", "2026-03-01T03:00Z", "2026-03-02T03:00Z"],
    ["0 9 * * mon-fri", "UTC", "2026-03-06T09:00Z", "2026-03-09T09:00Z"],
    ["0 9 * * 7", "UTC", "2026-03-02T00:00Z", "2026-03-08T09:00Z"],
    ["15,45 8-10/2 * jan,JUL *", "UTC", "2026-03-01T00:00Z", "2026-07-01T08:15Z"],
    ["0 0 29 2 *", "UTC", "2096-03-01T00:00Z", "2104-02-29T00:00Z"],
    ["0 0 13 * 5", "UTC", "2026-03-07T00:00Z", "2026-03-13T00:00Z"],
    ["0 0 1 * 5", "UTC", "2026-03-28T00:00Z", "2026-04-01T00:00Z"],
    ["5/20 * * * *", "UTC", "2026-03-01T10:25Z", "2026-03-01T10:45Z"],
  ])("%s in %s after %s is %s", (text, zone, after, at) => expect(next(text, after, zone)).toEqual([at]));

  it("counts seconds from a fixed point, so that two servers agree", () => {
    expect(nextSlot(cadence("90s"), new Date("1970-01-01T00:01:29.999Z")).toISOString()).toBe("1970-01-01T00:01:30.000Z");
    expect(nextSlot(cadence("90s"), new Date("1970-01-01T00:01:30Z")).toISOString()).toBe("1970-01-01T00:03:00.000Z");
  });

  it("finds the slot before as the slot after finds the next, over a year of days", () => {
    for (const [text, zone] of [["30 2 * * *", "America/New_York"], ["0 */6 * * *", "Europe/Paris"], ["10 0 * * *", "Africa/Cairo"], ["0 0 * * *", "Asia/Beirut"]] as const) {
      const every = cadence(text, zone);
      let at = new Date("2026-01-01T00:00:00Z");
      for (let n = 0; n < 366; n += 1) {
        const slot = nextSlot(every, at);
        expect(slot > at, text).toBe(true);
        expect(lastSlot(every, slot), text).toEqual(slot);
        expect(lastSlot(every, new Date(slot.getTime() - 1)) <= at, text).toBe(true);
        at = slot;
      }
    }
  });
});

describe("when the clocks change", () => {
  it.each([
    // Forward on 8 March 2026 at 02:00, back on 1 November 2026 at 02:00.
    ["30 2 * * *", "America/New_York", "2026-03-07T12:00Z", ["2026-03-08T07:30Z", "2026-03-09T06:30Z"]],
    ["30 1 * * *", "America/New_York", "2026-10-31T12:00Z", ["2026-11-01T05:30Z", "2026-11-02T06:30Z"]],
    ["0,30 2 * * *", "America/New_York", "2026-03-07T12:00Z", ["2026-03-08T07:00Z", "2026-03-08T07:30Z", "2026-03-09T06:00Z"]],
    ["0 * * * *", "America/New_York", "2026-11-01T04:30Z", ["2026-11-01T05:00Z", "2026-11-01T06:00Z", "2026-11-01T07:00Z"]],
    ["*/30m", "America/New_York", "2026-03-08T06:30Z", ["2026-03-08T07:00Z", "2026-03-08T07:30Z"]],
    ["0 0 * * *", "Africa/Cairo", "2026-04-23T00:00Z", ["2026-04-23T22:00Z", "2026-04-24T21:00Z"]],
    ["0 6 * * *", "Asia/Kathmandu", "2026-03-01T00:00Z", ["2026-03-01T00:15Z", "2026-03-02T00:15Z"]],
  ])("%s in %s", (text, zone, after, slots) => expect(next(text, after, zone, slots.length)).toEqual(slots));
});

describe("what cannot be read", () => {
  it.each([
    ["0 0 6 * * *", "six fields"],
    ["0 6 * *", "has 4 fields"],
    ["61 * * * *", "The minute \"61\" is out of range; it goes from 0 to 59."],
    ["0 24 * * *", "The hour \"24\" is out of range"],
    ["0 6 * * funday", "The weekday \"funday\" cannot be read"],
    ["0 6 5-2 * *", "runs backwards"],
    ["*/0 * * * *", "step of 0"],
    ["0 6 31 2,4 *", "never comes"],
    ["0 6 * foo *", "The month \"foo\" cannot be read"],
    ["1- * * * *", "The minute \"1-\" cannot be read"],
    ["monthly", "cannot be read. Write hourly, daily"],
    ["0s", "between 1 second and 31 days"],
    ["*/800h", "between 1 second and 31 days"],
    ["*/0m", "between 1 second"],
    ["", "cannot be read"],
  ])("%s", (text, reason) => {
    const read = parseCadence(text, "UTC");
    expect(read).toMatchObject({ ok: false });
    expect(!read.ok && read.reason).toContain(reason);
    expect(!read.ok && read.code).toBe(reason === "six fields" ? "CRON_SIX_FIELDS" : "CADENCE");
  });
  it.each(["Mars/Phobos", "", "+03:00"])("the time zone %j", (zone) => expect(parseCadence("daily", zone)).toMatchObject({ ok: false, code: "TIME_ZONE" }));
});

describe("in words", () => {
  it.each([
    ["hourly", "every hour"],
    ["daily", "every day at 00:00, Africa/Nairobi"],
    ["weekly", "every Monday at 00:00, Africa/Nairobi"],
    ["*/30m", "every 30 minutes"],
    ["*/6h", "every 6 hours from midnight"],
    ["90s", "every 90 seconds"],
    ["*/50m", "every 50 minutes"],
    ["0 6 * * *", "every day at 06:00, Africa/Nairobi"],
    ["0 6,18 * * *", "every day at 06:00 and 18:00, Africa/Nairobi"],
    ["30 7 * * 1-5", "Monday to Friday at 07:30, Africa/Nairobi"],
    ["0 6 * * mon,thu", "every Monday and Thursday at 06:00, Africa/Nairobi"],
    ["0 6 1,15 * *", "on days 1 and 15 of every month at 06:00, Africa/Nairobi"],
    ["10 * * * *", "every hour at 10 minutes past"],
    ["* * * * *", "every minute"],
    ["*/7 9-17 * * 1-5", 'by the cron line "*/7 9-17 * * 1-5", Africa/Nairobi'],
    ["0 0 1 * 1", 'by the cron line "0 0 1 * 1", Africa/Nairobi'],
  ])("%s", (text, words) => expect(cadenceWords(cadence(text, "Africa/Nairobi"))).toBe(words));
});

describe("after a downtime", () => {
  const hourly = cadence("hourly");
  const at = (time: string): Date => new Date(`2026-03-01T${time}:00Z`);
  it("waits, fires on time, and forgives a busy minute", () => {
    expect(dueSlots(hourly, at("10:00"), at("09:59"))).toBeNull();
    expect(dueSlots(hourly, at("10:00"), at("10:01"))).toEqual({ fire: at("10:00"), caughtUp: false, missed: [], more: false, next: at("11:00") });
  });
  it("fires the newest slot once and tells the others as missed, newest first", () => {
    expect(dueSlots(hourly, at("10:00"), at("13:20"))).toEqual({ fire: at("13:00"), caughtUp: true, missed: [at("12:00"), at("11:00"), at("10:00")], more: false, next: at("14:00") });
    expect(dueSlots(hourly, at("10:00"), at("10:20"))).toMatchObject({ fire: at("10:00"), caughtUp: true, missed: [] });
  });
  it("lists fifty of very many", () => {
    const due = dueSlots(cadence("* * * * *"), new Date("2025-03-01T00:00:00Z"), at("10:00"));
    expect(due).toMatchObject({ fire: at("10:00"), more: true });
    expect(due?.missed).toHaveLength(50);
  });
});

describe("the budget's month", () => {
  it("is the calendar's there", () => {
    expect(monthAround(new Date("2026-02-28T22:00:00Z"), "Africa/Nairobi")).toEqual({ from: new Date("2026-02-28T21:00:00Z"), to: new Date("2026-03-31T21:00:00Z") });
    expect(monthAround(new Date("2026-12-31T12:00:00Z"), "UTC").to).toEqual(new Date("2027-01-01T00:00:00Z"));
  });
  it("is spent at its limit, never without one", () => expect([isSpent(1, 1), isSpent(0.99, 1), isSpent(9, null)]).toEqual([true, false, false]));
});
