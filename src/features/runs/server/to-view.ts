import type { RunHead } from "@/features/evidence/server";
import { nameOf } from "@/domain/access/removed-user";
import type { RunView } from "../contract";

type Head = Omit<RunHead, "score" | "low" | "high" | "coverage" | "level" | "opinion">;

export const toRunView = (run: Head, names: Map<string, string>): RunView => ({
  id: run.id,
  number: run.number,
  status: run.status,
  analyst: { kind: run.analystKind === "model" ? "model" : "rules", name: run.analystName, version: run.analystVersion },
  rubricVersion: run.rubricVersion,
  rubricHash: run.rubricHash,
  startedAt: run.startedAt,
  finishedAt: run.finishedAt,
  startedBy: nameOf(names, run.startedById),
});
