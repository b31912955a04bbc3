"use client";

import { clsx } from "clsx";
import { useRef, useState, type DragEvent } from "react";
import { Button } from "@/ui/button";
import { t } from "./text";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Dropping is the shortcut; the button does the same with a keyboard. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(Array.from(event.dataTransfer.files));
      }}
      className={clsx(
        "mb-[18px] flex items-center gap-4 rounded-dialog border-[1.5px] border-dashed p-5 max-split:flex-col max-split:items-start",
        over ? "border-accent bg-accent-wash" : "border-edge",
      )}
    >
      <div className="flex-1">
        <b className="block">{over ? t.dropNow : t.drop}</b>
        <span className="text-second text-ink-2">{t.dropHint}</span>
      </div>
      <Button onClick={() => input.current?.click()}>{t.choose}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.choose}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          event.target.value = "";
        }}
      />
    </div>
  );
}
