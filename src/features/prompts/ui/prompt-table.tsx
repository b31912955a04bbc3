import { SECTION_WORD } from "@/domain/prompts/prompt";
import { trpc } from "@/trpc/client";
import { RowLink } from "@/ui/row-link";
import { Loading, SkeletonLine } from "@/ui/skeleton";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { When } from "@/ui/when";
import type { PromptRow } from "../contract";
import { Tag } from "./tag";
import { t } from "./text";

/** null = still loading. */
export function PromptTable({ rows, busy }: { rows: readonly PromptRow[] | null; busy: boolean }) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const nameOf = (id: string): string => names.data?.categories.find((category) => category.id === id)?.name ?? id;
  if (rows === null) return <Loading what={t.what}><div className="flex flex-col gap-6 border-t-[1.5px] border-ink pt-3">{[0, 1, 2, 3, 4, 5].map((row) => <SkeletonLine key={row} width="100%" height={32} />)}</div></Loading>;
  const head = <><Th>{t.columns.name}</Th><Th>{t.columns.place}</Th><Th>{t.columns.version}</Th><Th>{t.columns.labels}</Th><Th>{t.columns.changed}</Th></>;
  return <Table caption={t.title} head={head} busy={busy}>{rows.map((row) => <Row key={row.id} row={row} categories={row.categories.map(nameOf)} />)}</Table>;
}

function Row({ row, categories }: { row: PromptRow; categories: readonly string[] }) {
  const { slug, name, section, subSection, latest, staging, production, updatedAt, author, note, tags } = row;
  return (
    <Tr>
      <RowHead>
        <RowLink href={`/admin/prompts/${slug}`}>{name}</RowLink>
        <span className="block text-second text-ink-2"><span className="font-mono text-small">{slug}</span>{tags.length > 0 ? ` · ${tags.join(", ")}` : ""}</span>
      </RowHead>
      <Td full>
        {[SECTION_WORD[section], subSection].filter((part) => part !== "").join(", ")}
        {section === "RISK_CATEGORY" || categories.length > 0 ? <span className="block text-second text-ink-2">{categories.length === 0 ? t.everyCategory : categories.join(", ")}</span> : null}
      </Td>
      <Td>{latest === 0 ? <span className="text-ink-2">{t.draftOnly}</span> : t.version(latest)}</Td>
      <Td>
        <span className="flex flex-wrap gap-1.5">
          {production === null ? null : <Tag>{t.labelAt(t.word.production, production)}</Tag>}
          {staging === null ? null : <Tag>{t.labelAt(t.word.staging, staging)}</Tag>}
        </span>
      </Td>
      <Td full>
        <When at={updatedAt} />
        {author ? <span className="block text-second text-ink-2 [overflow-wrap:anywhere]">{author.name}{note ? `: ${note}` : ""}</span> : null}
      </Td>
    </Tr>
  );
}
