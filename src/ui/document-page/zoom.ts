/** Percent of the pane's width; 100 fits the page to it. */
export const ZOOM_MIN = 50;
export const ZOOM_MAX = 300;
export const ZOOM_FIT = 100;
const STEP = 25;

export const clampZoom = (zoom: number): number => (Number.isFinite(zoom) ? Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(zoom))) : ZOOM_FIT);

/** The next step up or down; an odd value first lands on a step. */
export const zoomStep = (zoom: number, direction: 1 | -1): number =>
  clampZoom(direction === 1 ? (Math.floor(zoom / STEP) + 1) * STEP : (Math.ceil(zoom / STEP) - 1) * STEP);
