import { type Action, ACTIONS, can, type Role } from "./permissions";

/** What a personal token may be used for. A scope never gives more than its owner's role. */
export const SCOPES = [
  "assessments:read", "assessments:write", "jobs:read", "jobs:write", "prompts:write", "webhooks:write", "schedules:write", "admin",
] as const;
export type Scope = (typeof SCOPES)[number];

/** The scope each action needs; null = never by token: who holds one must not make or change sign-in means with it. */
const NEEDS: Record<Action, Scope | null> = {
  "assessment.read": "assessments:read",
  "assessment.readAll": "assessments:read",
  "report.download": "assessments:read",
  "assessment.create": "assessments:write",
  "assessment.edit": "assessments:write",
  "assessment.archive": "assessments:write",
  "document.upload": "assessments:write",
  "document.remove": "assessments:write",
  "run.start": "assessments:write",
  "gap.answer": "assessments:write",
  "flag.decide": null,
  "indicator.override": null,
  "report.create": "assessments:write",
  "job.read": "jobs:read",
  "job.submit": "jobs:write",
  "job.cancel": "jobs:write",
  "job.readAll": "admin",
  "token.manage": null,
  "webhook.manage": "webhooks:write",
  "schedule.manage": "schedules:write",
  "prompt.read": "prompts:write",
  "prompt.preview": "prompts:write",
  "prompt.edit": "prompts:write",
  "prompt.label": "prompts:write",
  "user.manage": null,
  "audit.read": "admin",
  "model.manage": "admin",
};

/** The scopes that give a person of this role anything at all. */
export const scopesFor = (role: Role): Scope[] => SCOPES.filter((scope) => ACTIONS.some((action) => NEEDS[action] === scope && can(role, action)));

export const scopeOf = (action: Action): Scope | null => NEEDS[action];

/** A session has no list of scopes and may do all its role may. */
export const scopeAllows = (scopes: readonly string[] | undefined, action: Action): boolean => {
  const needed = NEEDS[action];
  return scopes === undefined || (needed !== null && scopes.includes(needed));
};
