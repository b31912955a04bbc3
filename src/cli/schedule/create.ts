import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print } from "../terminal/print";
import { readInput, readObject } from "../terminal/read-input";
import { schedulesClient } from "../terminal/server-client";
import { nextText } from "./schedule-text";

export const createSchedule = defineCommand({
  name: "schedule create", says: "Runs a recipe again and again; what is left out comes from its template.", takes: [{ name: "RECIPE", needed: true }],
  flags: {
    name: { kind: "text", value: "NAME", says: "what to call it; the recipe's name without it" },
    every: { kind: "text", value: "CADENCE", says: 'hourly, daily, weekly, */30m, */6h, 90s, or a cron line of five fields: "0 6 * * 1"' },
    timezone: { kind: "text", value: "ZONE", says: "a place such as Africa/Nairobi, or UTC" },
    input: { kind: "text", value: "JSON", says: "what the recipe works on: JSON, a text, @FILE, or - for stdin" },
    "recipe-config": { kind: "text", value: "JSON", says: "settings of the recipe: a JSON object, @FILE, or - for stdin" },
    "max-retries": { kind: "number", value: "N", min: 0, max: 10, whole: true, says: "how often a failed run is tried again" },
    timeout: { kind: "number", value: "SEC", min: 1, max: 86_400, whole: true, says: "longest a run may take, seconds" },
    "max-cost-usd": { kind: "number", value: "USD", min: 0, says: "no more runs in a month that has cost this much" },
    ...SERVER_FLAGS,
  },
  examples: ["risk schedule create gap-detection --every daily --timezone Africa/Nairobi --input '{\"assessmentId\":\"…\"}'"],
  async run({ given, words: [recipe = ""], terminal }) {
    const { name = recipe, every, timezone, input, "recipe-config": config, timeout } = given;
    const schedule = await schedulesClient(given, terminal).create({
      name, recipe, cadence: every, timezone,
      input: input === undefined ? undefined : await readInput("input", input, terminal),
      config: config === undefined ? undefined : await readObject("recipe-config", config, terminal),
      maxRetries: given["max-retries"], timeoutSec: timeout, maxCostUsd: given["max-cost-usd"],
    }, { signal: terminal.interrupted });
    terminal.err(`Created: ${schedule.words}. Next: ${nextText(schedule)}.\n`);
    print(terminal, given.json, schedule, schedule.id);
    return 0;
  },
});
