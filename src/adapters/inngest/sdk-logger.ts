import type { Log } from "@/domain/ports/log";

type LogLine = (...args: unknown[]) => void;

/** The SDK logs as pino does, fields first, or as the console does; both become one line of ours. */
export function sdkLogger(log: Log): { info: LogLine; warn: LogLine; error: LogLine; debug: LogLine } {
  const line = (level: keyof Log): LogLine => (...args) => {
    const words = args.map((arg) => (typeof arg === "string" ? arg : textOf(arg))).filter((word) => word !== "");
    log[level](`inngest: ${words.join(" ")}`);
  };
  return { info: line("info"), warn: line("warn"), error: line("error"), debug: () => undefined };
}

function textOf(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (typeof value !== "object" || value === null) return String(value);
  return "err" in value ? textOf(value.err) : "";
}
