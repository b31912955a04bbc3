import { ASSESSMENT_ENDPOINTS } from "./assessment-endpoints";
import type { Endpoint } from "./endpoint";
import { POLLING_ENDPOINTS } from "./polling-endpoints";
import { PROMPT_ENDPOINTS } from "./prompt-endpoints";
import { RUN_ENDPOINTS } from "./run-endpoints";
import { SCHEDULE_ENDPOINTS } from "./schedule-endpoints";
import { WEBHOOK_ENDPOINTS } from "./webhook-endpoints";

/** The whole public API, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [...ASSESSMENT_ENDPOINTS, ...RUN_ENDPOINTS, ...SCHEDULE_ENDPOINTS, ...WEBHOOK_ENDPOINTS, ...PROMPT_ENDPOINTS, ...POLLING_ENDPOINTS];
