/**
 * `npm test`: everything that proves the product, from a fresh clone, in one go. The last line is
 * `N passed, N failed`; nothing it started is left running. `--only unit,db` runs some stages.
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { testAll } = await import("./lib/test-all.mjs");
process.exitCode = await testAll(process.argv.slice(2));
