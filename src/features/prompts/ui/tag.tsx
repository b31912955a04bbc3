import type { ReactNode } from "react";

/** A word that stands on something: a label, a state. No colour: those mean levels. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="inline-block rounded-chip bg-wash px-1.5 text-second leading-5 whitespace-nowrap text-ink-2">{children}</span>;
}
