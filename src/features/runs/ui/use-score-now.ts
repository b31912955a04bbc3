"use client";

import { useRouter } from "next/navigation";
import { trpc } from "@/trpc/client";

/** Starts a run that goes on to the score, and follows it. */
export function useScoreNow(assessmentId: string) {
  const router = useRouter();
  const utils = trpc.useUtils();
  return trpc.assessments.start.useMutation({
    onSuccess: () => {
      void utils.assessments.get.invalidate({ id: assessmentId });
      router.push(`/assessments/${assessmentId}/run`);
    },
  });
}
