/** `npm run prepare:app`: generates the Prisma client and bundles the workers. */
import { requireNode } from "./lib/node-version.mjs";
import { prepareApp } from "./lib/prepare-app.mjs";

requireNode();
await prepareApp();
