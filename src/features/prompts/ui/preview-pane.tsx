"use client";

import { useState } from "react";
import type { ComposedPrompt } from "@/domain/prompts/compose-prompt";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import { ANALYST_SECTIONS } from "@/domain/prompts/prompt";
import { placesInJson } from "@/domain/prompts/template/json-places";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import { sampleOf } from "@/domain/prompts/catalogue";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError } from "@/ui/field";
import { Segments } from "@/ui/segments";
import type { PreviewVersionInput, PromptView } from "../contract";
import { AnswerComparison } from "./answer-comparison";
import { BesideChoice, besideOf, NOTHING_BESIDE } from "./beside-choice";
import { ComposedView } from "./composed-view";
import { OutputView } from "./output-view";
import { type InputChoice, inputsOf } from "./preview-choice";
import { PreviewInputs } from "./preview-inputs";
import { t } from "./text";
import type { Editor } from "./use-editor";

interface Started {
  jobId: string;
  title: string;
}

/** What the text makes, and what a model says to it; two versions or two models beside each other are two jobs. */
export function PreviewPane({ view, editor, composed, faulty, onVariables }: { view: PromptView; editor: Editor; composed: ComposedPrompt; faulty: boolean; onVariables: (values: TemplateValues | null) => void }) {
  const { fields } = editor;
  const [shown, setShown] = useState<"composed" | "output">("composed");
  const [choice, setChoice] = useState<InputChoice>(() => ({ kind: "sample", pasted: JSON.stringify(sampleOf(fields.section), null, 2), values: sampleOf(fields.section), assessmentId: "", runId: "", category: "", documentId: "" }));
  const [beside, setBeside] = useState(NOTHING_BESIDE);
  const { started, start, busy, error } = usePreviews(view.slug);
  const on = inputsOf(choice);
  const run = async (): Promise<void> => {
    if (on === null) return;
    setShown("output");
    const own: PreviewVersionInput = editor.dirty ? { slug: view.slug, fields, on } : { slug: view.slug, number: view.latest, on };
    const wanted = [{ title: editor.dirty ? t.yourText : t.version(view.latest), input: own }];
    const other = besideOf(beside, view, own);
    if (other) wanted.push(other);
    await start(wanted);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <Segments label={t.preview} value={shown} onChange={setShown} options={[{ value: "composed", label: t.composed }, { value: "output", label: t.output }]} />
        <PreviewInputs section={fields.section} choice={choice} onChange={setChoice} onVariables={onVariables} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
        <BesideChoice view={view} beside={beside} onChange={setBeside} />
        <span className="flex-1" />
        <Button size="sm" disabled={faulty || on === null || (view.latest === 0 && !editor.dirty)} busy={busy} onClick={() => void run()}>{t.run}</Button>
      </div>
      {error ? <FieldError>{faultOf(error).message}</FieldError> : null}
      {shown === "composed" ? (
        <div className="mt-3">
          <p className="mb-1.5 text-second text-ink-2">{t.composedOn[choice.kind]}</p>
          {composed.faults.length > 0 && !faulty ? <ul className="mb-2">{composed.faults.map((fault) => <li key={`${fault.field} ${fault.line} ${fault.column} ${fault.name}`} className="text-second text-danger">{labelOfField(fault.field)}, {t.place(fault.line, fault.column)}: {fault.message}</li>)}</ul> : null}
          <ComposedView parts={composed.parts} />
          {ANALYST_SECTIONS.includes(fields.section) ? <p className="mt-2 text-second text-ink-2">{t.asRun}</p> : null}
          {composed.unused.length > 0 ? <p className="mt-2 text-second [overflow-wrap:anywhere] text-ink-2">{t.unused(composed.unused, choice.kind === "variables" ? placesInJson(choice.pasted) : undefined)}</p> : null}
        </div>
      ) : started.length === 0 ? (
        <p className="mt-3 text-ink-2">{t.noAnswerYet}</p>
      ) : (
        <Answers slug={view.slug} started={started} />
      )}
    </>
  );
}

/** The answers as they are written, and once two are there what they say otherwise. */
function Answers({ slug, started }: { slug: string; started: readonly Started[] }) {
  const [outputs, setOutputs] = useState<Readonly<Record<string, string>>>({});
  const done = started.flatMap(({ jobId, title }) => (outputs[jobId] === undefined ? [] : [{ title, output: outputs[jobId] }]));
  const [first, second] = done;
  return (
    <>
      <div className={started.length > 1 ? "grid gap-x-5 split:grid-cols-2" : undefined}>
        {started.map(({ jobId, title }) => <OutputView key={jobId} slug={slug} jobId={jobId} title={title} onAnswer={(output) => setOutputs((known) => ({ ...known, [jobId]: output }))} />)}
      </div>
      {first && second ? <AnswerComparison first={second} second={first} /> : null}
    </>
  );
}

function usePreviews(slug: string) {
  const utils = trpc.useUtils();
  const [started, setStarted] = useState<readonly Started[]>([]);
  const preview = trpc.prompts.preview.useMutation();
  const start = async (wanted: readonly { title: string; input: PreviewVersionInput }[]): Promise<void> => {
    setStarted([]);
    const made = await Promise.all(wanted.map(async ({ title, input }) => ({ title, ...(await preview.mutateAsync(input)) }))).catch(() => null);
    if (made) setStarted(made);
    await utils.prompts.get.invalidate({ slug });
  };
  return { started, start, busy: preview.isPending, error: preview.error };
}
