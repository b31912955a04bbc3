"use client";

import { trpc } from "@/trpc/client";

/** Has these prompts written to a file, which the browser then keeps. */
export function useExport(slugs: readonly string[]): (format: "json" | "yaml") => Promise<void> {
  const utils = trpc.useUtils();
  return async (format) => {
    if (slugs.length === 0) return;
    const { name, mediaType, text } = await utils.prompts.export.fetch({ slugs: [...slugs].slice(0, 100), format });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
}
