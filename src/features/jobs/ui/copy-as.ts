import { recipeNameOf } from "@/domain/recipes/recipe-name-of";
import type { JobDetail, JobView } from "../contract";

type Described = Pick<JobView, "id" | "type" | "recipe">;

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const bodyOf = (job: Described, detail: JobDetail): Record<string, unknown> => ({
  recipeName: recipeNameOf(job),
  input: detail.input ?? {},
  ...(detail.config ? { config: detail.config } : {}),
  ...(detail.sessionId === null ? {} : { sessionId: detail.sessionId }),
  ...(Object.keys(detail.metadata).length > 0 ? { metadata: detail.metadata } : {}),
});

/** The same job asked for again from a terminal. Hidden secrets stay hidden: they have to be filled in. */
export const asCurl = (job: Described, detail: JobDetail, origin: string): string =>
  [
    `curl ${origin}/api/v1/runs \\`,
    `  -H "Authorization: Bearer $RISK_TOKEN" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellQuoted(JSON.stringify(bodyOf(job, detail)))}`,
  ].join("\n");

/** The same with the TypeScript client. */
export function asSdk(job: Described, detail: JobDetail, origin: string): string {
  const { recipeName, ...options } = bodyOf(job, detail);
  const text = JSON.stringify({ ...options, apiUrl: origin }, null, 2);
  return [
    `import { submitJob } from "risk-desk/sdk";`,
    "",
    `const job = await submitJob(${JSON.stringify(recipeName)}, {`,
    ...text.split("\n").slice(1, -1).map((line, at, all) => (at === all.length - 1 ? `${line},` : line)),
    `  apiKey: process.env.RISK_TOKEN,`,
    `});`,
    `const { status, result } = await job.wait();`,
  ].join("\n");
}
