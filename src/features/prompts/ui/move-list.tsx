"use client";

import { useState } from "react";
import { trpc } from "@/trpc/client";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { When } from "@/ui/when";
import { t } from "./text";

/** Who moved which label, when and why; read when it is asked for. */
export function MoveList({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false);
  const moves = trpc.prompts.moves.useQuery({ slug }, { enabled: open });
  return (
    <div className="mt-3">
      <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>{t.moves}</Button>
      {open && moves.error ? <ErrorState what={t.movesWhat} error={moves.error} onRetry={() => void moves.refetch()} retrying={moves.isFetching} /> : null}
      {open && moves.data ? (
        moves.data.moves.length === 0 ? <p className="mt-1.5 text-second text-ink-2">{t.noMoves}</p> : (
          <ul className="mt-1.5 text-second">
            {moves.data.moves.map(({ id, label, from, to, reason, by, at }) => (
              <li key={id} className="border-b border-line py-1.5 [overflow-wrap:anywhere]"><b>{t.moveLine(t.word[label], from, to)}</b><span className="block text-ink-2">{by.name}, <When at={at} form="full" />. {reason}</span></li>
            ))}
          </ul>
        )
      ) : null}
    </div>
  );
}
