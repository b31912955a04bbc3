import type { ConformanceCase } from "./case";
import { eventCases } from "./event-cases";
import { failureCases } from "./failure-cases";
import { invokeCases } from "./invoke-cases";
import { limitCases } from "./limit-cases";
import { parallelCases } from "./parallel-cases";
import { stepCases } from "./step-cases";

/** What any Inngest server must do for the functions of this project, as the functions themselves can tell. */
export const conformanceCases: readonly ConformanceCase[] = [...stepCases, ...failureCases, ...parallelCases, ...eventCases, ...invokeCases, ...limitCases];

export { caseTools, type ConformanceCase } from "./case";
export { connectServer, type ServerAddress } from "./server-app";
