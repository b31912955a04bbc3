"use client";

import type { FieldFault } from "@/domain/prompts/compose-prompt";
import { labelOfField } from "@/domain/prompts/diff/diff-prompts";
import { type PromptFields } from "@/domain/prompts/prompt";
import { Button } from "@/ui/button";
import { controlOf, withTemplate } from "./template-fields";
import { t } from "./text";

/** What keeps the text from being saved: each leads to its field, and a likely name is put in at a press. */
export function FaultList({ faults, fields, onChange }: { faults: readonly FieldFault[]; fields: PromptFields; onChange: (fields: PromptFields) => void }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="mb-3 rounded-control border-2 border-danger px-3 py-2 text-second">
      <p className="font-semibold text-danger">{t.faults(faults.length)}</p>
      <ul className="mt-1">
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.within} ${fault.line} ${fault.column} ${fault.name}`} className="flex flex-wrap items-center gap-x-2 py-0.5">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <a href={`#${controlOf(fault.field)}`} className="font-semibold text-danger underline" onClick={(event) => { event.preventDefault(); goTo(fault, fields); }}>
                {labelOfField(fault.field)}, {fault.within === null ? "" : `${t.within(fault.within)}, `}{t.place(fault.line, fault.column)}
              </a>
              : {fault.message}{fault.suggestion ? <> {t.didYouMean} <b>{fault.suggestion}</b>?</> : null}
            </span>
            {fault.suggestion && fault.within === null ? <Button size="sm" aria-label={`${t.replace}: ${fault.name} → ${fault.suggestion}`} onClick={() => onChange(repaired(fields, fault, fault.suggestion ?? ""))}>{t.replace}</Button> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

const indexOf = (text: string, { line, column }: FieldFault): number => text.split("\n").slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;

/** The suggested name in place of the written one, there and nowhere else. */
function repaired(fields: PromptFields, fault: FieldFault, name: string): PromptFields {
  return withTemplate(fields, fault.field, (text) => {
    const at = text.indexOf(fault.name, indexOf(text, fault));
    return at < 0 ? text : text.slice(0, at) + name + text.slice(at + fault.name.length);
  });
}

function goTo(fault: FieldFault, fields: PromptFields): void {
  const control = document.getElementById(controlOf(fault.field));
  if (!(control instanceof HTMLTextAreaElement)) return;
  control.closest("details")?.setAttribute("open", "");
  control.focus();
  let at = 0;
  withTemplate(fields, fault.field, (text) => {
    at = indexOf(text, fault);
    return text;
  });
  control.setSelectionRange(at, at);
}

