import type { z } from "zod";
import { conflict, invalid } from "@/domain/errors";
import { agoWords } from "@/domain/prompts/ago-words";
import { checkPrompt } from "@/domain/prompts/check-prompt";
import { normalPrompt, type PromptFields } from "@/domain/prompts/prompt";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type SavedPrompt, savePromptInput } from "../contract";
import type { TextFault } from "../file-contract";
import { holdPrompt } from "./access";
import { promptHash } from "./prompt-hash";
import { includesFor } from "./read-includes";
import { versionView } from "./read-prompts";
import { findPeople, findVersion, insertVersion, type VersionRecord } from "./store";
import { dropDraft } from "./store-drafts";
import { personOf } from "./to-view";

/**
 * Writes the next version and drops the actor's draft. Fields that say the same as the newest version make none.
 * @throws AppError INVALID, PROMPT_FAULT: a template has a fault, told with its place; CONFLICT, EDITED: a newer version than the writer saw
 */
export async function savePrompt(ctx: AppContext, input: z.input<typeof savePromptInput>): Promise<SavedPrompt> {
  const { slug, expectedLatest, fields: given, note } = savePromptInput.parse(input);
  return withTransaction(ctx, async (tx) => {
    const { actor, prompt } = await holdPrompt(tx, slug, "prompt.edit");
    const fields = normalPrompt(given);
    const hash = promptHash(fields);
    const newest = await findVersion(tx.db, prompt.id, prompt.latest);
    if (newest?.hash === hash) {
      await dropDraft(tx.db, prompt.id, actor.id);
      return { made: false, version: await versionView(tx, prompt, newest) };
    }
    if (newest && prompt.latest !== expectedLatest) throw await editedBy(tx, newest);
    await refuseFaults(tx, fields, slug);
    const number = prompt.latest + 1;
    const row = await insertVersion(tx.db, { promptId: prompt.id, number, authorId: actor.id, note, hash, fields, createdAt: tx.now() });
    await dropDraft(tx.db, prompt.id, actor.id);
    await audit(tx, "prompt.saved", { type: "prompt", id: prompt.id }, { slug, number, note, hash });
    return { made: true, version: await versionView(tx, { ...prompt, latest: number }, row) };
  });
}

async function editedBy(tx: AppContext, { number, authorId, author, note, createdAt }: VersionRecord) {
  const people = await findPeople(tx.db, [authorId]);
  const { name } = personOf(people, authorId, author);
  return conflict(`Edited by ${name} ${agoWords(createdAt, tx.now())}: version ${number}, “${note}”. Your text is kept as a draft. Compare the two, then save.`, { code: "EDITED", field: "expectedLatest" });
}

/** What keeps a prompt from being sent keeps it from being a version. */
export async function refuseFaults(ctx: AppContext, fields: PromptFields, slug: string): Promise<void> {
  const [fault, ...more] = await faultsOf(ctx, fields, slug);
  if (fault === undefined) return;
  const { field, line, column, message, suggestion, within } = fault;
  const where = line === null ? "" : `${within === null ? "" : `In the included prompt ${within}, `}line ${line}, column ${column}: `;
  const rest = more.length === 0 ? "" : ` ${more.length} more.`;
  throw invalid(`${where}${message}${suggestion === null ? "" : ` Did you mean ${suggestion}?`}${rest}`, { code: "PROMPT_FAULT", field: `fields.${field}` });
}

/** Everything that is wrong with a text as it would be saved here. */
export async function faultsOf(ctx: AppContext, fields: PromptFields, slug: string): Promise<TextFault[]> {
  const whole = (field: string, message: string): TextFault => ({ field, message, line: null, column: null, suggestion: null, within: null });
  if (fields.userTemplate.trim() === "") return [whole("userTemplate", "Write the user template: it is the question the model is asked.")];
  const known = ctx.ports.rubric.categories.map(({ id }) => id);
  const strangers = fields.categories.filter((id) => !known.includes(id)).map((id) => whole("categories", `The rubric has no category ${id}: it has ${known.join(", ")}.`));
  const written = checkPrompt(fields, await includesFor(ctx.db, fields), slug);
  return [...strangers, ...written.map(({ field, line, column, message, suggestion, within }) => ({ field, line, column, message, suggestion, within }))];
}
