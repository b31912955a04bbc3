import { REPORT_LABEL_KEYS, type ReportLabels } from "./report-labels";

/** A catalogue whose words are their keys, with the slots the tests look at; the real words belong to the feature. */
const SPOKEN: Partial<ReportLabels> = { rangeOf: "{low} to {high}", valueWithUnit: "{value} {unit}", noValue: "–", yes: "yes", no: "no" };

export const sampleLabels = (): ReportLabels =>
  ({ ...Object.fromEntries(REPORT_LABEL_KEYS.map((key) => [key, key])), ...SPOKEN }) as ReportLabels;
