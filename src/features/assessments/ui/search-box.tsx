"use client";

import { useEffect, useId, useRef, useState } from "react";
import { TextInput } from "@/ui/field";
import { Glyph } from "@/ui/state/glyph";
import { NAME_MAX } from "../contract";
import { t } from "./text";

/** Quiet time after the last key before the list is asked for. */
const SETTLE_MS = 250;

/** Filters while typing; "/" jumps here from anywhere outside a field. */
export function SearchBox({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [role=dialog]") !== null;
      if (event.key !== "/" || inField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <div className="relative w-[300px] max-wide:w-full">
      <label htmlFor={id} className="sr-only">{t.list.search}</label>
      <Glyph name="search" className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
      <TextInput
        ref={input}
        id={id}
        type="search"
        maxLength={NAME_MAX}
        placeholder={t.list.search}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-[31px]"
      />
      <kbd aria-hidden="true" className="absolute top-2 right-2 rounded-chip border border-b-2 border-line-2 bg-raised px-[5px] font-sans text-[12px] leading-4 font-semibold text-ink-2 max-wide:hidden">/</kbd>
    </div>
  );
}
