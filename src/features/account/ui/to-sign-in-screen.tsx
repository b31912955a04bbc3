"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { en } from "@/ui/text/en";

/** A stranger is sent to sign in and brought back here after; only the browser knows the whole address. */
export function ToSignInScreen() {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams().toString();
  useEffect(() => {
    router.replace(`/sign-in?next=${encodeURIComponent(query === "" ? path : `${path}?${query}`)}`);
  }, [router, path, query]);
  return <p role="status" className="px-8 py-6 text-ink-2">{en.frame.toSignIn}</p>;
}
