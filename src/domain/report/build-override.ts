import type { OverrideInForce } from "../risk/assessed";
import type { LevelId } from "../risk/rubric";
import { TEXT_CAPS, type ReportContext } from "./report-context";
import { fill } from "./report-labels";

/** "A. Okello, 24 September 2026"; results of earlier versions hold no time. */
export function decidedBy(context: ReportContext, name: string, at: string | null | undefined): string {
  const who = context.text(name, TEXT_CAPS.name);
  return at ? fill(context.labels.decidedOn, { name: who, date: context.format.date(at) }) : who;
}

function gave(context: ReportContext, template: string, score: number, level: LevelId | null): string {
  const { labels, format } = context;
  return fill(template, { score: format.whole(score), level: level === null ? labels.insufficient : context.levelName(level) });
}

/** A person's level with its reason, what it rests on, what the rules give, and whether that has moved since. */
export function overrideNotes(context: ReportContext, override: OverrideInForce): string[] {
  const { labels } = context;
  const { computed, evidence, staleSince } = override;
  return [
    fill(labels.overrideSet, {
      level: context.levelName(override.level), who: decidedBy(context, override.decidedBy, override.decidedAt), reason: context.text(override.reason, TEXT_CAPS.reason),
    }),
    ...(evidence === null ? [] : [fill(labels.overrideEvidence, { evidence: context.text(evidence, TEXT_CAPS.reason) })]),
    computed.evidenced === null ? labels.overrideNothing : gave(context, labels.overrideComputed, computed.evidenced, computed.level),
    ...(staleSince === null ? [] : [staleSince.score === null ? labels.overrideStaleNothing : gave(context, labels.overrideStale, staleSince.score, staleSince.level)]),
  ];
}
