"use client";

import { type FewShotPair, PROMPT_LIMITS as MOST } from "@/domain/prompts/prompt";
import { Button } from "@/ui/button";
import { Field, TextArea } from "@/ui/field";
import { Disclosure } from "./disclosure";
import { t } from "./text";

/** Worked examples, each a question and the answer it should have had. Nothing in them is put in. */
export function ExampleList({ examples, onChange }: { examples: readonly FewShotPair[]; onChange: (examples: FewShotPair[]) => void }) {
  const change = (at: number, part: Partial<FewShotPair>): void => onChange(examples.map((example, index) => (index === at ? { ...example, ...part } : example)));
  return (
    <Disclosure title={t.examples} note={t.examplesSent(examples.length)}>
      {examples.map((example, index) => (
        <fieldset key={index} className="mt-2 border-l-2 border-line pl-3">
          <legend className="sr-only">{t.example(index + 1)}</legend>
          <div className="flex items-center gap-2"><b aria-hidden="true">{t.example(index + 1)}</b><span className="flex-1" /><Button size="sm" tone="bare" aria-label={`${t.remove}: ${t.example(index + 1)}`} onClick={() => onChange(examples.filter((_, at) => at !== index))}>{t.remove}</Button></div>
          <Field label={t.question}>{(ids) => <TextArea {...ids} rows={3} maxLength={MOST.part} className="font-mono text-small" value={example.input} onChange={(event) => change(index, { input: event.target.value })} />}</Field>
          <Field label={t.answer} className="mt-2">{(ids) => <TextArea {...ids} rows={3} maxLength={MOST.part} className="font-mono text-small" value={example.output} onChange={(event) => change(index, { output: event.target.value })} />}</Field>
        </fieldset>
      ))}
      {examples.length < MOST.fewShot ? <Button size="sm" className="mt-2" onClick={() => onChange([...examples, { input: "", output: "" }])}>{t.addExample}</Button> : null}
    </Disclosure>
  );
}
