import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/lib/browser.mjs";

/** `npm test -- --only e2e` builds, serves and sets E2E_*; see scripts/lib/serve-for-tests.mjs. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // One browser on the two cores it shares with the server; stories do not share rows, so order does not matter.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/e2e.json" }]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: "en-GB",
    timezoneId: "UTC",
    actionTimeout: 20_000,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: (await findBrowser()) ?? undefined,
      // Root has no sandbox; the rest keeps a system Chromium from phoning home.
      args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync",
      ],
    },
  },
});
