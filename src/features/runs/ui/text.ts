const plural = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

/** Every word of the scorecard and of the list of runs. */
export const scorecardText = {
  range: {
    closed: "Nothing is unknown, so the score is one figure.",
    inside: (width: number, band: string): string => `The range is ${plural(width, "point", "points")} wide and stays inside ${band}: what is still unknown cannot change the level.`,
    across: (width: number, low: string, high: string): string => `The range is ${plural(width, "point", "points")} wide and reaches from ${low} to ${high}: answers can still change the level.`,
    label: "Range",
    meaning: "if every unknown turned out Low, or Critical",
    none: "no unknowns",
  },
  insufficient: {
    nothing: "No document and no answer speaks to any indicator yet, so there is no score.",
    thin: (minimum: number): string => `Less than ${minimum}\u202f% of the weight has evidence, so no level is shown. Answer the gaps first.`,
  },
  row: {
    held: (band: string): string => `Held at ${band} by guard`,
    flags: (count: number): string => plural(count, "flag", "flags"),
    unknown: (count: number): string => plural(count, "unknown", "unknowns"),
    startup: "Based on projections",
  },
  guard: {
    title: "Guard.",
    moved: (from: number, fromBand: string, to: number, toBand: string, because: string): string => `${because} The score moves from ${from} (${fromBand}) to ${to} (${toBand}).`,
  },
  indicator: {
    notApplicable: "Does not apply",
    noScore: "No score",
    score: (value: number): string => `Score ${value}`,
    mandatory: "Mandatory",
    optional: "Optional",
    openGaps: "Open the gap",
    insufficient: (percent: string): string => `${percent} of its weight has evidence`,
  },
} as const;

export const radarText = {
  title: (count: number): string => (count === 7 ? "Seven categories" : `${count} categories`),
  showAs: "Show as",
  chart: "Chart",
  table: "Table",
  note: "Line: score. Shaded: range. Dashed ring: no level. The table holds the same figures.",
  category: "Category",
  score: "Score",
  level: "Level",
  range: "Range",
  coverage: "Coverage",
  none: "None",
  altItem: (name: string, score: number | null, word: string, range: string): string => `${name} ${score === null ? "no score" : score}, ${word}, range ${range}`,
  alt: (count: number, items: string): string => `Radar chart with ${count} axes from 0 at the centre to 100 at the edge. ${items}. The same figures are in the table.`,
} as const;
