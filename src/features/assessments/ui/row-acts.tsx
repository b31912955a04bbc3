"use client";

import { can } from "@/domain/access/permissions";
import { canMove } from "@/domain/assessment/assessment";
import { trpc } from "@/trpc/client";
import { Menu, type MenuItem } from "@/ui/menu";
import { en } from "@/ui/text/en";
import type { AssessmentRow } from "../contract";
import { t } from "./text";

/** Archiving is undone by restoring, so it does not ask. */
export function RowActs({ row }: { row: AssessmentRow }) {
  const me = trpc.account.me.useQuery();
  const utils = trpc.useUtils();
  const settle = { onSettled: () => utils.assessments.list.invalidate() };
  const archive = trpc.assessments.archive.useMutation(settle);
  const restore = trpc.assessments.restore.useMutation(settle);
  const items: MenuItem[] = [];
  if (me.data && can(me.data.role, "assessment.archive")) {
    if (canMove(row.state, "archive")) items.push({ label: t.list.archive, onSelect: () => archive.mutate({ id: row.id }) });
    if (row.state === "ARCHIVED") items.push({ label: t.list.restore, onSelect: () => restore.mutate({ id: row.id }) });
  }
  return items.length === 0 ? null : <Menu label={en.table.more(row.firm)} items={items} />;
}
