import { Pool } from "pg";
import { startEngineApp } from "./engine-app";

/**
 * A process to be killed: an engine app whose steps note each execution in the table crash_log. Started by tests with
 * the database's address as argument; prints "starting" and, when it drives, "ready".
 */
const url = process.argv[2] ?? "";
const log = new Pool({ connectionString: url, max: 2 });
const note = (run: string, step: string): Promise<unknown> => log.query("INSERT INTO crash_log (run, step) VALUES ($1, $2)", [run, step]);

process.stdout.write("starting\n");
await startEngineApp(
  url,
  (inngest) => [
    inngest.createFunction({ id: "five", triggers: [{ event: "t/five" }] }, async ({ step, event }) => {
      const { run } = event.data as { run: string };
      for (const name of ["s1", "s2", "s3", "s4", "s5"]) {
        await step.run(name, async () => {
          await new Promise((resolve) => setTimeout(resolve, 60));
          await note(run, name);
        });
      }
      return run;
    }),
  ],
  { concurrency: 8 },
);
process.stdout.write("ready\n");
