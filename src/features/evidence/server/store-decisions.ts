import { type Db, Prisma } from "@/adapters/db";
import type { FlagDecision } from "@/domain/risk/flags";
import type { Override } from "@/domain/risk/overrides";
import type { LevelId } from "@/domain/risk/rubric";

export type DecisionKind = "CONFIRMED" | "DISMISSED" | "OVERRIDDEN" | "WITHDRAWN";

export interface NewDecision {
  assessmentId: string;
  subject: string;
  version: number;
  kind: DecisionKind;
  level: LevelId | null;
  reason: string;
  evidence: string | null;
  computed: Override["computed"] | null;
  decidedById: string;
  decidedAt: Date;
}

export const flagSubject = (flag: string): string => `flag:${flag}`;
export const indicatorSubject = (indicator: string): string => `indicator:${indicator}`;

/** The decisions in force, as the scoring takes them. */
export interface Standing {
  flagDecisions: FlagDecision[];
  overrides: Override[];
  /** Subject -> version of its newest decision, withdrawn ones included; absent = never decided. */
  versions: Record<string, number>;
  /** When the newest of them was taken; null when there is none. */
  latestAt: Date | null;
}

/** What stands, or what stood at a moment in the past. */
export async function findStanding(db: Db, assessmentId: string, until: Date | null): Promise<Standing> {
  const rows = await db.decision.findMany({
    where: { assessmentId, ...(until ? { decidedAt: { lt: until } } : {}) }, orderBy: [{ subject: "asc" }, { version: "asc" }],
  });
  const newest = [...new Map(rows.map((row) => [row.subject, row])).values()];
  const about = (prefix: string) => newest.filter((row) => row.subject.startsWith(prefix) && row.kind !== "WITHDRAWN");
  const common = (row: (typeof rows)[number]) => ({ by: row.decidedById, at: row.decidedAt.toISOString(), reason: row.reason });
  return {
    flagDecisions: about(flagSubject("")).map((row) => ({ flag: row.subject.slice(flagSubject("").length), state: row.kind as FlagDecision["state"], ...common(row) })),
    overrides: about(indicatorSubject("")).map((row) => ({
      indicator: row.subject.slice(indicatorSubject("").length), level: row.level as LevelId, evidence: row.evidence,
      computed: row.computed as unknown as Override["computed"], ...common(row),
    })),
    versions: Object.fromEntries(newest.map((row) => [row.subject, row.version])),
    latestAt: rows.reduce<Date | null>((last, row) => (last === null || row.decidedAt > last ? row.decidedAt : last), null),
  };
}

/** Appends the next version; false = somebody else wrote it first. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<boolean> {
  const computed = decision.computed === null ? Prisma.DbNull : { ...decision.computed };
  return (await db.decision.createMany({ data: [{ ...decision, computed }], skipDuplicates: true })).count === 1;
}
