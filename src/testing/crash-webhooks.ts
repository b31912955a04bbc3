import { createDb } from "@/adapters/db/client";
import { startWebhookApp } from "./webhook-app";

/** A process to be killed while it delivers: the address of the database is its argument; prints "ready" when it drives. */
const url = process.argv[2] ?? "";
await startWebhookApp(url, createDb(url, 5));
process.stdout.write("ready\n");
