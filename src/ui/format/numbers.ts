/** Narrow no-break space before a percent sign and between a number and its unit. */
const THIN = "\u202f";

/** A share 0..1 as a whole percent: 0.796 -> "80 %". Never rounds up to 100 or down to 0 what is not. */
export function percentOf(share: number): string {
  const rounded = Math.round(share * 100);
  const honest = rounded === 100 && share < 1 ? 99 : rounded === 0 && share > 0 ? 1 : rounded;
  return `${honest}${THIN}%`;
}

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
/** 1000 -> "1,000". */
export const countOf = (value: number): string => whole.format(value);

const KILO = 1024;
const UNITS = ["B", "KB", "MB", "GB"] as const;

/** Bytes for people: 512 -> "512 B", 6_800_000 -> "6.5 MB". */
export function bytesOf(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= KILO && unit < UNITS.length - 1) {
    value /= KILO;
    unit += 1;
  }
  const text = unit === 0 || value >= 100 ? Math.round(value).toString() : value.toFixed(1).replace(/\.0$/, "");
  return `${text} ${UNITS[unit] ?? "B"}`;
}

/** "47 to 60"; one number when the ends meet. */
export const rangeOf = (low: number, high: number): string => (low === high ? String(low) : `${low} to ${high}`);

const SMALLEST_SHOWN = 0.0001;
const dollars = (most: number): Intl.NumberFormat => new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: most });
const [cents, finer] = [dollars(2), dollars(4)];

/** US dollars: 1234.5 -> "$1,234.50", 0.0213 -> "$0.0213". A small cost never reads as none. */
export function dollarsOf(value: number): string {
  if (value > 0 && value < SMALLEST_SHOWN) return `under $${SMALLEST_SHOWN}`;
  return `$${(value < 1 ? finer : cents).format(value)}`;
}

/** A price, to the last decimal that is kept of it: 1.0375 -> "$1.0375". */
export const exactDollarsOf = (value: number): string => `$${finer.format(value)}`;
