import { invalid } from "../errors";
import type { IdempotencyScope } from "../recipes/recipe";

export interface KeyWish {
  key?: string;
  scope?: IdempotencyScope;
  sessionId?: string;
  /** What the recipe's template says; "none" = nothing. */
  templateScope: IdempotencyScope;
}

/** Where a key counts. `sessionId` is empty for the scope "global". */
export interface KeyPlace {
  key: string;
  scope: "session" | "global";
  sessionId: string;
}

/**
 * Where this submission's key counts; null = it has none. The call's scope wins over the template's; a key with no
 * scope anywhere counts globally (jobs.md section 4).
 * @throws AppError INVALID with code KEY_WITHOUT_SCOPE, SESSION_MISSING or KEY_MISSING
 */
export function keyPlace({ key, scope: asked, sessionId, templateScope }: KeyWish): KeyPlace | null {
  if (key === undefined) {
    if (asked !== undefined && asked !== "none")
      throw invalid(`idempotencyScope "${asked}" needs an idempotencyKey.`, { code: "KEY_MISSING", field: "idempotencyKey" });
    return null;
  }
  const scope = asked ?? (templateScope === "none" ? "global" : templateScope);
  if (scope === "none")
    throw invalid('An idempotencyKey with idempotencyScope "none" says two things: leave one of them out.', { code: "KEY_WITHOUT_SCOPE", field: "idempotencyScope" });
  if (scope === "global") return { key, scope, sessionId: "" };
  if (sessionId === undefined)
    throw invalid('idempotencyScope "session" needs a sessionId.', { code: "SESSION_MISSING", field: "sessionId" });
  return { key, scope, sessionId };
}
