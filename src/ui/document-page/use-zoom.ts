"use client";

import { useKept } from "@/ui/use-kept";
import { clampZoom, ZOOM_FIT } from "./zoom";

/** Percent of the pane's width, kept in this browser for its user. */
export function useZoom(): [number, (zoom: number) => void] {
  const [kept, keep] = useKept("zoom");
  return [kept === null ? ZOOM_FIT : clampZoom(Number(kept)), (zoom) => keep(String(clampZoom(zoom)))];
}
