import type { FindingValue } from "../risk/finding";
import { formatFigure } from "../risk/format-figure";
import { lowerFirst } from "../risk/metric-reasons";
import type { AnswerShape } from "./answer-shape";
import type { Gap } from "./gap";

/** A figure of the firm that a typed one can be held against. */
export interface KnownFigure {
  shape: AnswerShape;
  number: number;
  currency: string | null;
}

/** A typed figure that does not fit a known one. It may be right; then the person says why. */
export interface Clash {
  reason: string;
  /** What was most likely meant: the same digits with another magnitude. null = no guess. */
  repair: number | null;
}

type Held = Pick<Gap, "dataPoint" | "value" | "currency" | "candidates">;

/** What is known beside the answer to `key`: of others the value in force, of its own only what a document says, for a person may correct themself. */
export function knownFigures(key: string, gaps: readonly Held[], shapes: ReadonlyMap<string, AnswerShape>): KnownFigure[] {
  return gaps.flatMap((gap) => {
    const held = gap.dataPoint === key ? gap.candidates[0] : gap;
    const shape = shapes.get(gap.dataPoint);
    return shape && held?.value?.kind === "number" && held.value.high === null ? [{ shape, number: held.value.number, currency: held.currency }] : [];
  });
}

/** Does the figure fit what is known: its own passage, the sum it is part of, its parts, and figures of about its size? */
export function clashOf(shape: AnswerShape, value: FindingValue, currency: string | null, known: readonly KnownFigure[]): Clash | null {
  if (value.kind !== "number" || value.high !== null || !["money", "area", "person-count"].includes(shape.type)) return null;
  const figure = { shape, number: value.number, currency };
  const fair = known.filter((other) => other.currency === null || currency === null || other.currency === currency);
  for (const check of [slip, overWhole, underPart, farFromNear]) {
    const clash = check(figure, fair);
    if (clash) return clash;
  }
  return null;
}

type Check = (figure: KnownFigure, known: readonly KnownFigure[]) => Clash | null;
const words = ({ shape, number, currency }: KnownFigure): string => formatFigure(number, shape.unit, currency);
const named = (known: KnownFigure): string => `${lowerFirst(known.shape.label)} (${words(known)})`;

/** Slips of the keyboard: a zero, two, a thousand, a million too many or too few. */
const POWERS = [1, 2, 3, 6];
const shifted = (number: number, power: number): number => Number((number * 10 ** power).toPrecision(12));
/** Two figures are the same digits when they differ by less than this share. */
const SAME = 0.01;

const slip: Check = (figure, known) => {
  const own = known.find(({ shape }) => shape.key === figure.shape.key);
  if (!own || own.number === 0) return null;
  const power = [...POWERS, ...POWERS.map((p) => -p)].find((p) => Math.abs(shifted(figure.number, -p) / own.number - 1) < SAME);
  if (power === undefined) return null;
  const times = (10 ** Math.abs(power)).toLocaleString("en");
  return { reason: `${words(figure)} is ${times} times ${power > 0 ? "more" : "less"} than a document says (${words(own)}).`, repair: shifted(figure.number, -power) };
};

const overWhole: Check = (figure, known) => {
  const whole = known.find(({ shape }) => shape.key === figure.shape.partOf);
  if (!whole || figure.number <= whole.number) return null;
  const power = POWERS.find((p) => shifted(figure.number, -p) <= whole.number);
  return { reason: `${words(figure)} is more than ${named(whole)}, which it is part of.`, repair: power === undefined || whole.number <= 0 ? null : shifted(figure.number, -power) };
};

const underPart: Check = (figure, known) => {
  const part = known.find(({ shape, number }) => shape.partOf === figure.shape.key && number > figure.number);
  if (!part) return null;
  const power = figure.number <= 0 ? undefined : POWERS.find((p) => shifted(figure.number, p) >= part.number);
  return { reason: `${words(figure)} is less than ${named(part)}, which is part of it.`, repair: power === undefined ? null : shifted(figure.number, power) };
};

/** Neighbours this many times apart are questioned: a slip of one zero is ten times. */
const FAR = 8;
/** Moved by its magnitude, the figure must come this close to its neighbour to be offered. */
const CLOSE = 3;

const farFromNear: Check = (figure, known) => {
  if (figure.number <= 0) return null;
  const far = known.find(({ shape, number }) =>
    (figure.shape.near.includes(shape.key) || shape.near.includes(figure.shape.key)) && number > 0 && Math.max(figure.number / number, number / figure.number) >= FAR);
  if (!far) return null;
  const ratio = figure.number / far.number;
  const power = [...POWERS, ...POWERS.map((p) => -p)].find((p) => Math.max(shifted(ratio, -p), 1 / shifted(ratio, -p)) <= CLOSE);
  const apart = Math.round(Math.max(ratio, 1 / ratio)).toLocaleString("en");
  return { reason: `${words(figure)} is ${apart} times ${ratio > 1 ? "more" : "less"} than ${named(far)}.`, repair: power === undefined ? null : shifted(figure.number, -power) };
};
