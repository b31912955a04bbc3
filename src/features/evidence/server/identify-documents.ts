import { createHash } from "node:crypto";
import type { AppContext } from "@/kernel/context";
import type { AskOptions } from "./ask-categories";
import { askQueue, NO_QUESTION, type Round } from "./ask-queue";
import { contentHash, readingGround } from "./reading-ground";
import { adoptIdentities, dropIdentities, findIdentities, keepIdentity } from "./store-identities";

/**
 * Asks the model what each document of the run is, where admins have put a prompt for that into production. An answer belongs to
 * the document's words: this assessment's earlier runs are asked first, and only what none of them knows is asked of the model.
 * Without such a prompt the run has no such answers, whatever an earlier attempt had left.
 */
export async function identifyDocuments(ctx: AppContext, runId: string, options: AskOptions): Promise<Round> {
  const { rubric, analyst } = ctx.ports;
  const { run, documents, firm } = await readingGround(ctx, runId);
  if (documents.length === 0) return NO_QUESTION;
  const request = { rubric, documents, firm, asOf: run.asOf, jobId: options.jobId, prompts: options.prompts, signal: options.signal };
  const identifier = (await analyst.identifier?.(request)) ?? null;
  const ground = identifier && createHash("sha256").update(identifier.key).digest("hex");
  await dropIdentities(ctx.db, runId, ground);
  if (identifier === null || ground === null) return NO_QUESTION;
  const contents = new Map(documents.map((document) => [contentHash(document), document]));
  await adoptIdentities(ctx.db, run, ground, [...contents.keys()]);
  const known = new Set((await findIdentities(ctx.db, runId)).map(({ content }) => content));
  const wanted = [...contents].filter(([content]) => !known.has(content));
  let done = known.size;
  // The first goes alone: the others read the list of kinds from the cache it writes.
  return askQueue(wanted, wanted.length > 1, async ([content, { id, name }]) => {
    await options.progress(done, contents.size, name);
    const { said, account } = await identifier.identify(id);
    await keepIdentity(ctx.db, runId, ground, { content, said, account }, ctx.now());
    done += 1;
  });
}
