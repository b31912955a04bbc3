export { createAuthHandler } from "./auth-handler";
export { type AuthSettings, readSession, sealSession, SESSION_SEC, sessionCookieName, type SessionClaims } from "./session-token";
