/** `tsx scripts/api-docs.ts`: writes docs/api.md anew from the contracts. Run it after a change of the public API. */
import { readFile, writeFile } from "node:fs/promises";
import { ENDPOINTS } from "../src/server/api/endpoints";
import { apiMarkdown } from "../src/server/api/markdown";
import { apiReference } from "../src/server/api/reference";

const FILE = "docs/api.md";
/** What stands above this line is written by hand. */
const MARK = "<!-- made by scripts/api-docs.ts from here on -->\n";

const [introduction] = (await readFile(FILE, "utf8")).split(MARK);
await writeFile(FILE, `${introduction ?? ""}${MARK}\n${apiMarkdown(apiReference(ENDPOINTS))}`);
console.log(`Wrote ${FILE}`);
