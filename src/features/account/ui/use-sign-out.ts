"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { signOut } from "./auth-client";

/** Ends the session and drops every answer the tab holds, so that the next person finds none. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const queries = useQueryClient();
  return async () => {
    await signOut();
    router.replace("/sign-in");
    queries.clear();
    router.refresh();
  };
}
