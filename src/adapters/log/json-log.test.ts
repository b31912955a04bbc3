import { describe, expect, it } from "vitest";
import { createLog, type LogLevel } from "./json-log";

function lines(level: LogLevel, writeTo: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const written: string[] = [];
  writeTo(createLog({ level, write: (line) => written.push(line) }));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("createLog", () => {
  it("writes one JSON line with level, time and fields", () => {
    const [line] = lines("info", (log) => log.warn("slow", { ms: 12, nested: { big: 5n, at: new Date(0) } }));
    expect(line).toMatchObject({ level: "warn", message: "slow", ms: 12, nested: { big: "5", at: "1970-01-01T00:00:00.000Z" } });
    expect(line?.at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("drops what is below its level", () => {
    expect(lines("error", (log) => (log.info("a"), log.warn("b"), log.error("c"))).map((line) => line.message)).toEqual(["c"]);
  });

  it("hides secrets by name at any depth and inside texts", () => {
    const written = lines("info", (log) =>
      log.error("cannot reach postgresql://me:hunter2@db/x", {
        password: "hunter2", headers: { Cookie: "hunter2", authorization: "hunter2" }, list: [{ apiKey: "hunter2" }],
        error: new Error("Bearer hunter2 refused"),
      }),
    );
    expect(JSON.stringify(written)).not.toContain("hunter2");
    expect(JSON.stringify(written)).toContain("postgresql://me:[hidden]@db/x");
  });

  it("never writes bytes, and survives a circle", () => {
    const circle: Record<string, unknown> = { file: new Uint8Array(9) };
    circle.self = circle;
    expect(lines("info", (log) => log.info("x", circle))[0]).toMatchObject({ file: "[9 bytes]" });
  });
});
