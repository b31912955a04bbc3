"use client";

import { Button } from "@/ui/button";
import { pageText as text } from "./text";
import { ZOOM_FIT, ZOOM_MAX, ZOOM_MIN, zoomStep } from "./zoom";

/** Smaller, fit to the width, larger. */
export function ZoomControl({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <span className="flex items-center gap-0.5">
      <Button tone="bare" size="sm" aria-label={text.zoomOut} disabled={zoom <= ZOOM_MIN} onClick={() => onZoom(zoomStep(zoom, -1))}>−</Button>
      <Button tone="bare" size="sm" aria-label={`${text.zoomFit}, ${text.zoomNow(zoom)}`} onClick={() => onZoom(ZOOM_FIT)} className="min-w-[52px] font-normal">{text.zoomNow(zoom)}</Button>
      <Button tone="bare" size="sm" aria-label={text.zoomIn} disabled={zoom >= ZOOM_MAX} onClick={() => onZoom(zoomStep(zoom, 1))}>+</Button>
    </span>
  );
}
