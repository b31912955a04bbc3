"use client";

import { useSyncExternalStore } from "react";
import type { Measure } from "./text-layer";

/** The layer's words are never seen, so any font will do as long as it is measured and drawn alike. */
export const LAYER_FONT = "sans-serif";
const SIZE = 100;

let shared: Measure | null = null;

function browserMeasure(): Measure {
  if (shared) return shared;
  const pen = document.createElement("canvas").getContext("2d");
  if (pen) pen.font = `${SIZE}px ${LAYER_FONT}`;
  shared = (text) => (pen ? pen.measureText(text).width / SIZE : 0);
  return shared;
}

const subscribe = (): (() => void) => () => undefined;
const onServer = (): Measure | null => null;

/** Word widths in em; null while rendering on the server, which has no fonts. */
export const useMeasure = (): Measure | null => useSyncExternalStore(subscribe, browserMeasure, onServer);
