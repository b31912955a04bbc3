import { nameVersions } from "@/features/prompts/server";
import type { AppContext } from "@/kernel/context";
import { adviceSubject, type AdviceStanding, type AdviceSubject, type AdviceView } from "../contract";
import { ADVICE } from "./ask-advice";
import { adviceGround } from "./ground";
import type { Said } from "./say";
import { type AdviceRecord, findAdvice, findGoing } from "./store";

/** What has been said of the matter as it stands now. */
export async function getAdvice(ctx: AppContext, input: AdviceSubject): Promise<AdviceStanding> {
  const subject = adviceSubject.parse(input);
  const { key, rulesBecause, mayAsk } = await adviceGround(ctx, subject);
  const [row, jobId] = await Promise.all([findAdvice(ctx.db, key), findGoing(ctx.db, ADVICE, key.ground)]);
  return { advice: row && (await toView(ctx, subject.section, row)), jobId, rulesBecause, mayAsk };
}

async function toView(ctx: AppContext, section: AdviceSubject["section"], { model, why, promptVersionIds, at, body }: AdviceRecord): Promise<AdviceView> {
  const said = body as unknown as Said["body"];
  const by = { model, why, at, leftOut: said.leftOut ?? [], prompts: (await nameVersions(ctx, promptVersionIds)).map(({ name, number }) => ({ name, number })) };
  if (section === "REPORT_NARRATIVE" || "text" in said) return { ...by, section: "REPORT_NARRATIVE", text: "text" in said ? said.text : "" };
  const { answersQuestion, advice, contradictedBy, place, inventedPassage } = said;
  return { ...by, section, answersQuestion, advice, inventedPassage, contradictedBy: contradictedBy && place ? { quotation: contradictedBy.quotation, ...place } : null };
}
