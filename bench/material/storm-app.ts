import { createDb } from "@/adapters/db/client";
import { startWebhookApp } from "@/testing/webhook-app";
import { stormJob } from "./storm-job";

/** A process of the storm, to be killed: the address of the database is its argument; prints "ready" when it drives. */
const url = process.argv[2] ?? "";
const db = createDb(url, 8);
await startWebhookApp(url, db, { definitions: [stormJob(db)] });
process.stdout.write("ready\n");
