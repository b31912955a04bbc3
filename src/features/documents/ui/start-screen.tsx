"use client";

import { trpc } from "@/trpc/client";
import { tallyOf } from "./document-words";
import { StartBar } from "./start-bar";

/** The act that starts the run, on the pages where facts are typed in. */
export function StartScreen({ assessmentId }: { assessmentId: string }) {
  const documents = trpc.documents.list.useQuery({ assessmentId });
  const { data: assessment } = trpc.assessments.get.useQuery({ id: assessmentId });
  if (!documents.data || !assessment) return null;
  return <StartBar assessmentId={assessmentId} tally={tallyOf(documents.data)} answers={assessment.counts.answers} arriving={0} running={assessment.state === "ANALYZING"} mayStart={assessment.may.start} second />;
}
