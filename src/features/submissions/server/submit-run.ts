import { randomUUID } from "node:crypto";
import { conflict, invalid } from "@/domain/errors";
import { keyPlace } from "@/domain/jobs/idempotency";
import type { Recipe } from "@/domain/recipes/recipe";
import { worksOnNothing } from "@/domain/recipes/recipe-steps";
import { resolveConfig } from "@/domain/recipes/resolve-config";
import { readJob, submitJob } from "@/features/jobs/server";
import { prepareRecipe } from "@/features/recipes/server";
import { endpointForUrl } from "@/features/webhooks/server";
import { audit } from "@/kernel/audit";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { withSharedTransaction, withTransaction } from "@/kernel/transaction";
import { submitInput, type SubmitInput, type SubmittedView } from "../contract";
import { bodyHash } from "./body-hash";
import { claimKey, type HeldKey, type KeyClaim, nameOfPlace } from "./store";
import { toSubmissionView } from "./to-view";

/** Runs a text as it stands, when no recipe is named. */
const PROMPT_RECIPE = "prompt";
/** jobs.md section 4: keys live a day unless the call says otherwise, seconds. */
const KEY_TTL_SEC = 86_400;

export interface Submitted {
  run: SubmittedView;
  /** The key had been used for the same request: this is its run, and nothing new was started. */
  replayed: boolean;
}

export interface SubmitTerms {
  /** Nobody waits for this one: the template may refuse that. */
  background?: boolean;
}

/**
 * Starts a recipe, exactly once per idempotency key.
 * @throws AppError INVALID with UNKNOWN_RECIPE, UNKNOWN_CONFIG, INPUT, KEY_…, IDEMPOTENCY_MISMATCH; CONFLICT with
 * JOB_DISABLED, BACKGROUND_DISABLED, STATE or WEBHOOK_…; NOT_FOUND for rows that are not the actor's
 */
export async function submitRun(ctx: AppContext, input: SubmitInput, { background = false }: SubmitTerms = {}): Promise<Submitted> {
  const actor = authorize(ctx, "job.submit");
  const body = submitInput.parse(input);
  const recipe = recipeOf(ctx, body.recipeName ?? PROMPT_RECIPE, background);
  const config = resolveConfig(recipe, body.config ?? body.recipeConfig);
  const { job } = recipe.runtime;
  const timeout = body.timeout ?? job.timeoutSec;
  const webhookUrl = body.webhookUrl ?? job.webhookUrl ?? undefined;
  const place = keyPlace({ key: body.idempotencyKey, scope: body.idempotencyScope, sessionId: body.sessionId, templateScope: job.idempotencyScope });
  const jobId = randomUUID();
  const claim: KeyClaim | null = place && {
    ...place, jobId, ownerId: actor.id, recipe: recipe.name,
    bodyHash: bodyHash({ recipe: recipe.name, prompt: body.prompt, input: body.input, config, timeout, webhookUrl }),
    expiresAt: new Date(ctx.now().getTime() + (body.idempotencyTtlSec ?? KEY_TTL_SEC) * 1000),
  };

  const write = async (tx: AppContext): Promise<Submitted> => {
    const held = claim && (await claimKey(tx.db, claim, tx.now()));
    if (claim && held) return replay(tx, claim, held);
    const webhook = webhookUrl === undefined ? null : await endpointForUrl(tx, actor.id, webhookUrl);
    const { submitted, recipe: name, ...work } = await prepareRecipe(tx, recipe, { input: body.input, prompt: body.prompt });
    const row = await submitJob(tx, {
      ...work, id: jobId, recipe: name ?? undefined, timeoutSec: timeout, sessionId: body.sessionId,
      extras: { config, metadata: body.metadata, webhookUrl: webhook?.url, idempotencyKey: body.idempotencyKey },
    });
    await submitted(tx, jobId);
    await audit(tx, "job.submit", { type: "job", id: jobId }, { recipe: recipe.name });
    const run = toSubmissionView(row);
    return { run: webhook?.secret === undefined ? run : { ...run, webhookSecret: webhook.secret }, replayed: false };
  };
  // A webhook's owner, an assessment and a document are held until the end: nobody else's submission waits with them.
  if (webhookUrl !== undefined || !worksOnNothing(recipe)) return withTransaction(ctx, write);
  return withSharedTransaction(ctx, claim ? nameOfPlace(claim) : jobId, write);
}

function recipeOf(ctx: AppContext, name: string, background: boolean): Recipe {
  const recipe = ctx.ports.recipes.find(name);
  if (!recipe) {
    const names = ctx.ports.recipes.list().map((one) => one.name).join(", ");
    throw invalid(`There is no recipe "${name}". There are: ${names}.`, { code: "UNKNOWN_RECIPE", field: "recipeName" });
  }
  if (!recipe.runtime.job.enabled) throw conflict(`The recipe ${name} is switched off in its template (runtime.job.enabled).`, { code: "JOB_DISABLED" });
  if (background && !recipe.runtime.background.enabled)
    throw conflict(`The recipe ${name} may not run in the background (runtime.background.enabled). Submit it and wait for it.`, { code: "BACKGROUND_DISABLED" });
  return recipe;
}

async function replay(ctx: AppContext, claim: KeyClaim, held: HeldKey): Promise<Submitted> {
  if (held.bodyHash !== claim.bodyHash)
    throw invalid("This idempotencyKey was used for another request. Use a new key, or send the same request again.", { code: "IDEMPOTENCY_MISMATCH", field: "idempotencyKey" });
  return { run: toSubmissionView(await readJob(ctx, { id: held.jobId })), replayed: true };
}

