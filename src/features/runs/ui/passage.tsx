"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import type { EvidenceRef } from "@/domain/risk/assessed";
import { PageDialog, type Passage } from "./page-dialog";

const Open = createContext<(passage: Passage) => void>(() => undefined);

/** Any figure below opens its page here, the passage marked. */
export function PassageProvider({ children }: { children: ReactNode }) {
  const [passage, setPassage] = useState<Passage | null>(null);
  return (
    <Open.Provider value={setPassage}>
      {children}
      {passage ? <PageDialog passage={passage} onClose={() => setPassage(null)} /> : null}
    </Open.Provider>
  );
}

export const useOpenPassage = (): ((passage: Passage) => void) => useContext(Open);

/** The page behind a piece of evidence; null when no document stands behind it. */
export const passageOf = (ref: EvidenceRef): Passage | null =>
  ref.documentId === null || ref.page === null ? null : { documentId: ref.documentId, index: ref.page, quote: ref.quote };
