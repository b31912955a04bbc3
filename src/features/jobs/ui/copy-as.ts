import type { SubmitInput } from "../../submissions/contract";

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The same job asked for again from a terminal. Hidden secrets stay hidden: they have to be filled in. */
export const asCurl = (asked: SubmitInput, origin: string): string =>
  [
    `curl ${origin}/api/v1/runs \\`,
    `  -H "Authorization: Bearer $RISK_DESK_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellQuoted(JSON.stringify(asked))}`,
  ].join("\n");

/** The same with the TypeScript client. */
export function asSdk({ recipeName, timeout, ...asked }: SubmitInput, origin: string): string {
  const text = JSON.stringify({ ...asked, timeoutSec: timeout, apiUrl: origin }, null, 2);
  return [
    `import { submitJob } from "risk-desk/sdk";`,
    "",
    `const job = await submitJob(${JSON.stringify(recipeName)}, {`,
    ...text.split("\n").slice(1, -1).map((line, at, all) => (at === all.length - 1 ? `${line},` : line)),
    `  apiKey: process.env.RISK_DESK_API_KEY,`,
    `});`,
    `const { status, result } = await job.wait();`,
  ].join("\n");
}
