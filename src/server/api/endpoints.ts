import type { Endpoint } from "./endpoint";
import { RUN_ENDPOINTS } from "./run-endpoints";
import { WEBHOOK_ENDPOINTS } from "./webhook-endpoints";

/** The whole public API, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [...RUN_ENDPOINTS, ...WEBHOOK_ENDPOINTS];
