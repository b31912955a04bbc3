"use client";

import { useCallback, useSyncExternalStore } from "react";

const PREFIX = "risk-desk:kept:";
const listeners = new Set<() => void>();
/** For browsers that keep nothing: a choice then lives as long as the page. */
const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  unkept.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Full or forbidden storage: `unkept` already holds it.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
const onServer = (): string | null => null;

/** A small choice of this browser's user (a zoom, a switch), kept across visits; null until one is made. */
export function useKept(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(subscribe, () => read(key), onServer);
  return [value, useCallback((next: string) => write(key, next), [key])];
}
