import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { inRoot } from "./project.mjs";
import { run, runNode } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chrome.exe"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const DOWNLOAD_MS = 240_000;

/** The program of a Chromium on this machine: the system's, else the one Playwright downloaded; null when there is none. */
export async function findBrowser() {
  const given = process.env.E2E_BROWSER;
  if (given) return given;
  const onPath = (process.env.PATH ?? "").split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const system = [...onPath, ...PLACES].find(executable);
  if (system) return system;
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** The same, but gets one first when there is none: Playwright's download, then Debian's package when root. */
export async function ensureBrowser(tell) {
  const found = await findBrowser();
  if (found) return found;
  tell("Downloading a browser for the end-to-end tests");
  const timer = AbortSignal.timeout(DOWNLOAD_MS);
  await runNode([inRoot("node_modules/playwright/cli.js"), "install", "chromium"], { check: false, signal: timer });
  if (!(await findBrowser()) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    tell("Installing Debian's chromium package");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { check: false, env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { check: false, env });
  }
  const got = await findBrowser();
  if (!got) throw new Error("There is no Chromium on this machine and none could be installed. Install Chromium or Chrome, or name its program in E2E_BROWSER.");
  return got;
}

function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
