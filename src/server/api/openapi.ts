import { z } from "zod";
import type { Endpoint } from "./endpoint";
import { PROBLEMS, type ProblemCode } from "./problems";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const problemSchema: Json = {
  type: "object",
  required: ["type", "title", "status", "detail", "code", "requestId"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "One sentence for people: what is wrong and what to do." },
    code: { type: "string", description: "For programs." },
    field: { type: "string", description: "Path of the input that is meant." },
    requestId: { type: "string" },
  },
};

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** OpenAPI 3.1 of the public API, from the contracts that check every call. */
export function openApi(endpoints: readonly Endpoint[], options: { version: string; serverUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  return {
    openapi: "3.1.0",
    info: { title: "Risk Desk", version: options.version, description: "Work for programs: submit it, follow it, get it exactly once." },
    servers: [{ url: options.serverUrl }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "A personal token, made on the page Tokens." } },
      schemas: { Problem: problemSchema },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const { method, path, group, summary, notes, scope, body, answers } = endpoint;
  return {
    operationId: operationId(method, path),
    tags: [group],
    summary,
    ...(notes === undefined ? {} : { description: notes }),
    ...(scope === null ? { security: [] } : { "x-scope": scope }),
    parameters: parametersOf(endpoint),
    ...(body === undefined ? {} : { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } } }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerOf(answer)])),
      ...problemAnswers(endpoint),
    },
  };
}

const operationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.replace("/api/", "").split("/").map((part) => part.replace(/[{}]/g, "").replace(/(^|[-.])(\w)/g, (_all, _mark, letter: string) => letter.toUpperCase()))].join("");

function parametersOf({ path, query, headers }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string", format: "uuid" } }));
  const shape = query ? z.toJSONSchema(query, { io: "input", unrepresentable: "any" }) : null;
  const inQuery = Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({ name, in: "query", required: shape?.required?.includes(name) ?? false, schema }));
  const inHeader = Object.entries(headers ?? {}).map(([name, description]) => ({ name, in: "header", required: false, description, schema: { type: "string" } }));
  return [...inPath, ...inQuery, ...inHeader];
}

const answerOf = ({ text, schema, type = "application/json" }: Endpoint["answers"][number]): Json => ({
  description: text,
  ...(schema === undefined ? {} : { content: { [type]: { schema: schemaOf(schema, "output") } } }),
});

/** One answer per status, with the codes that may stand in it. */
function problemAnswers({ problems, scope }: Endpoint): Record<string, Json> {
  const codes = [...(scope === null ? [] : ["UNAUTHENTICATED", "SCOPE_MISSING"]), ...problems];
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const status = isKnown(code) ? PROBLEMS[code].status : 422;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.join(", "), content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } }]),
  );
}
