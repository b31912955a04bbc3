"use client";

import { useState, type FormEvent } from "react";
import type { ModelPrice } from "@/domain/model/price";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { faultOf } from "@/ui/fault";
import { Field, Joined, TextInput, Unit } from "@/ui/field";
import { Notice } from "@/ui/notice";
import { en } from "@/ui/text/en";
import { setPriceInput } from "../contract";
import { figureOf } from "./desk-words";
import { TOKEN_KINDS, type TokenKind } from "./spend-slices";
import { t } from "./text";

const FORM = "model-price";
const BLANK: Record<TokenKind, string> = { input: "", output: "", cacheRead: "", cacheWrite: "" };

const typedOf = ({ input, output, cacheRead, cacheWrite }: ModelPrice): Record<TokenKind, string> =>
  ({ input: String(input), output: String(output), cacheRead: String(cacheRead), cacheWrite: String(cacheWrite) });

/** One row of the price table; the model of a row that exists is its key and stays. */
export function PriceForm({ price, suggested, onClose }: { price: ModelPrice | null; suggested: string; onClose: () => void }) {
  const [model, setModel] = useState(price?.model ?? suggested);
  const [typed, setTyped] = useState(price ? typedOf(price) : BLANK);
  const [tried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const save = trpc.model.setPrice.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.model.desk.invalidate();
    },
  });
  const read = setPriceInput.safeParse({ model, input: figureOf(typed.input), output: figureOf(typed.output), cacheRead: figureOf(typed.cacheRead), cacheWrite: figureOf(typed.cacheWrite) });
  const issueOf = (field: string) => (tried ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (read.success) save.mutate(read.data);
  };
  return (
    <Dialog
      wide
      open
      onOpenChange={(open) => { if (!open) onClose(); }}
      title={price ? t.priceTitle.change : t.priceTitle.add}
      description={t.perMillion}
      actions={<><Button onClick={onClose}>{en.dialog.cancel}</Button><Button type="submit" form={FORM} tone="primary" busy={save.isPending}>{t.save}</Button></>}
    >
      <form id={FORM} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {save.error ? <Notice tone="error">{faultOf(save.error).message}</Notice> : null}
        <Field label={t.model} hint={price ? undefined : t.modelHint} error={issueOf("model")}>
          {(control) => <TextInput {...control} className="font-mono" autoComplete="off" spellCheck={false} readOnly={price !== null} value={model} onChange={(event) => setModel(event.target.value)} />}
        </Field>
        <div className="grid grid-cols-2 gap-4 max-wide:grid-cols-1">
          {TOKEN_KINDS.map((kind) => (
            <Field key={kind} label={t.priceFields[kind]} error={issueOf(kind)}>
              {(control) => (
                <Joined>
                  <Unit>{t.usd}</Unit>
                  <TextInput {...control} inputMode="decimal" autoComplete="off" value={typed[kind]} onChange={(event) => setTyped({ ...typed, [kind]: event.target.value })} />
                </Joined>
              )}
            </Field>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
