import type { Criterion } from "./criterion";
import { BEHAVIORAL } from "./behavioral";
import { CLIMATE } from "./climate-environmental";
import { FINANCIAL } from "./financial";
import { GOVERNANCE } from "./governance-legal";
import { MARKET } from "./market";
import { OPERATIONAL } from "./operational";
import { TECHNOLOGY } from "./technology-data";

/** The checklists of all judgements, by the rubric's categories. */
export const CRITERIA: readonly Criterion[] = [...BEHAVIORAL, ...CLIMATE, ...FINANCIAL, ...GOVERNANCE, ...MARKET, ...OPERATIONAL, ...TECHNOLOGY];
