import { clsx } from "clsx";
import type { LevelId } from "@/domain/risk/rubric";
import { en } from "@/ui/text/en";
import { shownLevel, type ShownLevel } from "./level-geometry";
import { Mark } from "./mark";

const COLOUR: Record<ShownLevel, string> = {
  LOW: "bg-low-wash text-low-on",
  MODERATE: "bg-moderate-wash text-moderate-on",
  HIGH: "bg-high-wash text-high-on",
  CRITICAL: "bg-critical-wash text-critical-on",
  NONE: "bg-none-wash text-none-on",
};

interface LevelChipProps {
  /** null = no evidence, or less than the rubric's minimum coverage. */
  level: LevelId | null;
  score?: number | null;
  /** Replaces the word, e.g. "Insufficient evidence". */
  word?: string;
  /** Large form: only beside an overall score. */
  large?: boolean;
  /** One width in a column, so that what follows aligns. */
  column?: boolean;
}

export function LevelChip({ level, score, word, large = false, column = false }: LevelChipProps) {
  const shown = shownLevel(level);
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-chip align-middle font-semibold whitespace-nowrap",
        large ? "px-[9px] py-px text-[17px] leading-[26px]" : "px-[7px] py-px text-[13.5px] leading-5",
        column && "min-w-[104px]",
        COLOUR[shown],
      )}
    >
      <Mark level={shown} size={large ? 14 : 11} />
      {level !== null && score !== null && score !== undefined ? <span>{score}</span> : null}
      <span>{word ?? en.level[shown]}</span>
    </span>
  );
}
