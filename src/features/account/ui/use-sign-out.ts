"use client";

import { signOut } from "./auth-client";

const SIGN_IN = "/sign-in";

/** Ends the session and leaves the page for good: a fresh document holds no answer of the person who left. */
export function useSignOut(): () => Promise<void> {
  return async () => {
    await signOut();
    window.location.replace(SIGN_IN);
  };
}
