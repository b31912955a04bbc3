/** The door for other features and the composition root. */
export { createMeteredClient } from "./metered-client";
export { spentOnJob, type SpentOnJob } from "./store-spent";
