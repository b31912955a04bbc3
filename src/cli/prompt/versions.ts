import type { PromptVersion } from "@/sdk/prompts";
import { defineCommand } from "../terminal/command";
import { SERVER_FLAGS } from "../terminal/flags";
import { print, table } from "../terminal/print";
import { promptsClient } from "../terminal/server-client";

const PAGE_MAX = 100;
const SHOWN = 20;

export const promptVersions = defineCommand({
  name: "prompt versions", says: "Lists a prompt's versions with the ids that previews are asked for by.", takes: [{ name: "PROMPT", needed: true }],
  flags: { limit: { kind: "number", value: "N", min: 1, whole: true, says: `at most so many, the newest first; ${SHOWN} without it` }, ...SERVER_FLAGS },
  async run({ given, words: [slug = ""], terminal }) {
    const { limit = SHOWN, json } = given;
    const versions: PromptVersion[] = [];
    for await (const version of promptsClient(given, terminal).versions(slug, { pageSize: Math.min(limit, PAGE_MAX) }, { signal: terminal.interrupted })) {
      versions.push(version);
      if (versions.length === limit) break;
    }
    const rows = versions.map(({ number, id, labels, author, note }) => [String(number), id, labels.join(", ") || "–", author.name, note]);
    print(terminal, json, { versions }, rows.length === 0 ? "It has no version yet." : table(["NUMBER", "VERSION", "LABELS", "BY", "NOTE"], rows));
    return 0;
  },
});
