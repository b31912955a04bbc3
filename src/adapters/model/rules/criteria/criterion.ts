import type { LevelId } from "@/domain/risk/rubric";
import type { CueSet } from "../cues/text-rule";

/**
 * One thing a reader can see in a sentence, taken from an indicator's written criteria. Cues are plain text;
 * "~" stands for up to six words in between.
 */
export interface Attribute {
  /** Nouns. Met where the sentence says that the firm has it, denied where it says it has not; a bare mention is neither. */
  things?: CueSet;
  /** Wording that meets the attribute by itself. */
  says?: CueSet;
  /** Wording that denies it by itself. */
  denies?: CueSet;
  /** A sentence that speaks of this speaks of something else. */
  unless?: RegExp;
  /** Its lack is told only by `denies`: a thing named beside "no" is not yet the lack the criterion means. */
  lackUntold?: true;
}

/** A level and what a passage must show for it: attributes by name, "!name" for a denied one. */
export interface LevelRule {
  level: LevelId;
  /** All of these. */
  all?: readonly string[];
  /** And at least `least` (1 unless told) of these. */
  any?: readonly string[];
  least?: number;
}

/** The checklist of one judgement. A passage gets the worst level it shows; LOW needs more than MODERATE and so stands above it. */
export interface Criterion {
  indicator: string;
  attributes: Readonly<Record<string, Attribute>>;
  levels: readonly LevelRule[];
}

const GAP = "(?: |(?<= ))(?:[^\\s.;:|]+ ){0,6}";

/** A cue of a checklist as the cue index reads it. */
export const cuePattern = (cue: string): string => cue.replace(/ ?~ ?/g, GAP);
