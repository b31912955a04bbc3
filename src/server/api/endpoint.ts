import type { z } from "zod";
import type { Scope } from "@/domain/access/scopes";

/** One call of the public API as the reference and openapi.json tell it; its schemas are the contracts that also check it. */
export interface Endpoint {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With parameters in braces: "/api/v1/runs/{id}". */
  path: string;
  /** Heading under which the reference lists it. */
  group: string;
  /** One line: what it does. */
  summary: string;
  /** What else a caller should know; plain sentences. */
  notes?: string;
  scope: Scope | null;
  query?: z.ZodObject;
  headers?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** By status; without a schema the answer has no JSON body. */
  answers: Readonly<Record<number, { text: string; schema?: z.ZodType; type?: string }>>;
  /** Codes beside those of signing in and of the body's fields. */
  problems: readonly string[];
}
