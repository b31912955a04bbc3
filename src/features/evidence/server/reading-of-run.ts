import type { LeftOut, ReadingNote } from "@/domain/model/reading-account";
import type { AppContext } from "@/kernel/context";
import { findReadings } from "./store-readings";

/** What a model's reading of a run left out, and where code's reading of a figure was kept in place of the model's. */
export interface ReadingOfRun {
  leftOut: LeftOut[];
  notes: ReadingNote[];
  /** Versions of prompts the questions were put with, included ones too; each once. */
  promptVersionIds: string[];
}

/** null = no model read this run. Callers have checked access. */
export async function readingOfRun(ctx: AppContext, runId: string): Promise<ReadingOfRun | null> {
  const readings = await findReadings(ctx.db, runId, null);
  if (readings.length === 0) return null;
  return {
    leftOut: readings.flatMap(({ account }) => account.leftOut), notes: readings.flatMap(({ account }) => account.notes),
    promptVersionIds: [...new Set(readings.flatMap(({ account }) => account.promptVersionIds))],
  };
}
