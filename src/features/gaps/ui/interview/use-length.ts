"use client";

import { useSearchParams } from "next/navigation";
import type { InterviewLength } from "@/domain/gaps/interview";
import { useKept } from "@/ui/use-kept";

/** Short or full: in the address, else as this browser's user last chose, else short. */
export function useLength(assessmentId: string): [InterviewLength, (length: InterviewLength) => void] {
  const asked = useSearchParams().get("length");
  const [kept, keep] = useKept(`interview-length:${assessmentId}`);
  return [(asked ?? kept) === "full" ? "full" : "short", keep];
}
