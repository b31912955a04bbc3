/** A number for reading: thousands grouped, at most two decimals, fewer the larger it is. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = (whole ?? "0").replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = fraction?.replace(/0+$/, "") ?? "";
  const text = rest === "" ? grouped : `${grouped}.${rest}`;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** "12 %", "1.4", "26.3 days", "KES 14,250,000". */
export function formatFigure(value: number, unit: string, currency: string | null = null): string {
  const number = formatNumber(value);
  if (unit === "percent" || unit.startsWith("percent ")) return `${number} %`;
  if (unit.startsWith("currency")) return currency === null ? number : `${currency} ${number}`;
  if (unit === "ratio" || unit === "none" || unit === "count") return number;
  return `${number} ${value === 1 ? unit.replace(/^(day|month|year|season|meeting)s\b/, "$1") : unit}`;
}
