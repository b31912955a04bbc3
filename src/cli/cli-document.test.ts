import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RunsServer } from "@/testing/runs-server";
import { COMMANDS } from "./commands";
import { main } from "./main";
import { EXIT } from "./terminal/exit-code";
import { SERVER_FLAGS } from "./terminal/flags";

const DOCUMENT = readFileSync("docs/cli.md", "utf8");
const LINES = [...DOCUMENT.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = ""]) => block.trimEnd().split("\n"));
const SCHEDULE = { id: "SCHEDULE", name: "my-recipe", recipe: "my-recipe", words: "every day", state: "active", nextAt: null };
const STATS = { outcomes: {}, jobs: {}, successRate: null, averageSeconds: null, costUsd: 0, spentThisMonthUsd: 0, maxCostUsd: null, nextAt: null };

let server: RunsServer;

beforeAll(async () => {
  server = await RunsServer.start();
  server.finishing = true;
  for (const act of ["/pause", "/resume"]) server.others.set(`POST /api/v1/schedules/SCHEDULE${act}`, () => ({ body: SCHEDULE }));
  server.others.set("POST /api/v1/schedules", () => ({ body: SCHEDULE }));
  server.others.set("GET /api/v1/schedules", () => ({ body: { schedules: [SCHEDULE] } }));
  server.others.set("DELETE /api/v1/schedules/SCHEDULE", () => ({ body: null }));
  server.others.set("POST /api/v1/schedules/SCHEDULE/run", () => ({ body: { slotId: "s", jobId: "j" } }));
  server.others.set("GET /api/v1/schedules/SCHEDULE/logs", () => ({ body: { slots: [], nextCursor: null } }));
  server.others.set("GET /api/v1/schedules/SCHEDULE/stats", () => ({ body: STATS }));
  server.others.set("GET /api/v1/prompts", () => ({ body: { prompts: [], nextCursor: null, total: 0 } }));
  server.others.set("GET /api/v1/prompts/PROMPT/versions", () => ({ body: { versions: [], nextCursor: null, total: 0 } }));
  server.others.set("GET /api/v1/recipes", () => ({ body: { recipes: [] } }));
});
afterAll(() => server.stop());

/** Words as a shell splits them: quotation marks hold a word together. */
const wordsOf = (line: string): string[] => [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? "");

async function type(line: string, job: string): Promise<number> {
  const words = wordsOf(line).slice(1).map((word) => (word === "JOB" ? job : word));
  const settings = { apiUrl: server.url, apiKey: "rdk_1" };
  return main(words, { out: () => undefined, err: () => undefined, screen: false, columns: 80, input: async () => "", interrupted: new AbortController().signal, settings });
}

describe("docs/cli.md", () => {
  it.each(LINES)("%s", async (line) => {
    const job = server.add();
    server.move(job, "succeeded", "done");
    expect(await type(line, job)).toBe(EXIT.ok);
  });

  it("shows every command and says every exit code", () => {
    for (const { name } of COMMANDS) {
      const [group = "", verb] = name.split(" ");
      expect(group === "background" ? DOCUMENT.match(/risk background [^`\n]+/)?.[0] : DOCUMENT).toContain(group === "background" ? verb : `risk ${name}`);
    }
    for (const code of Object.values(EXIT)) expect(DOCUMENT).toMatch(new RegExp(`^\\| ${code} \\|`, "m"));
  });

  it("shows every flag of every command with its command", () => {
    const missing = COMMANDS.flatMap(({ name, flags }) => {
      // Background's are run's, word for word; those of the settings stand in their own paragraph.
      const shown = [...DOCUMENT.matchAll(new RegExp(`risk ${name.replace("background", "run")}\\b[^\n]*`, "g"))].join("\n");
      return Object.keys(flags).filter((flag) => !new RegExp(`--${flag}\\b(?!-)`).test(flag in SERVER_FLAGS ? DOCUMENT : shown)).map((flag) => `${name} --${flag}`);
    });
    expect(missing).toEqual([]);
  });
});
