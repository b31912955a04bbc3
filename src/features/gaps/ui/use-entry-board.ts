"use client";

import { useMemo } from "react";
import { trpc } from "@/trpc/client";
import { entryBoard } from "./entry-board";

/** Questions and answers together; null until both are there. */
export function useEntryBoard(assessmentId: string) {
  const form = trpc.gaps.form.useQuery(undefined, { staleTime: Infinity });
  const board = trpc.gaps.list.useQuery({ assessmentId });
  const entries = useMemo(() => (form.data && board.data ? entryBoard(form.data, board.data) : null), [form.data, board.data]);
  return {
    entries,
    error: entries ? null : (board.error ?? form.error),
    retrying: board.isFetching || form.isFetching,
    retry: (): void => void Promise.all([board.refetch(), form.refetch()]),
  };
}
