import { createHash } from "node:crypto";
import { canonicalJson } from "@/domain/jobs/canonical-json";
import type { AppContext } from "@/kernel/context";
import { type CaseRecord, findReadPapers } from "./store";

const sha256 = (value: unknown): string => createHash("sha256").update(canonicalJson(value)).digest("hex");

/** Changes with the documents an analyst would be given, by assessment. */
export async function pagesHashes(ctx: AppContext, assessmentIds: readonly string[]): Promise<Map<string, string>> {
  const papers = await findReadPapers(ctx.db, assessmentIds);
  return new Map(assessmentIds.map((id) => [id, sha256(papers.filter(({ assessmentId }) => assessmentId === id))]));
}

/** Changes with what is expected, the papers and the rubric: a result of another hash says nothing about the set as it is. */
const setHash = (ctx: AppContext, cases: readonly CaseRecord[], pages: ReadonlyMap<string, string>): string =>
  sha256([ctx.ports.rubric.hash, ...cases.map(({ assessmentId, asOf, conditions, expected }) => ({ assessmentId, asOf, conditions, expected, pages: pages.get(assessmentId) ?? "" }))
    .sort((a, b) => a.assessmentId.localeCompare(b.assessmentId, "en"))]);

/** By set. */
export async function setHashes(ctx: AppContext, cases: readonly CaseRecord[]): Promise<Map<string, string>> {
  const pages = await pagesHashes(ctx, [...new Set(cases.map(({ assessmentId }) => assessmentId))]);
  const sets = [...new Set(cases.map(({ setId }) => setId))];
  return new Map(sets.map((id) => [id, setHash(ctx, cases.filter(({ setId }) => setId === id), pages)]));
}
