"use client";

import { useState } from "react";
import type { IndicatorResult } from "@/domain/risk/assessed";
import type { LevelId } from "@/domain/risk/rubric";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, FieldError, TextArea } from "@/ui/field";
import { LevelChip } from "@/ui/level/level-chip";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { REASON_MAX, type OverridePreview } from "../contract";
import type { NameBook } from "./name-book";
import { overrideText as text } from "./text";

interface Content {
  level: LevelId;
  reason: string;
  evidence: string | null;
}

/** Four levels, each with what it does to category and total before it is saved; a reason that is printed; what it rests on. */
export function OverrideDialog({ assessmentId, runId, indicator, book, busy, error, onClose, onSave }: {
  assessmentId: string;
  runId: string;
  indicator: IndicatorResult;
  book: NameBook;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onSave: (content: Content) => void;
}) {
  const standing = indicator.override;
  const preview = trpc.runs.previewOverride.useQuery({ assessmentId, runId, indicator: indicator.id });
  const [level, setLevel] = useState<LevelId | null>(standing?.level ?? null);
  const [reason, setReason] = useState(standing?.reason ?? "");
  const [evidence, setEvidence] = useState(standing?.evidence ?? "");
  const [tried, setTried] = useState(false);
  const fault = error ? faultOf(error) : null;
  const save = (): void => {
    setTried(true);
    if (level !== null && reason.trim() !== "") onSave({ level, reason: reason.trim(), evidence: evidence.trim() === "" ? null : evidence.trim() });
  };
  const computed = standing?.computed ?? indicator;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={text.dialog.title(`${book.code(indicator.id)} ${book.indicator(indicator.id).name}`)}
      description={text.dialog.body(computedWords(computed))}
      actions={
        <>
          <Button onClick={onClose}>{en.dialog.cancel}</Button>
          <Button tone="primary" busy={busy} onClick={save}>{busy ? text.dialog.saving : text.dialog.save}</Button>
        </>
      }
    >
      <div className="mt-3 space-y-3">
        {fault ? (
          <Notice tone="error">
            <p>{fault.message}</p>
            {standing && fault.code === "STALE_FORM" ? <p className="mt-1">{text.dialog.theirs(en.level[standing.level], standing.decidedBy)} “{standing.reason}”</p> : null}
          </Notice>
        ) : null}
        <LevelChoice value={level} onChange={setLevel} preview={preview.data ?? null} categoryName={book.category(indicator.category)} />
        {preview.error ? <p className="text-second text-ink-2">{faultOf(preview.error).message}</p> : null}
        {tried && level === null ? <FieldError>{text.dialog.noLevel}</FieldError> : null}
        <Field label={text.dialog.reason} hint={text.dialog.reasonHint} error={tried && reason.trim() === "" ? text.dialog.noReason : undefined}>
          {(control) => <TextArea {...control} value={reason} maxLength={REASON_MAX} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Field label={text.dialog.evidence} optional hint={text.dialog.evidenceHint}>
          {(control) => <TextArea {...control} rows={2} value={evidence} maxLength={REASON_MAX} onChange={(event) => setEvidence(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  );
}

/** "High, 70", or that there is no evidence for a score. */
export function computedWords({ level, evidenced }: { level: LevelId | null; evidenced: number | null }): string {
  if (evidenced === null) return text.nothing;
  return level === null ? text.thin(evidenced) : `${en.level[level]}, ${evidenced}`;
}

function LevelChoice({ value, onChange, preview, categoryName }: { value: LevelId | null; onChange: (level: LevelId) => void; preview: OverridePreview | null; categoryName: string }) {
  const LEVELS: readonly LevelId[] = ["LOW", "MODERATE", "HIGH", "CRITICAL"];
  return (
    <fieldset>
      <legend className="mb-0.5 font-semibold">{text.dialog.level}</legend>
      <div className="border-t border-line">
        {LEVELS.map((level) => {
          const effect = preview?.levels.find((each) => each.level === level) ?? null;
          const barred = effect?.allowed === false;
          return (
            <label key={level} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line py-1">
              <input type="radio" name="override-level" value={level} checked={value === level} disabled={barred} onChange={() => onChange(level)} className="size-[18px] flex-none accent-accent" />
              <span className="min-w-[104px]"><LevelChip level={level} column /></span>
              <span className="text-second text-ink-2">{barred ? text.dialog.barred : effect && preview ? effectWords(effect, preview, categoryName) : ""}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function effectWords(effect: OverridePreview["levels"][number], { now }: OverridePreview, categoryName: string): string {
  return `${text.dialog.moves(categoryName, now.category.evidenced, effect.category.evidenced)}, ${text.dialog.moves(text.dialog.total, now.overall.evidenced, effect.overall.evidenced)}`;
}
