"use client";

import { useEffect, useEffectEvent, useState } from "react";

const LOOK_EVERY_MS = 3_000;

/** What /api/health says is wrong while it is; null when all is well or nobody answers. `onWell` is called once it has passed. */
export function useHealthAdvice(onWell: () => void): string | null {
  const [advice, setAdvice] = useState<string | null>(null);
  const passed = useEffectEvent(onWell);
  useEffect(() => {
    const leaving = new AbortController();
    void watch(leaving.signal, setAdvice, () => passed());
    return () => leaving.abort();
  }, []);
  return advice;
}

/** Looks once, and again for as long as something is wrong. */
async function watch(signal: AbortSignal, tell: (advice: string | null) => void, onWell: () => void): Promise<void> {
  for (let ill = false; !signal.aborted; ) {
    const advice = await adviceNow(signal, ill);
    if (signal.aborted) return;
    if (advice !== undefined) {
      tell(advice);
      if (advice === null) return ill ? onWell() : undefined;
      ill = true;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** undefined: nobody answered, which says nothing new to who knows that something is wrong. */
async function adviceNow(signal: AbortSignal, ill: boolean): Promise<string | null | undefined> {
  try {
    const health: unknown = await (await fetch("/api/health", { signal, cache: "no-store" })).json();
    return typeof health === "object" && health !== null && "advice" in health && typeof health.advice === "string" ? health.advice : null;
  } catch {
    return ill ? undefined : null;
  }
}
