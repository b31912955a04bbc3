import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { sealSession, sessionCookieName } from "@/adapters/auth/session-token";
import type { RootDb } from "@/adapters/db";
import { createDb } from "@/adapters/db/client";
import type { Role } from "@/domain/access/permissions";
import type { Actor } from "@/kernel/context";
import { createUser } from "@/testing/factories";

export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the stories with: npm test -- --only e2e`);
  return value;
}

interface Fixtures {
  /** The database of the served app. */
  db: RootDb;
  /** Signs the page in as a new person of this role, by row and sealed cookie, and returns them. */
  signInAs: (role: Role) => Promise<Actor>;
  /** Console errors, failed requests and 5xx answers that this story provokes on purpose. */
  expectTrouble: (pattern: RegExp) => void;
  /** Fails on what axe calls serious or critical on the page as it stands. */
  expectAccessible: () => Promise<void>;
}

export const test = base.extend<Fixtures & { trouble: { seen: string[]; expected: RegExp[] } }>({
  db: async ({}, give) => {
    const db = createDb(setting("E2E_DATABASE_URL"), 2);
    await give(db);
    await db.$disconnect();
  },

  signInAs: async ({ db, context }, give) => {
    await give(async (role) => {
      const actor = await createUser(db, role);
      await context.addCookies([await sessionCookie(actor)]);
      return actor;
    });
  },

  trouble: [
    async ({ page }, give) => {
      const trouble = { seen: listen(page), expected: [] };
      await give(trouble);
      const unexpected = trouble.seen.filter((line) => !trouble.expected.some((pattern: RegExp) => pattern.test(line)));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],

  expectTrouble: async ({ trouble }, give) => {
    await give((pattern) => void trouble.expected.push(pattern));
  },

  expectAccessible: async ({ page }, give) => {
    await give(() => checkAccessibility(page));
  },
});

export { expect };

async function sessionCookie(actor: Actor): Promise<Parameters<BrowserContext["addCookies"]>[0][number]> {
  const secure = setting("E2E_BASE_URL").startsWith("https://");
  const value = await sealSession({ userId: actor.id, sessionVersion: 1 }, { secret: setting("E2E_AUTH_SECRET"), secure });
  return { name: sessionCookieName(secure), value, url: setting("E2E_BASE_URL"), httpOnly: true, sameSite: "Lax" };
}

function listen(page: Page): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends what it was still asking for.
    if (reason !== "net::ERR_ABORTED") seen.push(`request: ${request.method()} ${new URL(request.url()).pathname} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) seen.push(`answer: ${response.status()} ${new URL(response.url()).pathname}`);
  });
  return seen;
}

interface AxeFinding {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary?: string }[];
}
interface AxeWindow {
  axe: { run(): Promise<{ violations: AxeFinding[] }> };
}

let axeSource: Promise<string> | undefined;

async function checkAccessibility(page: Page): Promise<void> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  // Evaluated, not added as a script tag: the page's own policy stays as it is.
  await page.evaluate(await axeSource);
  const violations = await page.evaluate(async () => (await (window as unknown as AxeWindow).axe.run()).violations);
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary ?? ""})`).join("; ")}`);
  expect(told, "axe: serious or critical").toEqual([]);
}
