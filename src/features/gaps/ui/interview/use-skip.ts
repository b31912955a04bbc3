"use client";

import { trpc } from "@/trpc/client";
import { replaceGap } from "../apply-answer";

/** Keeps on the server that a question was passed over: whoever goes on, anywhere, can come back to it. */
export function useSkip(assessmentId: string) {
  const utils = trpc.useUtils();
  const key = { assessmentId };
  return trpc.gaps.skip.useMutation({
    onSuccess: (after) => utils.gaps.list.setData(key, (now) => now && replaceGap(now, after)),
    onError: () => utils.gaps.list.invalidate(key),
  });
}
