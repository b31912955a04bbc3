import type { Prompt } from "@/sdk/prompts";
import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print, table } from "../terminal/print";
import { promptsClient } from "../terminal/server-client";

const numberText = (number: number | null): string => (number === null ? "–" : String(number));

export const listPrompts = defineCommand({
  name: "prompt list", says: "Lists the prompts of the prompt desk; for administrators.", flags: SERVER_FLAGS,
  async run({ given, terminal }) {
    const prompts: Prompt[] = [];
    for await (const prompt of promptsClient(given, terminal).list({ pageSize: 100 }, { signal: terminal.interrupted })) prompts.push(prompt);
    const rows = prompts.map(({ slug, name, latest, staging, production }) => [slug, name, String(latest), numberText(staging), numberText(production)]);
    print(terminal, given.json, { prompts }, rows.length === 0 ? "No prompts." : table(["PROMPT", "NAME", "LATEST", "STAGING", "PRODUCTION"], rows));
    return 0;
  },
});
