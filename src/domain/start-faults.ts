import { DATABASE_GONE } from "./database-gone";
import type { TemplateFaultCode } from "./recipes/template-faults";

const SEE_LOG = "The server's log says which and why. Nothing that was saved is lost. Once it is corrected the next request starts the app; a changed setting needs a restart.";

/** What keeps the app from starting, each in a sentence for anyone: it names no file, address or value, which the log does. */
export const START_FAULTS = {
  DATABASE_DOWN: DATABASE_GONE,
  DATABASE_REFUSED: `The database answers and refuses the app's name or password: see DATABASE_URL. ${SEE_LOG}`,
  DATABASE_SCHEMA: `The database answers and lacks a table or column of this version: run its migrations. ${SEE_LOG}`,
  SETTINGS: `One of the app's settings does not fit. ${SEE_LOG}`,
  RUBRIC: `A file of the rubric does not fit. ${SEE_LOG}`,
  NOT_STARTED: `The app could not start its services. ${SEE_LOG}`,
} as const;

type FaultCode = keyof typeof START_FAULTS;
/** A recipe's template has its own codes, which say more. */
export type StartFaultCode = FaultCode | TemplateFaultCode;

export interface StartFault {
  code: StartFaultCode;
  sentence: string;
}

export const START_FAULT_CODES = Object.keys(START_FAULTS) as FaultCode[];

export const templateStartFault = (code: TemplateFaultCode): StartFault => ({ code, sentence: `The template of a recipe does not fit (${code}). ${SEE_LOG}` });
