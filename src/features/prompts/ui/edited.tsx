"use client";

import { agoWords } from "@/domain/prompts/ago-words";
import { useNow } from "@/ui/use-now";
import type { VersionHead } from "../contract";
import { t } from "./text";

/** Who saved a version while another was writing, how long ago, and why. */
export function Edited({ version: { number, author, note, createdAt } }: { version: VersionHead }) {
  const now = useNow(true);
  return <>{t.newer(number, author.name, agoWords(createdAt, now ?? createdAt), note)}</>;
}
