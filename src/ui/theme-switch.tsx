"use client";

import { useSyncExternalStore } from "react";
import { en } from "@/ui/text/en";
import { themeCookie, themeOf, THEMES, type Theme } from "./theme";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): Theme => themeOf(document.documentElement.dataset["theme"]);

function choose(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  document.cookie = themeCookie(theme);
  for (const listener of listeners) listener();
}

/** Light, dark or as the device says. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, current, () => null);
  return (
    <label className="flex items-center justify-between gap-2">
      <span>{en.frame.theme}</span>
      <select
        value={theme ?? "system"}
        onChange={(event) => choose(themeOf(event.target.value))}
        className="min-h-6 rounded-control border border-line-2 bg-transparent px-1 text-second text-ink"
      >
        {THEMES.map((name) => <option key={name} value={name} className="bg-raised">{en.frame.themes[name]}</option>)}
      </select>
    </label>
  );
}
