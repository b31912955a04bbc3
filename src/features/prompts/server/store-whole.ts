import { randomUUID } from "node:crypto";
import type { Db, Prisma } from "@/adapters/db";
import type { PromptFields } from "@/domain/prompts/prompt";
import type { PromptPlace } from "@/domain/prompts/prompt-place";
import { asJson } from "./store";

/** A prompt with all that belongs to it, as it is planted or imported. */
export interface WholePrompt {
  slug: string;
  /** Of the newest version. */
  fields: PromptFields;
  archivedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  importedProduction?: number | null;
  importedProductionAt?: Date | null;
  /** Oldest first, numbered from 1 without holes. */
  versions: { number: number; authorId: string | null; author: string | null; note: string; hash: string; fields: PromptFields; createdAt: Date }[];
  labels: { label: string; number: number; movedAt: Date }[];
  /** Where its production version is in force. */
  places: PromptPlace[];
  moves: { id?: string; label: string; fromNumber: number | null; toNumber: number | null; reason: string; movedById: string | null; movedBy: string | null; movedAt: Date }[];
  comments: Omit<Prisma.PromptCommentUncheckedCreateInput, "promptId">[];
}

/** Writes prompts that are not there yet, in a handful of statements whatever their number. @throws unique violation for a slug or place that is taken */
export async function insertWhole(db: Db, prompts: readonly WholePrompt[]): Promise<void> {
  const all = prompts.map((prompt) => ({ ...prompt, id: randomUUID(), versions: prompt.versions.map((version) => ({ ...version, id: randomUUID() })) }));
  const idAt = ({ versions }: (typeof all)[number], number: number): string => versions.find((version) => version.number === number)?.id ?? "";
  await db.prompt.createMany({
    data: all.map(({ id, slug, fields: { name, section, subSection, categories, tags }, archivedAt, createdAt, updatedAt, importedProduction, importedProductionAt, versions }) =>
      ({ id, slug, name, section, subSection, categories, tags, archivedAt, createdAt, updatedAt, importedProduction, importedProductionAt, latest: versions.length })),
  });
  await db.promptVersion.createMany({ data: all.flatMap(({ id, versions }) => versions.map((version) => ({ ...version, promptId: id, fields: asJson(version.fields) }))) });
  await db.promptLabel.createMany({ data: all.flatMap((prompt) => prompt.labels.map(({ label, number, movedAt }) => ({ promptId: prompt.id, label, versionId: idAt(prompt, number), movedAt }))) });
  await db.promptPlace.createMany({
    data: all.flatMap((prompt) => {
      const produced = prompt.labels.find(({ label }) => label === "production");
      return produced ? prompt.places.map((place) => ({ ...place, promptId: prompt.id, versionId: idAt(prompt, produced.number) })) : [];
    }),
  });
  await db.promptLabelMove.createMany({ data: all.flatMap(({ id, moves }) => moves.map((move) => ({ ...move, promptId: id }))) });
  await db.promptComment.createMany({ data: all.flatMap(({ id, comments }) => comments.map((comment) => ({ ...comment, promptId: id }))) });
}

/** These prompts with their versions oldest first, labels, moves and comments, by slug. */
export const findWhole = (db: Db, slugs: readonly string[]) =>
  db.prompt.findMany({
    where: { slug: { in: [...slugs] } },
    orderBy: { slug: "asc" },
    include: {
      versions: { orderBy: { number: "asc" } },
      labels: { include: { version: { select: { number: true } } } },
      moves: { orderBy: [{ movedAt: "asc" }, { id: "asc" }] },
      comments: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] },
    },
  });

/** All of these prompts' histories that a file can add to, without their texts. */
export const findHistories = (db: Db, slugs: readonly string[]) =>
  db.prompt.findMany({
    where: { slug: { in: [...slugs] } },
    select: {
      id: true, slug: true, latest: true, archivedAt: true, updatedAt: true, importedProduction: true, importedProductionAt: true,
      versions: { select: { number: true, hash: true }, orderBy: { number: "asc" } },
      labels: { select: { label: true, movedAt: true, version: { select: { number: true } } } },
      moves: { select: { label: true, fromNumber: true, toNumber: true, movedAt: true } },
      comments: { select: { id: true, threadId: true, number: true, field: true, text: true, createdAt: true, resolvedAt: true } },
    },
  });
