import { parseArgs } from "node:util";

export interface AssessArguments {
  files: string[];
  out: string | null;
  json: boolean;
  firm: string | null;
  asOf: string;
  ocr: boolean;
}

/** Reads the command line; the string is what is wrong with it. */
export function assessArguments(args: string[], today: string): AssessArguments | string {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: "string" }, json: { type: "boolean", default: false }, firm: { type: "string" },
        "as-of": { type: "string" }, "no-ocr": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const asOf = values["as-of"] ?? today;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf))) return `--as-of takes a date such as ${today}, not "${asOf}".`;
  if (positionals.length === 0) return "Name at least one file to read.";
  return { files: positionals, out: values.out ?? null, json: values.json, firm: values.firm ?? null, asOf, ocr: !values["no-ocr"] };
}
