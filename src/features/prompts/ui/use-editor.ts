"use client";

import { useDeferredValue, useEffect, useState } from "react";
import { catalogueOf, sampleOf } from "@/domain/prompts/catalogue";
import { checkPrompt } from "@/domain/prompts/check-prompt";
import { composePrompt, type ComposedPrompt, type FieldFault, templatesOf } from "@/domain/prompts/compose-prompt";
import { samePrompt } from "@/domain/prompts/merge-prompts";
import { blankPrompt, type PromptFields } from "@/domain/prompts/prompt";
import { bookOf, includesOf } from "@/domain/prompts/template/link-includes";
import type { TemplateValues } from "@/domain/prompts/template/template-value";
import { trpc } from "@/trpc/client";
import type { PromptView } from "../contract";

/** What is typed is kept this long after the last key. */
const KEEP_AFTER_MS = 1_200;

export interface Editor {
  fields: PromptFields;
  change: (fields: PromptFields) => void;
  /** The version the text began from; 0 before the first. */
  base: number;
  /** The text says something else than the newest version. */
  dirty: boolean;
  /** Typed and not yet kept on the server. */
  unkept: boolean;
  keeping: { busy: boolean; failed: boolean; again: () => void };
  /** Takes another text as the writer's own, as if it began from this version. */
  adopt: (fields: PromptFields, base: number) => void;
  /** The text is saved or thrown away: what the server has counts again. */
  forget: () => void;
}

/** The writer's text: their draft, else the newest version; kept on the server as they type. */
export function useEditor(view: PromptView): Editor {
  const [edited, setEdited] = useState<{ fields: PromptFields; base: number } | null>(null);
  const [kept, setKept] = useState<PromptFields | null>(null);
  const utils = trpc.useUtils();
  const { mutate, isPending, isError } = trpc.prompts.saveDraft.useMutation({
    onSuccess: (_saved, { fields }) => setKept(fields),
    onSettled: () => utils.prompts.get.invalidate({ slug: view.slug }),
  });
  const stored = view.draft?.fields ?? view.newest?.fields ?? blankPrompt(view.name, view.section);
  const { fields, base } = edited ?? { fields: stored, base: view.draft?.baseNumber ?? view.latest };
  const unkept = edited !== null && edited.fields !== kept;
  const { slug } = view;
  useEffect(() => {
    if (!unkept) return undefined;
    const timer = setTimeout(() => mutate({ slug, baseNumber: base, fields }), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [unkept, mutate, slug, base, fields]);
  return {
    fields, base, unkept,
    dirty: view.newest === null || !samePrompt(fields, view.newest.fields),
    change: (next) => setEdited({ fields: next, base }),
    keeping: { busy: isPending, failed: isError, again: () => mutate({ slug, baseNumber: base, fields }) },
    adopt: (next, from) => setEdited({ fields: next, base: from }),
    forget: () => {
      setEdited(null);
      setKept(null);
    },
  };
}

/** Everything that is wrong with the text and what it makes, worked out here as it is typed; only included prompts are asked for. */
export function useComposed(slug: string, fields: PromptFields, variables: TemplateValues | null): { check: FieldFault[]; composed: ComposedPrompt } {
  const settled = useDeferredValue(fields);
  const references = templatesOf(settled).flatMap(includesOf);
  const includes = trpc.prompts.includes.useQuery({ references }, { enabled: references.length > 0, placeholderData: (before) => before, staleTime: 30_000 });
  const book = bookOf(includes.data ?? { included: [], slugs: [] });
  // Until the included prompts are here nothing can be said of them.
  const waiting = references.length > 0 && includes.data === undefined;
  const told = (fault: FieldFault): boolean => !(waiting && fault.kind === "include");
  const composed = composePrompt(settled, variables ?? sampleOf(settled.section), book, slug);
  return { check: checkPrompt(settled, book, slug).filter(told), composed: { ...composed, faults: composed.faults.filter(told) } };
}

export const variablesOf = (fields: PromptFields) => catalogueOf(fields.section);
