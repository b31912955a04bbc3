import type { ApiReference, ReferenceEndpoint, ReferenceField } from "@/features/api-reference/ui/reference";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (...cells: string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: string[], rows: string[][]): string => [row(...head), `|${" --- |".repeat(head.length)}`, ...rows.map((cells) => row(...cells))].join("\n");
const fields = (list: readonly ReferenceField[]): string =>
  table(["field", "type", "meaning"], list.map(({ name, type, required, description }) => [`\`${name}\`${required ? " *" : ""}`, type, description]));

/** docs/api.md after its introduction: every call and every problem, from the same table as openapi.json. */
export function apiMarkdown({ groups, problems, failures, deliveryFaults, templateFaults }: ApiReference): string {
  const calls = groups.map(({ name, endpoints }) => `## ${name}\n\n${endpoints.map(callOf).join("\n\n")}`);
  const faults = table(["code", "status", "when", "what to do"], problems.map(({ code, status, when, advice }) => [`\`${code}\``, String(status), when, advice]));
  const ends = table(["code", "retry helps", "sentence", "what to do"], failures.map(({ code, retryable, sentence, advice }) => [`\`${code}\``, retryable ? "yes" : "no", sentence, advice]));
  const attempts = table(["code", "when", "what to do"], deliveryFaults.map(({ code, when, advice }) => [`\`${code}\``, when, advice]));
  const templates = table(["code", "when", "what to do"], templateFaults.map(({ code, when, advice }) => [`\`${code}\``, when, advice]));
  return [
    ...calls, `## Problems\n\n${faults}`,
    `## Why a run failed\n\n\`error.code\` of a failed or cancelled run. The sentence may name the file and page instead.\n\n${ends}`,
    `## What an attempt to deliver a message met\n\n\`code\` of an attempt, \`lastCode\` of a delivery.\n\n${attempts}`,
    `## What is wrong with a recipe's template\n\nA TEMPLATE.yaml that does not fit stops the start with one sentence, which ends with its code.\n\n${templates}\n`,
  ].join("\n\n");
}

function callOf({ method, path, summary, notes, scope, headers, query, body, answers, problems }: ReferenceEndpoint): string {
  const parts = [`### ${method} ${path}`, `${summary} ${scope === null ? "For anyone." : `Needs \`${scope}\`.`}`];
  if (notes !== null) parts.push(notes);
  if (headers.length > 0) parts.push(`Headers:\n\n${table(["header", "meaning"], headers.map(({ name, text }) => [`\`${name}\``, text]))}`);
  if (query.length > 0) parts.push(`Query:\n\n${fields(query)}`);
  if (body.length > 0) parts.push(`Body (* = required):\n\n${fields(body)}`);
  parts.push(answers.map(({ status, text }) => `- **${status}** ${text}`).join("\n"));
  if (problems.length > 0) parts.push(`Problems of its own: ${problems.map((code) => `\`${code}\``).join(", ")}.`);
  return parts.join("\n\n");
}
