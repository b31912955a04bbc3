import Link from "next/link";
import type { ReactNode } from "react";
import type { GradeId, LevelId } from "@/domain/risk/rubric";
import { LEVEL_TOKEN, shownLevel } from "./level/level-geometry";

/** Verbatim words of a document, with a rule in the level's colour on the side where reading starts. */
export function Quotation({ children, level = null, lang }: { children: string; level?: LevelId | null; lang?: string | null }) {
  return (
    <blockquote
      dir="auto"
      lang={lang ?? undefined}
      className="my-[5px] border-s-2 ps-2.5 font-serif text-body [overflow-wrap:anywhere] italic"
      style={{ borderInlineStartColor: level === null ? "var(--edge)" : `var(--${LEVEL_TOKEN[shownLevel(level)]})` }}
    >
      “{children}”
    </blockquote>
  );
}

export function GradeBadge({ grade }: { grade: GradeId }) {
  return <span className="inline-block rounded-chip border border-edge px-1 text-small font-semibold whitespace-nowrap text-ink-2">Grade {grade}</span>;
}

/** Grade, then document and page as one link to the marked passage. */
export function Citation({ grade, href, children }: { grade: GradeId; href?: string | null; children: ReactNode }) {
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-second text-ink-2">
      <GradeBadge grade={grade} />
      {href ? <Link href={href} className="link inline-flex min-h-6 max-w-full items-center">{children}</Link> : <span>{children}</span>}
    </p>
  );
}
