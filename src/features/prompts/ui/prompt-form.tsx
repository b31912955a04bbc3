"use client";

import type { RefObject } from "react";
import { type FieldFault, type TemplateField as TemplateName, templateOf } from "@/domain/prompts/compose-prompt";
import { PROMPT_LIMITS as MOST, type PromptFields } from "@/domain/prompts/prompt";
import { Disclosure } from "./disclosure";
import { ExampleList } from "./example-list";
import { ModelFields } from "./model-fields";
import { PlaceFields } from "./place-fields";
import { controlOf, withTemplate } from "./template-fields";
import { TemplateField } from "./template-field";
import { t } from "./text";
import { VariableList } from "./variable-list";

/** Every field of a prompt. What is written is checked as it is typed, and kept. */
export function PromptForm({ fields, onChange, faults, caretRef }: {
  fields: PromptFields;
  onChange: (fields: PromptFields) => void;
  faults: readonly FieldFault[];
  /** Where a variable is put in: the template that was written in last, and the place in it. */
  caretRef: RefObject<{ field: TemplateName; at: number }>;
}) {
  const template = (field: TemplateName, label: string, most: number, lines: number, hint?: string) => (
    <TemplateField
      field={field} label={label} hint={hint} most={most} lines={lines} faults={faults} value={templateOf(fields, field)}
      onChange={(value) => onChange(withTemplate(fields, field, () => value))} onPlace={(at) => { caretRef.current = { field, at }; }}
    />
  );
  const insert = (name: string): void => {
    const { field, at } = caretRef.current;
    const tag = `{{${name}}}`;
    onChange(withTemplate(fields, field, (text) => text.slice(0, at) + tag + text.slice(at)));
    caretRef.current = { field, at: at + tag.length };
    document.getElementById(controlOf(field))?.focus();
  };
  const faultIn = (...names: string[]): boolean => faults.some(({ field }) => names.includes(field));
  return (
    <>
      <Disclosure title={t.nameAndPlace} open={fields.userTemplate === ""}><PlaceFields fields={fields} onChange={onChange} /></Disclosure>
      {template("systemPrompt", t.instruction, MOST.body, 5, t.instructionHint)}
      {template("userTemplate", t.userTemplate, MOST.body, 8, t.userHint)}
      <VariableList section={fields.section} onInsert={insert} />
      <div className="grid gap-x-4 wide:grid-cols-2">
        {template("tone", t.tone, MOST.short, 2)}
        {template("outputFormat", t.outputFormat, MOST.part, 2)}
      </div>
      <ExampleList examples={fields.fewShot} onChange={(fewShot) => onChange({ ...fields, fewShot })} />
      <Disclosure title={t.context} open={faultIn("context.persona", "context.sources", "context.constraints", "context.guardrails")}>
        {template("context.persona", t.persona, MOST.part, 2)}
        {template("context.sources", t.sources, MOST.part, 2)}
        {template("context.constraints", t.constraints, MOST.part, 2)}
        {template("context.guardrails", t.guardrails, MOST.part, 2)}
      </Disclosure>
      <Disclosure title={t.model}><ModelFields section={fields.section} model={fields.model} onChange={(model) => onChange({ ...fields, model })} /></Disclosure>
    </>
  );
}
