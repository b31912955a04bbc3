const SMALL = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const UNITS = [["day", 86_400], ["hour", 3_600], ["minute", 60]] as const;

/** "two minutes ago", "just now": how long it is since a person did something. */
export function agoWords(then: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${SMALL[count] ?? String(count)} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}
