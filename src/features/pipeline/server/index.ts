/** The door for the composition root. */
export { settleAfterJob } from "./settle-after-job";
