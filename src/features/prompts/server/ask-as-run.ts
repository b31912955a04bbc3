import type { ModelAnswer, ModelCall, PromptBlock } from "@/domain/ports/model-client";
import type { PromptPreview } from "../contract";
import { answered, type Asking, streamCall, unanswered } from "./answer-prompt";
import type { ReadyQuestion } from "./ready-question";

/** Characters of one block that a result shows; all of it is sent. */
const MOST_SHOWN = 200_000;

/** Puts a run's question, streamed; an answer that does not fit is asked for once more, as a run does. */
export async function askAsRun(question: ReadyQuestion, { modelId, ...asking }: Omit<Asking, "settings"> & { modelId?: string }): Promise<PromptPreview> {
  const { purpose, signal, model, say } = asking;
  const bare = { ...question.call, settings: { ...question.call.settings, modelId: modelId ?? question.call.settings.modelId } };
  const call: ModelCall = { ...bare, signal, purpose: { ...bare.purpose, ...purpose } };
  const sent = sentOf(question, call);
  const notes = (preview: PromptPreview): PromptPreview => ({ ...preview, note: [preview.note, ...question.notes].filter((note) => note !== "").join(" ") });
  if (model === null) return notes(unanswered(sent));
  const answers: ModelAnswer[] = [await streamCall(model, call, say)];
  const mended = answers[0] ? question.mend(answers[0]) : null;
  if (mended) {
    await say(AGAIN);
    answers.push(await streamCall(model, { ...call, turns: mended.call.turns }, say));
  }
  return notes(answered(answers, { ...sent, asRun: { ...sent.asRun, mended: mended?.fault ?? null } }));
}

/** Between the two answers of one preview, where it is followed as it is written. */
const AGAIN = "\n\n— It does not fit and is asked for once more. —\n\n";

function sentOf({ run, about, unusedVariables, leftOut }: ReadyQuestion, { system, turns, schema, settings }: ModelCall) {
  const blocks = turns.flatMap(({ role, content }) => content.map((block) => ({ role, ...block })));
  return {
    system: shown(system.map(({ text }) => text).join("\n\n")), turns: blocks.map(({ role, text }) => ({ role, text: shown(text) })), unusedVariables, leftOut,
    asRun: {
      run, about, schema: schema?.name ?? "", maxTokens: settings.maxTokens, mended: null as string | null,
      cachePoints: { system: system.some(isMarked), turns: blocks.flatMap((block, at) => (isMarked(block) ? [at] : [])) },
    },
  };
}

const isMarked = ({ cachePoint }: PromptBlock): boolean => cachePoint === true;
const shown = (text: string): string => (text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}\n[${text.length - MOST_SHOWN} more characters of this block are sent and not shown.]`);
