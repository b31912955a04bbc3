import { type Action, can } from "@/domain/access/permissions";
import { scopeAllows, scopeOf } from "@/domain/access/scopes";
import { AppError, forbidden } from "@/domain/errors";
import type { Actor, AppContext } from "./context";

/** First line of every verb: someone is signed in and their role has the action. Row ownership is the verb's second question. */
export function authorize(ctx: AppContext, action: Action): Actor {
  const actor = signedIn(ctx);
  if (!can(actor.role, action)) throw forbidden(IN_WORDS[action] ?? "do this");
  if (!scopeAllows(actor.scopes, action)) throw outOfScope(action);
  return actor;
}

/** The same question without refusing: for what a verb shows or hides. */
export const may = (actor: Actor, action: Action): boolean => can(actor.role, action) && scopeAllows(actor.scopes, action);

function outOfScope(action: Action): AppError {
  const needed = scopeOf(action);
  const advice = needed === null ? "No token may do this: sign in." : `This token lacks the scope ${needed}. Use one that has it.`;
  return new AppError("FORBIDDEN", advice, { code: needed === null ? "SESSION_REQUIRED" : "SCOPE_MISSING" });
}

/** Someone is signed in and may use the product. */
export function signedIn(ctx: AppContext): Actor {
  const actor = someone(ctx);
  if (actor.passwordDue) throw new AppError("FORBIDDEN", "Choose a password of your own first.", { code: "PASSWORD_CHANGE_REQUIRED" });
  return actor;
}

/** Someone is signed in by session, perhaps still with a one-time password; for the account's own verbs. */
export function sessionHolder(ctx: AppContext): Actor {
  const actor = someone(ctx);
  if (actor.scopes) throw new AppError("FORBIDDEN", "No token may do this: sign in.", { code: "SESSION_REQUIRED" });
  return actor;
}

function someone(ctx: AppContext): Actor {
  if (!ctx.actor) throw new AppError("UNAUTHENTICATED", "Your session has ended. Sign in again; what you typed is kept.");
  return ctx.actor;
}

const IN_WORDS: Partial<Record<Action, string>> = {
  "assessment.create": "create assessments",
  "assessment.edit": "change assessments",
  "assessment.archive": "archive assessments",
  "document.upload": "add documents",
  "document.remove": "remove documents",
  "run.start": "start a run",
  "gap.answer": "answer gaps",
  "flag.decide": "confirm or dismiss flags",
  "indicator.override": "override levels",
  "report.create": "make reports",
  "job.submit": "submit jobs",
  "job.cancel": "cancel jobs",
  "model.manage": "manage the language model",
  "token.manage": "make tokens",
  "webhook.manage": "change webhooks",
  "schedule.manage": "change schedules",
  "prompt.read": "see prompts",
  "prompt.preview": "preview prompts",
  "prompt.edit": "change prompts",
  "prompt.label": "move a prompt's labels",
  "user.manage": "manage users",
};
