"use client";

import { trpc } from "@/trpc/client";
import { faultOf } from "@/ui/fault";
import { FieldError, RadioGroup } from "@/ui/field";
import { Glyph } from "@/ui/state/glyph";
import { t } from "./text";

type Choice = "yes" | "no" | "open";
const choiceOf = (answer: boolean | undefined): Choice => (answer === undefined ? "open" : answer ? "yes" : "no");
const answerOf = (choice: Choice): boolean | null => (choice === "open" ? null : choice === "yes");

/** The rubric's yes-or-no questions that decide which indicators apply. Each saves at once; a refusal puts the old answer back. `bare` = under a heading of its own, not folded. */
export function ConditionsScreen({ id, bare = false }: { id: string; bare?: boolean }) {
  const names = trpc.methodology.names.useQuery(undefined, { staleTime: Infinity });
  const assessment = trpc.assessments.get.useQuery({ id });
  const utils = trpc.useUtils();
  const save = trpc.assessments.setConditions.useMutation({
    onMutate: async ({ conditions }) => {
      await utils.assessments.get.cancel({ id });
      const before = utils.assessments.get.getData({ id });
      if (before) {
        const next = Object.entries({ ...before.conditions, ...conditions }).filter((pair): pair is [string, boolean] => pair[1] !== null);
        utils.assessments.get.setData({ id }, { ...before, conditions: Object.fromEntries(next) });
      }
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before) utils.assessments.get.setData({ id }, context.before);
    },
    // They also decide what is asked and what is a gap.
    onSettled: () => Promise.all([utils.assessments.get.invalidate({ id }), utils.gaps.list.invalidate({ assessmentId: id })]),
  });
  const questions = names.data?.conditions ?? [];
  const view = assessment.data;
  if (!view?.may.edit || questions.length === 0) return null;
  const answered = questions.filter((question) => view.conditions[question.id] !== undefined).length;
  const list = (
    <>
      {save.error ? <FieldError>{t.conditions.failed} {faultOf(save.error).message}</FieldError> : null}
      <ul>
        {questions.map((question) => (
          <li key={question.id} className="border-b border-line py-2.5">
            <RadioGroup<Choice>
              legend={question.question}
              name={`condition-${question.id}`}
              value={choiceOf(view.conditions[question.id])}
              options={[{ value: "yes", label: t.conditions.yes }, { value: "no", label: t.conditions.no }, { value: "open", label: t.conditions.open }]}
              onChange={(choice) => save.mutate({ id, conditions: { [question.id]: answerOf(choice) } })}
            />
          </li>
        ))}
      </ul>
    </>
  );
  if (bare) return list;
  return (
    <details className="group mt-8 max-w-[820px]">
      <summary className="flex min-h-8 items-center gap-2 border-t-[1.5px] border-ink pt-2.5">
        <Glyph name="right" className="transition-transform duration-100 group-open:rotate-90" />
        <span className="font-serif text-section font-semibold">{t.conditions.title}</span>
        <span className="text-second text-ink-2">{t.conditions.answered(answered, questions.length)}</span>
      </summary>
      <p className="mt-2 mb-3 text-ink-2">{t.conditions.lead}</p>
      {list}
    </details>
  );
}
