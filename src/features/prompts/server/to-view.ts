import { nameOf } from "@/domain/access/removed-user";
import type { MovableLabel, PromptFields, PromptLabelName, PromptSection } from "@/domain/prompts/prompt";
import type { LabelMoveView, PromptPerson, PromptRow, VersionHead, VersionView } from "../contract";
import type { LabelRecord, MoveRecord, PromptRecord, VersionHeadRecord, VersionRecord } from "./store";

export type People = ReadonlyMap<string, string>;

const OURS = "Risk Desk";

/** Null id and no name: it came with the product. */
export const personOf = (people: People, id: string | null, name: string | null = null): PromptPerson =>
  ({ id, name: name ?? (id === null ? OURS : nameOf(people, id)) });

export function labelsAt(prompt: Pick<PromptRecord, "id" | "latest">, labels: readonly LabelRecord[], number: number): PromptLabelName[] {
  const own = labels.filter(({ promptId, version }) => promptId === prompt.id && version.number === number).map(({ label }) => label as MovableLabel);
  return [...(prompt.latest === number ? (["latest"] as const) : []), ...own.sort().reverse()];
}

export const toHead = (row: VersionHeadRecord, prompt: Pick<PromptRecord, "id" | "latest">, labels: readonly LabelRecord[], people: People): VersionHead => ({
  id: row.id, number: row.number, note: row.note, createdAt: row.createdAt, author: personOf(people, row.authorId, row.author), labels: labelsAt(prompt, labels, row.number),
});

/** Fields are checked when they are written; a version never changes. */
export const fieldsOf = (row: { fields: unknown }): PromptFields => row.fields as PromptFields;

export const toVersion = (row: VersionRecord, head: VersionHead, previews: VersionView["previews"]): VersionView => ({ ...head, fields: fieldsOf(row), hash: row.hash, previews });

export function toRow(prompt: PromptRecord, labels: readonly LabelRecord[], newest: VersionHeadRecord | null, people: People): PromptRow {
  const { id, slug, name, section, subSection, categories, tags, latest, archivedAt, updatedAt } = prompt;
  const numberAt = (label: MovableLabel): number | null => labels.find((each) => each.promptId === id && each.label === label)?.version.number ?? null;
  return {
    id, slug, name, section: section as PromptSection, subSection, categories, tags, latest, archivedAt, updatedAt,
    staging: numberAt("staging"),
    production: numberAt("production"),
    note: newest?.note ?? null,
    author: newest ? personOf(people, newest.authorId, newest.author) : null,
  };
}

export const toMove = ({ id, label, fromNumber, toNumber, reason, movedById, movedBy, movedAt }: MoveRecord, people: People): LabelMoveView =>
  ({ id, label: label as MovableLabel, from: fromNumber, to: toNumber, reason, by: personOf(people, movedById, movedBy), at: movedAt });
