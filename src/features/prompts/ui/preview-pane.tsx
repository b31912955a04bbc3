"use client";

import { useState } from "react";
import type { ComposedPrompt } from "@/domain/prompts/compose-prompt";
import { ANALYST_SECTIONS } from "@/domain/prompts/prompt";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import { sampleOf } from "@/domain/prompts/catalogue";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { faultOf } from "@/ui/fault";
import { FieldError, NativeSelect, TextInput } from "@/ui/field";
import { Segments } from "@/ui/segments";
import type { PreviewVersionInput, PromptView } from "../contract";
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
  const [choice, setChoice] = useState<InputChoice>(() => ({ kind: "sample", pasted: JSON.stringify(sampleOf(fields.section), null, 2), values: sampleOf(fields.section), assessmentId: "", category: "" }));
  const [beside, setBeside] = useState("");
  const [otherModel, setOtherModel] = useState("");
  const { started, start, busy, error } = usePreviews(view.slug);
  const on = inputsOf(choice);
  const run = async (): Promise<void> => {
    if (on === null) return;
    setShown("output");
    const own: PreviewVersionInput = editor.dirty ? { slug: view.slug, fields, on } : { slug: view.slug, number: view.latest, on };
    const wanted = [{ title: editor.dirty ? t.yourText : t.version(view.latest), input: own }];
    if (beside === "model" && otherModel !== "") wanted.push({ title: otherModel, input: { ...own, modelId: otherModel } });
    else if (/^\d+$/.test(beside)) wanted.push({ title: t.version(Number(beside)), input: { slug: view.slug, number: Number(beside), on } });
    await start(wanted);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <Segments label={t.preview} value={shown} onChange={setShown} options={[{ value: "composed", label: t.composed }, { value: "output", label: t.output }]} />
        <PreviewInputs section={fields.section} choice={choice} onChange={setChoice} onVariables={onVariables} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
        <label className="flex items-center gap-1.5 text-second font-semibold text-ink-3">
          {t.compareWith}
          <NativeSelect quiet className="font-normal" value={beside} onChange={(event) => setBeside(event.target.value)}>
            <option value="">{t.alone}</option>
            {Array.from({ length: Math.min(view.latest, 20) }, (_, index) => view.latest - index).map((number) => <option key={number} value={number}>{t.besideVersion(number)}{number === view.production ? `, ${t.word.production}` : ""}</option>)}
            <option value="model">{t.otherModel}</option>
          </NativeSelect>
        </label>
        {beside === "model" ? <TextInput aria-label={t.otherModelId} placeholder={t.otherModelId} className="w-[180px]!" value={otherModel} maxLength={200} onChange={(event) => setOtherModel(event.target.value.trim())} /> : null}
        <span className="flex-1" />
        <Button size="sm" disabled={faulty || on === null || (view.latest === 0 && !editor.dirty)} busy={busy} onClick={() => void run()}>{t.run}</Button>
      </div>
      {error ? <FieldError>{faultOf(error).message}</FieldError> : null}
      {shown === "composed" ? (
        <div className="mt-3">
          <p className="mb-1.5 text-second text-ink-2">{t.composedOn[choice.kind]}</p>
          {composed.faults.length > 0 && !faulty ? <ul className="mb-2">{composed.faults.map((fault) => <li key={`${fault.field} ${fault.line} ${fault.column} ${fault.name}`} className="text-second text-danger">{fault.field}, {t.place(fault.line, fault.column)}: {fault.message}</li>)}</ul> : null}
          <ComposedView parts={composed.parts} />
          {ANALYST_SECTIONS.includes(fields.section) ? <p className="mt-2 text-second text-ink-2">{t.runDiffers}</p> : null}
          {composed.unused.length > 0 ? <p className="mt-2 text-second [overflow-wrap:anywhere] text-ink-2">{t.unused(composed.unused.join(", "))}</p> : null}
        </div>
      ) : started.length === 0 ? (
        <p className="mt-3 text-ink-2">{t.noAnswerYet}</p>
      ) : (
        <div className={started.length > 1 ? "grid gap-x-5 split:grid-cols-2" : undefined}>{started.map(({ jobId, title }) => <OutputView key={jobId} slug={view.slug} jobId={jobId} title={title} />)}</div>
      )}
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
