export { hashPassword } from "./password-hash";
export { oneTimePassword } from "./one-time-password";
export { accountRouter } from "./router";
export { actorById, actorOfSession } from "./store-session";
export { type SessionClaims, verifyCredentials } from "./verify-credentials";
