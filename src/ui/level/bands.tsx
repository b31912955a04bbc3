"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { BandEdge } from "./level-geometry";

const Bands = createContext<readonly BandEdge[]>([]);

/** The rubric's bands for every scale below; the frame gives them once, from the rubric in force. */
export function BandsProvider({ bands, children }: { bands: readonly BandEdge[]; children: ReactNode }) {
  return <Bands.Provider value={bands}>{children}</Bands.Provider>;
}

export const useBands = (): readonly BandEdge[] => useContext(Bands);
