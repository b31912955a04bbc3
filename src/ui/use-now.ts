"use client";

import { useEffect, useState } from "react";

/** The present moment, moved on each second while `ticking`; null until the browser has taken over the page. */
export function useNow(ticking: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    const first = setTimeout(tick, 0);
    const timer = ticking ? setInterval(tick, 1000) : null;
    return () => {
      clearTimeout(first);
      if (timer !== null) clearInterval(timer);
    };
  }, [ticking]);
  return now;
}
