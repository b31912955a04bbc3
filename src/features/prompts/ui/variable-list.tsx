"use client";

import { catalogueOf } from "@/domain/prompts/catalogue";
import type { PromptSection } from "@/domain/prompts/prompt";
import { Button } from "@/ui/button";
import { Disclosure } from "./disclosure";
import { t } from "./text";

/** What the section offers, with a sample of each; a list's fields are written inside {{#each}}. */
export function VariableList({ section, onInsert }: { section: PromptSection; onInsert: (name: string) => void }) {
  const { open, entries } = catalogueOf(section);
  return (
    <Disclosure title={t.variables} note={String(entries.length)}>
      <p className="text-second text-ink-2">{open ? `${t.openVariables} ` : ""}{t.variablesHint}</p>
      <ul className="mt-1.5">
        {entries.map(({ path, meaning, sample }) => (
          <li key={path} className="flex items-start gap-2 border-b border-line py-1.5">
            <div className="min-w-0 flex-1">
              <code className="rounded-[3px] bg-accent-wash px-1 font-mono text-small [overflow-wrap:anywhere] text-accent">{path}</code>
              <p className="text-second">{meaning}</p>
              <p className="truncate text-second text-ink-3">{t.sample}: {typeof sample === "string" ? sample : JSON.stringify(sample)}</p>
            </div>
            <Button size="sm" aria-label={`${t.insert}: ${path}`} onClick={() => onInsert(tagOf(path, Array.isArray(sample)))}>{t.insert}</Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A list is gone through; a field of a list is written by its own name. */
const tagOf = (path: string, list: boolean): string => (list ? `#each ${path}}}\n\n{{/each` : (path.split("[].").at(-1) ?? path));
