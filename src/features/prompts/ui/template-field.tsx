"use client";

import { clsx } from "clsx";
import type { FieldFault } from "@/domain/prompts/compose-prompt";
import { markTemplate } from "@/domain/prompts/template/mark-template";
import { CONTROL, Field } from "@/ui/field";
import { controlOf } from "./template-fields";
import { t } from "./text";

const TEXT = "col-start-1 row-start-1 min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere] font-mono! text-[13px]! leading-5! max-wide:text-[16px]! max-wide:leading-6!";

/** A template with its variables coloured: the coloured copy lies under the field and gives it its height. */
export function TemplateField({ field, label, hint, value, most, faults, lines, onChange, onPlace }: {
  field: string;
  label: string;
  hint?: string;
  value: string;
  most: number;
  faults: readonly FieldFault[];
  /** Least height. */
  lines: number;
  onChange: (value: string) => void;
  /** Where the caret is, for putting a variable in. */
  onPlace: (at: number) => void;
}) {
  const own = faults.filter((fault) => fault.field === field);
  return (
    <Field label={label} hint={hint} id={controlOf(field)} className="mt-3">
      {(ids) => (
        <>
          <div className="grid" style={{ minHeight: lines * 20 + 14 }}>
            <div aria-hidden="true" className={clsx(CONTROL, TEXT, "pointer-events-none border-transparent!")}>
              {markTemplate(value, own).map((piece, index) => (
                <span
                  key={index}
                  className={clsx(
                    piece.kind === "tag" && "rounded-[3px] bg-accent-wash text-accent",
                    piece.kind === "fault" && "rounded-[3px] bg-danger-wash text-danger underline decoration-wavy decoration-1 underline-offset-3",
                  )}
                >
                  {piece.text}
                </span>
              ))}
              {"\n"}
            </div>
            <textarea
              {...ids}
              aria-invalid={own.length > 0 || undefined}
              value={value}
              maxLength={most}
              spellCheck={false}
              className={clsx(CONTROL, TEXT, "resize-none overflow-hidden bg-transparent! caret-ink [-webkit-text-fill-color:transparent]")}
              onChange={(event) => {
                onPlace(event.target.selectionStart);
                onChange(event.target.value);
              }}
              onSelect={(event) => onPlace(event.currentTarget.selectionStart)}
            />
          </div>
          <span className="mt-1 block text-right text-second text-ink-3">{t.ofMax(value.length, most)}</span>
        </>
      )}
    </Field>
  );
}
