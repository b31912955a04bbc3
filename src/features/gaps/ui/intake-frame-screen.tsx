"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { progressOf } from "@/domain/gaps/interview";
import { trpc } from "@/trpc/client";
import { TabNav } from "@/ui/tab-nav";
import { intakeText } from "./intake-text";
import { useLength } from "./interview/use-length";
import { useEntryBoard } from "./use-entry-board";

const text = intakeText.modes;

/** The three ways to give the facts, each with an address of its own; they write the same data points. */
export function IntakeFrameScreen({ assessmentId, children }: { assessmentId: string; children: ReactNode }) {
  const path = usePathname();
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const { entries } = useEntryBoard(assessmentId);
  const [length] = useLength(assessmentId);
  const at = `/assessments/${assessmentId}/intake`;
  const progress = entries ? progressOf(entries.questions(length)) : null;
  return (
    <>
      <div className="px-8 max-wide:px-4">
        <TabNav
          label={text.label}
          tabs={[
            { href: at, label: text.documents, count: assessment.data?.counts.documents, current: path === at },
            { href: `${at}/interview`, label: text.interview, count: progress && text.of(progress.done, progress.total), current: path === `${at}/interview` },
            { href: `${at}/manual`, label: text.manual, count: assessment.data?.counts.answers ? text.values(assessment.data.counts.answers) : null, current: path === `${at}/manual` },
          ]}
        />
      </div>
      {children}
    </>
  );
}
