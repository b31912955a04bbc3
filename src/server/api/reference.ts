import { z } from "zod";
import type { ApiReference, ReferenceEndpoint, ReferenceField } from "@/features/api-reference/ui/reference";
import { JOB_ERRORS } from "@/domain/jobs/job-errors";
import { TEMPLATE_FAULTS } from "@/domain/recipes/template-faults";
import { DELIVERY_FAULTS } from "@/domain/webhooks/delivery-fault";
import type { Endpoint } from "./endpoint";
import { PROBLEMS } from "./problems";

/** The API for readers: plain data, made from the same table as openapi.json. */
export function apiReference(endpoints: readonly Endpoint[]): ApiReference {
  const names = [...new Set(endpoints.map((endpoint) => endpoint.group))];
  return {
    groups: names.map((name) => ({ name, endpoints: endpoints.filter(({ group }) => group === name).map(toReference) })),
    problems: Object.entries(PROBLEMS).map(([code, { status, when, advice }]) => ({ code, status, when, advice })),
    failures: Object.entries(JOB_ERRORS).map(([code, { retryable, sentence, advice }]) => ({ code, retryable, sentence, advice })),
    deliveryFaults: Object.entries(DELIVERY_FAULTS).map(([code, { when, advice }]) => ({ code, when, advice })),
    templateFaults: Object.entries(TEMPLATE_FAULTS).map(([code, { when, advice }]) => ({ code, when, advice })),
  };
}

const toReference = ({ method, path, summary, notes, scope, headers = {}, query, body, answers, problems }: Endpoint): ReferenceEndpoint => ({
  method, path, summary, notes: notes ?? null, scope,
  headers: Object.entries(headers).map(([name, text]) => ({ name, text })),
  query: query ? fieldsOf(query, "input") : [],
  body: body ? fieldsOf(body, "input") : [],
  answers: Object.entries(answers).map(([status, { text, schema }]) => ({ status: Number(status), text, fields: schema ? fieldsOf(schema, "output") : [] })),
  problems: [...problems],
});

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

function fieldsOf(schema: z.ZodType, io: "input" | "output"): ReferenceField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  return Object.entries(properties).map(([name, field]) => ({ name, type: typeWords(field), required: required.includes(name), description: field.description ?? "" }));
}

const number = (value: number): string => value.toLocaleString("en");
const WORDS: Record<string, string> = { string: "text", integer: "whole number", number: "number", boolean: "true or false", object: "object", array: "list", null: "null" };
const FORMATS: Record<string, string> = { uuid: "id", "date-time": "time, ISO 8601", uri: "address" };

/** A schema's type and bounds as a reader says them. */
function typeWords(field: Schema): string {
  if (field.enum) return `one of ${field.enum.map(String).join(", ")}`;
  if (field.anyOf) return [...new Set(field.anyOf.map(typeWords))].join(" or ");
  if (field.type === undefined) return "any JSON";
  const type = [field.type].flat().map((one) => WORDS[one] ?? one).join(" or ");
  if (field.type === "array" && field.items) return `list of ${typeWords(field.items)}`;
  const bounds = boundsOf(field);
  const base = (field.format && FORMATS[field.format]) ?? type;
  return bounds === "" ? base : `${base}, ${bounds}`;
}

function boundsOf({ type, minLength, maxLength, minimum, maximum }: Schema): string {
  if (type === "string") return maxLength === undefined ? "" : `${minLength ? `${number(minLength)}–` : "at most "}${number(maxLength)} characters`;
  const [low, high] = [minimum, maximum].map((bound) => (bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? null : number(bound)));
  if (low && high) return `${low}–${high}`;
  if (low) return `at least ${low}`;
  return high ? `at most ${high}` : "";
}
