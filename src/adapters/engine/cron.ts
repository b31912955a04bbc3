import { CronExpressionParser } from "cron-parser";

export interface Cron {
  /** The first fire time after this one. */
  next(after: Date): Date;
}

const ZONED = /^(?:CRON_)?TZ=(\S+)\s+(.+)$/;
const FIELDS = 5;

/**
 * Five fields or a descriptor such as @hourly, in UTC or after "TZ=Africa/Nairobi ".
 * @throws Error that quotes the expression, for six fields too: the server refuses them as well
 */
export function compileCron(source: string): Cron {
  const [, tz = "UTC", expression = source] = ZONED.exec(source) ?? [];
  const fields = expression.trim().split(/\s+/).length;
  if (!expression.startsWith("@") && fields !== FIELDS) throw new Error(`Cron "${source}" must have five fields.`);
  const parse = (currentDate: Date): Date => CronExpressionParser.parse(expression, { tz, currentDate }).next().toDate();
  try {
    parse(new Date(0));
  } catch (cause) {
    throw new Error(`Cron "${source}" cannot be read.`, { cause });
  }
  return { next: parse };
}
