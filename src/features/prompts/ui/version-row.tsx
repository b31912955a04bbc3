"use client";

import type { MovableLabel } from "@/domain/prompts/prompt";
import { Menu, type MenuItem } from "@/ui/menu";
import { When } from "@/ui/when";
import type { PromptView, VersionHead } from "../contract";
import type { DiffEnd } from "./diff-dialog";
import { Tag } from "./tag";
import { t } from "./text";

/** One version: number, labels, who, when and why; its acts are in the menu. */
export function VersionRow({ version, view, dirty, onCompare, onStartFrom, onLabel, onComment }: {
  version: VersionHead;
  view: PromptView;
  dirty: boolean;
  onCompare: (from: DiffEnd, to: DiffEnd) => void;
  onStartFrom: () => void;
  /** `number` null takes the label off. */
  onLabel: (label: MovableLabel, number: number | null) => void;
  onComment: () => void;
}) {
  const { number, author, note, createdAt, labels } = version;
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex flex-wrap items-center gap-1.5">
        <b>{t.version(number)}</b>
        {labels.map((label) => <Tag key={label}>{t.word[label]}</Tag>)}
        {view.importedProduction === number ? <Tag>{t.importedProduction}</Tag> : null}
        <span className="flex-1" />
        <Menu label={t.actsOf(number)} items={itemsFor(version, view, dirty, { onCompare, onStartFrom, onLabel, onComment })} />
      </div>
      <p className="text-second [overflow-wrap:anywhere] text-ink-2">{author.name}, <When at={createdAt} />. {note}</p>
    </li>
  );
}

type Acts = Pick<Parameters<typeof VersionRow>[0], "onCompare" | "onStartFrom" | "onLabel" | "onComment">;

function itemsFor({ number, labels }: VersionHead, view: PromptView, dirty: boolean, { onCompare, onStartFrom, onLabel, onComment }: Acts): MenuItem[] {
  const label = (name: MovableLabel): MenuItem[] => {
    if (view.archivedAt) return [];
    if (labels.includes(name)) return [{ label: t.takeOff(t.word[name]), danger: true, onSelect: () => onLabel(name, null) }];
    const back = name === "production" && view.production !== null && view.production > number;
    return [{ label: back ? t.rollBack : t.toLabel(t.word[name]), onSelect: () => onLabel(name, number) }];
  };
  return [
    ...(dirty ? [{ label: t.compareWithText, onSelect: () => onCompare(number, "text") }] : []),
    ...(number > 1 ? [{ label: t.compareWithBefore(number - 1), onSelect: () => onCompare(number - 1, number) }] : []),
    ...(view.archivedAt ? [] : [{ label: t.startFrom, onSelect: onStartFrom }]),
    { label: t.commentHere, onSelect: onComment },
    ...label("staging"),
    ...label("production"),
  ];
}
