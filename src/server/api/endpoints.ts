import type { Endpoint } from "./endpoint";
import { RUN_ENDPOINTS } from "./run-endpoints";

/** The whole public API, in the order of the reference. */
export const ENDPOINTS: readonly Endpoint[] = [...RUN_ENDPOINTS];
