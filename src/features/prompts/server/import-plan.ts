import type { FilePrompt, ImportStep } from "../file-contract";
import { promptHash } from "./prompt-hash";
import type { findHistories } from "./store-whole";

export type History = Awaited<ReturnType<typeof findHistories>>[number];
type LabelName = FilePrompt["moves"][number]["label"];
type FileLabel = FilePrompt["labels"][number];

/** What a file knows of a prompt that this installation does not. */
export interface Additions {
  versions: FilePrompt["versions"];
  moves: FilePrompt["moves"];
  comments: FilePrompt["comments"];
  /** Threads that are open here and resolved there. */
  resolved: FilePrompt["comments"];
  /** Where staging goes by the newest move; null = it is taken off, absent = it stays. */
  staging?: FileLabel | null;
  /** The version that is in production there; null = none is any more, absent = as it is known here. */
  claim?: FileLabel | null;
}

/** The file's id for a comment or move, and the one it has here. */
export function sameComments(prompt: FilePrompt, here: History): Map<string, string> {
  const keyOf = (number: number, field: string | null, at: string, text: string): string => JSON.stringify([number, field, at, text]);
  const own = new Map(here.comments.map((row) => [keyOf(row.number, row.field, row.createdAt.toISOString(), row.text), row.id]));
  const ids = new Set(here.comments.map(({ id }) => id));
  return new Map(prompt.comments.flatMap(({ id, number, field, createdAt, text }) => {
    const known = ids.has(id) ? id : own.get(keyOf(number, field, createdAt, text));
    return known === undefined ? [] : [[id, known] as const];
  }));
}

export function additionsOf(prompt: FilePrompt, here: History): Additions {
  const known = sameComments(prompt, here);
  const moveKey = (label: string, from: number | null, to: number | null, at: string): string => JSON.stringify([label, from, to, at]);
  const moves = new Set(here.moves.map((row) => moveKey(row.label, row.fromNumber, row.toNumber, row.movedAt.toISOString())));
  const open = new Set(here.comments.filter(({ threadId, resolvedAt }) => threadId === null && resolvedAt === null).map(({ id }) => id));
  const latest = Math.max(here.latest, prompt.versions.at(-1)?.number ?? 0);
  return {
    versions: prompt.versions.filter(({ number }) => number > here.latest),
    moves: prompt.moves.filter(({ label, from, to, at }) => !moves.has(moveKey(label, from, to, at))),
    comments: prompt.comments.filter(({ id }) => !known.has(id)),
    resolved: prompt.comments.filter(({ id, resolvedAt }) => resolvedAt !== null && open.has(known.get(id) ?? "")),
    ...newer("staging", prompt, here, latest),
    ...newer("production", prompt, here, latest),
  };
}

/** Labels are where the newest move has put them, here or there. */
function newer(label: LabelName, prompt: FilePrompt, here: History, latest: number): Pick<Additions, "staging" | "claim"> {
  const own = here.labels.find((each) => each.label === label);
  // What is in force here is nobody else's to move.
  if (label === "production" && own) return {};
  const stands = label === "staging" ? (own ? { number: own.version.number, at: own.movedAt } : null) : here.importedProduction !== null && here.importedProductionAt ? { number: here.importedProduction, at: here.importedProductionAt } : null;
  const moved = here.moves.filter((each) => each.label === label).map(({ movedAt }) => movedAt.getTime());
  const known = Math.max(stands?.at.getTime() ?? 0, ...moved, 0);
  const there = prompt.labels.find((each) => each.label === label);
  const named = label === "staging" ? "staging" : "claim";
  if (there) return there.number <= latest && new Date(there.movedAt).getTime() >= known && (stands?.number !== there.number || stands.at.toISOString() !== there.movedAt) ? { [named]: there } : {};
  const off = prompt.moves.filter((each) => each.label === label && each.to === null).map(({ at }) => new Date(at).getTime());
  return stands && Math.max(0, ...off) > known ? { [named]: null } : {};
}

/** What becomes of one prompt of the file, before anything is written. */
export function stepOf(prompt: FilePrompt, here: History | null): Omit<ImportStep, "faults"> {
  const { slug, versions } = prompt;
  const step = (kind: ImportStep["kind"], what: string) => ({ slug, name: versions.at(-1)?.fields.name ?? slug, kind, what });
  const produced = prompt.labels.find(({ label }) => label === "production");
  const untried = produced && !here?.labels.some(({ label }) => label === "production") ? ` Version ${produced.number} was in production there; put it there yourself after a preview.` : "";
  const from = versions[0]?.number ?? null;
  if (here === null && from === null) return step("BLOCKED", "The file has no version of it, and it is not here.");
  if (from !== null && from > (here?.latest ?? 0) + 1) return step("BLOCKED", `The file begins with version ${from} of it, and version ${from - 1} is not here. Import the parts before this one first.`);
  if (here === null) return step("NEW", `Comes in with ${count(versions.length, "version")}${also(prompt.moves.length, prompt.comments.length)}.${untried}`);
  const apart = versions.find(({ number, fields }) => here.versions.some((own) => own.number === number && own.hash !== promptHash(fields)));
  if (apart) return step("CONFLICT", `Version ${apart.number} says something else here.`);
  const more = additionsOf(prompt, here);
  const told = inWords(more);
  if (told.length === 0) return step("SAME", "Everything in the file is here already.");
  if (here.archivedAt && here.archivedAt.toISOString() !== prompt.archivedAt) return step("CONFLICT", "It is archived here.");
  return step("MORE", `${told.join(" ")}${more.claim ? untried : ""}`);
}

function inWords({ versions, moves, comments, resolved, staging, claim }: Additions): string[] {
  const [first, last] = [versions[0]?.number, versions.at(-1)?.number];
  const added = [...(moves.length > 0 ? [count(moves.length, "move") + " of labels"] : []), ...(comments.length > 0 ? [count(comments.length, "comment")] : [])];
  return [
    ...(last === undefined ? [] : [first === last ? `Version ${last} is added.` : `Versions ${first} to ${last} are added.`]),
    ...(added.length > 0 ? [`Added: ${added.join(", ")}.`] : []),
    ...(resolved.length > 0 ? [`Resolved: ${count(resolved.length, "thread")}.`] : []),
    ...(staging ? [`Staging goes to version ${staging.number}.`] : staging === null ? ["Staging is taken off."] : []),
    ...(claim === undefined ? [] : [claim ? "It is in production there." : "It is in production there no more."]),
  ];
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;
const also = (moves: number, comments: number): string => [...(moves > 0 ? [`, ${count(moves, "move")} of labels`] : []), ...(comments > 0 ? [`, ${count(comments, "comment")}`] : [])].join("");
