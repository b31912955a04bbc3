"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { faultOf } from "@/ui/fault";
import { t } from "./text";

/** Prompts that one export takes. */
const AT_ONCE = 100;

/** Has these prompts written to files, which the browser then keeps, and says what was written. */
export function useExport(slugsOf: () => Promise<readonly string[]>): { exportAs: (format: "json" | "yaml") => Promise<void>; said: string } {
  const utils = trpc.useUtils();
  const [said, setSaid] = useState("");
  const exportAs = async (format: "json" | "yaml"): Promise<void> => {
    try {
      const slugs = await slugsOf();
      let [files, leftOut]: [number, string[]] = [0, []];
      for (let at = 0; at < slugs.length; at += AT_ONCE) {
        const made = await utils.prompts.export.fetch({ slugs: slugs.slice(at, at + AT_ONCE), format }, { staleTime: 0 });
        for (const { name, mediaType, text } of made.files) keep(slugs.length > AT_ONCE ? `${at / AT_ONCE + 1}-${name}` : name, mediaType, text);
        [files, leftOut] = [files + made.files.length, [...leftOut, ...made.leftOut]];
      }
      setSaid([files > 0 ? t.exported(files) : "", leftOut.length > 0 ? t.exportLeftOut(leftOut.join(", ")) : ""].filter((part) => part !== "").join(" "));
    } catch (error) {
      setSaid(faultOf(error).message);
    }
  };
  return { exportAs, said };
}

function keep(name: string, mediaType: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
