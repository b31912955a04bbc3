"use client";

import { Button } from "@/ui/button";
import { NativeSelect } from "@/ui/field";
import { Glyph } from "@/ui/state/glyph";
import { t } from "./text";

/** Who is told of a comment: each is chosen from the list, and taken off again by their own button. */
export function MentionField({ people, chosen, onChange, about }: {
  people: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What the comment is about, for the field's name. */
  about: string | null;
}) {
  const left = people.filter(({ id }) => !chosen.includes(id));
  return (
    <div className="flex basis-full flex-wrap items-center gap-1.5">
      <NativeSelect aria-label={about === null ? t.mention : `${t.mention}: ${about}`} className="flex-1" value="" onChange={(event) => onChange([...chosen, event.target.value])}>
        <option value="">{t.mentionWhom}</option>
        {left.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
      </NativeSelect>
      {people.filter(({ id }) => chosen.includes(id)).map(({ id, name }) => (
        <Button key={id} size="sm" aria-label={t.unmention(name)} onClick={() => onChange(chosen.filter((each) => each !== id))}>{name} <Glyph name="close" size={10} /></Button>
      ))}
    </div>
  );
}
