/** Words of the methodology page; its content comes from the rubric. */
export const methodologyText = {
  page: "Methodology",
  contents: "On this page",
  rubric: (version: string): string => `Rubric ${version}`,
  hash: "Content hash",
  note: "Made from the rubric that scores: no number on this page is written twice.",
  noBlocks: "Nothing to show here.",
  scroll: (caption: string): string => `${caption}, scrolls sideways`,
} as const;
