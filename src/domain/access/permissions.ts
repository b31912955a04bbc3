/** One pure table asked by the verb (to refuse) and by the screen (to hide the button). */
export const ROLES = ["viewer", "analyst", "reviewer", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const ACTIONS = [
  "assessment.read", "assessment.create", "assessment.edit", "assessment.archive", "assessment.readAll",
  "document.upload", "document.remove", "run.start", "gap.answer", "flag.decide", "indicator.override",
  "report.create", "report.download", "job.read", "job.submit", "job.cancel", "job.readAll",
  "token.manage", "webhook.manage", "schedule.manage", "prompt.read", "prompt.preview", "prompt.edit", "prompt.label", "user.manage", "audit.read", "model.manage",
] as const;
export type Action = (typeof ACTIONS)[number];

const VIEWER_BASE: readonly Action[] = ["assessment.read", "report.download", "job.read", "token.manage"];
/** A viewer reads everyone's results; an analyst works on their own. */
const VIEWER: readonly Action[] = [...VIEWER_BASE, "assessment.readAll"];
const ANALYST: readonly Action[] = [
  ...VIEWER_BASE, "assessment.create", "assessment.edit", "assessment.archive", "document.upload", "document.remove",
  "run.start", "gap.answer", "flag.decide", "indicator.override", "report.create", "job.submit", "job.cancel", "webhook.manage", "schedule.manage",
];
const REVIEWER: readonly Action[] = [...VIEWER, "flag.decide", "indicator.override", "report.create"];

const TABLE: Record<Role, readonly Action[]> = { viewer: VIEWER, analyst: ANALYST, reviewer: REVIEWER, admin: ACTIONS };

export const can = (role: Role, action: Action): boolean => TABLE[role].includes(action);
