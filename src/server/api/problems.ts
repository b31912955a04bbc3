/** Every code a program may meet in a problem+json answer of /api/v1: docs/api.md and the API page show this table. */
export interface ProblemRule {
  status: number;
  /** When it is answered; a whole sentence. */
  when: string;
  /** What the caller does about it. */
  advice: string;
}

const rule = (status: number, when: string, advice: string): ProblemRule => ({ status, when, advice });

export const PROBLEMS = {
  UNAUTHENTICATED: rule(401, "There is neither a token nor a session.", "Send `Authorization: Bearer <personal token>`."),
  TOKEN_MALFORMED: rule(401, "The Authorization header begins with Bearer and goes on wrongly.", "Send the word Bearer, one space and the token."),
  TOKEN_UNKNOWN: rule(401, "No such token was ever made here.", "Copy it again, or make one on the page Tokens."),
  TOKEN_EXPIRED: rule(401, "The token's time is over.", "Make a new one."),
  TOKEN_REVOKED: rule(401, "The token was revoked.", "Make a new one."),
  FORBIDDEN: rule(403, "The role of the token's owner may not do this.", "Ask an administrator for another role."),
  SCOPE_MISSING: rule(403, "The token lacks the scope that is named.", "Use a token that has it."),
  PASSWORD_CHANGE_REQUIRED: rule(403, "The token's owner has a password that somebody else gave.", "Sign in once and choose a password of your own."),
  CROSS_SITE: rule(403, "A page of another site sent the request.", "Call from a server, or from this site."),
  NOT_FOUND: rule(404, "There is no such row, or it is someone else's.", "Check the id."),
  METHOD_NOT_ALLOWED: rule(405, "The address exists and does not take this method; Allow names those it takes.", "Use one of them."),
  NOT_ENDED: rule(409, "The run has not ended; its result or its deletion is asked for.", "Wait (Retry-After), or cancel it first."),
  NOT_FAILED: rule(409, "Only a failed or cancelled run can be retried.", "Submit a new one."),
  NOT_RETRYABLE: rule(409, "The run failed for a reason that the same input meets again.", "Correct what the advice names, then submit anew."),
  RECIPE_GONE: rule(409, "The recipe of a run that is to be retried is not installed any more.", "Submit to another recipe, or ask its owner."),
  INTERNAL: rule(500, "Something failed on our side; nothing was saved half.", "Send it again; if it stays, tell an administrator the requestId."),
  DISK_FULL: rule(503, "There is no room left for files; nothing was saved.", "Ask an administrator to make room, then send it again."),
  DATABASE_DOWN: rule(503, "The database does not answer.", "Wait as long as Retry-After says and send it again; what was saved is safe."),
  BACKGROUND_DISABLED: rule(409, "The recipe's template does not let it run as a background task.", "Submit it without Prefer: respond-async, and wait for it."),
  JOB_DISABLED: rule(409, "The recipe's template says enabled: false.", "Use another recipe, or ask its owner."),
  STATE: rule(409, "The assessment or document is in a state that does not allow this, such as being analysed already.", "Follow the run that holds it, then try again."),
  PROMPT_UNUSABLE: rule(409, "The recipe asks with a prompt of the prompt desk that is not there, is archived, has no version with the label, or has a fault.", "Ask an administrator to mend the prompt, or to set its label."),
  WEBHOOK_EXISTS: rule(409, "You have a webhook for this address.", "Change that one, or rotate its secret."),
  WEBHOOK_LIMIT: rule(409, "You have 20 webhooks, the most there may be.", "Delete one you do not need."),
  WEBHOOK_DISABLED: rule(409, "The webhook is disabled.", "Enable it, then try again."),
  DELIVERY_RUNNING: rule(409, "The message is being sent already.", "Look at its attempts in a moment."),
  SCHEDULE_DISABLED: rule(409, "The recipe's template allows no schedules.", "Submit it as a run, or use another recipe."),
  TOO_MANY: rule(409, "You have 100 schedules, the most there may be.", "End one you do not need."),
  STALE_FORM: rule(409, "The row was changed since you read it.", "Read it again, then change it with its new version."),
  BUDGET: rule(409, "The month has cost what its limit allows.", "Raise maxCostUsd, or wait for the next month."),
  TOO_LARGE: rule(413, "A JSON body is larger than 1 MB, or a file than 25 MB (PDF) or 10 MB.", "Send ids, not documents; split the file."),
  EMPTY: rule(422, "An uploaded file has no bytes.", "Check the file and upload it again."),
  UPLOAD_CUT: rule(422, "Less of a file came than its length announced.", "Upload it again; nothing was kept."),
  TOO_MANY_FILES: rule(422, "The assessment holds as many files as it may.", "Remove one it does not need."),
  INVALID_JSON: rule(422, "The body is not JSON.", "Send one JSON object."),
  MISSING_FIELD: rule(422, "A field that is needed is not there.", "Add the field that is named."),
  UNKNOWN_FIELD: rule(422, "A field that does not exist was sent.", "Correct its name or leave it out."),
  WRONG_TYPE: rule(422, "A field has the wrong JSON type.", "Send the type that is named."),
  NOT_A_CHOICE: rule(422, "A field with fixed choices has another value or spelling.", "Use one of the choices that are named."),
  BAD_FORMAT: rule(422, "A text is not written as it should be: an id, a time, an address.", "Follow the example that is named."),
  TOO_LONG: rule(422, "A text or list has too many characters or items.", "Shorten it."),
  TOO_SHORT: rule(422, "A text or list is empty or too short.", "Fill it, or leave the field out."),
  OUT_OF_RANGE: rule(422, "A number is below or above what is allowed.", "Use a number within the bound that is named."),
  INVALID: rule(422, "Two fields do not go together, or a rule of the field itself is broken.", "Follow the sentence."),
  TWICE: rule(422, "One thing is said twice: both spellings of a field, a parameter repeated, or the key in header and body with two values.", "Leave one of them out."),
  UNKNOWN_RECIPE: rule(422, "No recipe has this name here.", "Use one that is named, or GET /api/v1/recipes."),
  UNKNOWN_CONFIG: rule(422, "The recipe has no such setting.", "Use the settings that are named."),
  INPUT: rule(422, "The input does not fit the recipe's own schema.", "Correct the path that is named."),
  KEY_MISSING: rule(422, "An idempotency scope was given without a key.", "Send idempotencyKey, or leave the scope out."),
  KEY_WITHOUT_SCOPE: rule(422, "A key was given with the scope none.", "Leave one of the two out."),
  SESSION_MISSING: rule(422, "The scope session was given without a sessionId.", "Send sessionId, or use the scope global."),
  IDEMPOTENCY_MISMATCH: rule(422, "The key was used for another request.", "Use a new key for a new request."),
  CADENCE: rule(422, "The cadence is none that is known; six-field cron is not.", "Use hourly, daily, weekly, */30m, */6h, 90s or five-field cron."),
  TIME_ZONE: rule(422, "No place has this time zone.", "Use a name like Africa/Nairobi, or UTC."),
  INVALID_EVENT_ID: rule(422, "Last-Event-ID, or ?after=, is not the number of an event.", "Send the id of the last event you have seen, or nothing."),
  WEBHOOK_URL_UNREADABLE: rule(422, "A webhook's address is not an absolute address.", "Write it like https://bank.example.org/hooks."),
  WEBHOOK_URL_TOO_LONG: rule(422, "A webhook's address is longer than 2,000 characters once it is encoded.", "Shorten it."),
  WEBHOOK_URL_SCHEME: rule(422, "A webhook's address does not begin with https.", "Give your receiver a certificate and use https."),
  WEBHOOK_URL_USERINFO: rule(422, "A webhook's address carries a user name or password.", "Leave them out and check the signature."),
  WEBHOOK_URL_PORT: rule(422, "A webhook's address names a port that is not allowed.", "Use one that is named."),
  WEBHOOK_URL_HOST: rule(422, "A webhook's host is not a name on the public internet.", "Use a public name."),
  WEBHOOK_URL_ADDRESS: rule(422, "A webhook's host is a private, local or reserved address.", "Use a public one."),
  BAD_CURSOR: rule(422, "The cursor is not one that a page gave.", "Begin again without it."),
  RATE_LIMITED: rule(429, "Something was asked for too often.", "Wait as long as Retry-After says."),
} as const satisfies Record<string, ProblemRule>;

export type ProblemCode = keyof typeof PROBLEMS;
