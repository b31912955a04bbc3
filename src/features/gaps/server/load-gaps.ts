import { loadInputs, type RunInputs } from "@/features/evidence/server";
import { type Assessed } from "@/domain/risk/assessed";
import { assess } from "@/domain/risk/assess";
import { listGaps } from "@/domain/gaps/list-gaps";
import type { Gap } from "@/domain/gaps/gap";
import type { AppContext } from "@/kernel/context";

export interface LoadedGaps extends RunInputs {
  assessed: Assessed;
  gaps: Gap[];
}

/** The gaps as they stand now: the newest run's findings with every answer given up to this moment. */
export async function loadGaps(ctx: AppContext, assessmentId: string): Promise<LoadedGaps> {
  const inputs = await loadInputs(ctx, assessmentId);
  const assessed = assess(inputs.input);
  return { ...inputs, assessed, gaps: listGaps({ ...inputs.input, assessed }) };
}
