/** What a version came to over its section's evaluation sets. */
export const evaluationText = {
  title: "Evaluation sets",
  cases: (cases: number, unchecked: number) => `${cases === 1 ? "1 assessment" : `${cases} assessments`}${unchecked === 0 ? "" : `, ${unchecked} not looked over`}`,
  production: (name: string) => `Production, ${name}:`,
  notRun: "not run over it as it is now.",
  run: "Run it",
  runOf: (name: string) => `Run it: ${name}`,
  running: "Running",
  agreement: (kappa: number | null) => `agreement ${kappa === null ? "not defined" : kappa.toFixed(2)}`,
  levels: (same: number, pairs: number) => `${same} of ${pairs} levels the same`,
  facts: (found: number, expected: number, wrong: number) => `${found} of ${expected} facts found, ${wrong} wrong`,
  quotations: (verified: number, all: number) => (all === 0 ? "no quotation" : `${verified} of ${all} quotations on their page`),
  unknownCost: "cost unknown",
} as const;
