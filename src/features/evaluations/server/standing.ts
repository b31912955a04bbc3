import { conflict } from "@/domain/errors";
import type { AppContext } from "@/kernel/context";
import { setHashes } from "./set-hash";
import { findActiveSets, findCases, type SetRecord } from "./store";
import { type EvaluationRecord, findRuns } from "./store-runs";
import { whyBlocked } from "./why-blocked";

/** Runs of a set that are looked through for a version's newest. */
const RUNS_LOOKED_AT = 200;

export interface SetStanding {
  set: SetRecord;
  /** Of the set as it is now. */
  hash: string;
  cases: number;
  unchecked: number;
  /** Newest first; of the versions asked for. */
  runs: EvaluationRecord[];
}

/** The section's sets that hold anything, with these versions' runs over them. Callers have checked access. */
export async function standingsOf(ctx: AppContext, section: string, versionIds: readonly string[]): Promise<SetStanding[]> {
  const sets = await findActiveSets(ctx.db, section);
  if (sets.length === 0) return [];
  const ids = sets.map(({ id }) => id);
  const [cases, runs] = await Promise.all([findCases(ctx.db, ids), findRuns(ctx.db, { setIds: ids, versionIds }, RUNS_LOOKED_AT)]);
  const hashes = await setHashes(ctx, cases);
  return sets.map((set) => {
    const own = cases.filter(({ setId }) => setId === set.id);
    return { set, hash: hashes.get(set.id) ?? "", cases: own.length, unchecked: own.filter(({ checkedAt }) => checkedAt === null).length, runs: runs.filter(({ setId }) => setId === set.id) };
  });
}

export const isCurrent = ({ finishedAt, setHash }: EvaluationRecord, hash: string): boolean => finishedAt !== null && setHash === hash;

/** Production asks for this very version's run over every set of its section, as the set is now. @throws AppError CONFLICT, NOT_EVALUATED */
export async function refuseUnevaluated(ctx: AppContext, section: string, version: { id: string; number: number }): Promise<void> {
  const missing = (await standingsOf(ctx, section, [version.id])).filter(({ hash, runs }) => !runs.some((run) => isCurrent(run, hash)));
  const [first] = missing;
  if (!first) return;
  const older = first.runs.some(({ finishedAt }) => finishedAt !== null) ? " since it was last changed" : "";
  throw conflict(`Version ${version.number} has not been run over the evaluation set “${first.set.name}”${older}. Run it first. ${whyBlocked(ctx) ?? ""}`.trim(), { code: "NOT_EVALUATED" });
}
