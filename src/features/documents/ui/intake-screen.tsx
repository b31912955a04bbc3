"use client";

import { useCallback, useState, type ReactNode } from "react";
import { can } from "@/domain/access/permissions";
import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import { trpc } from "@/trpc/client";
import { SOON_MS } from "@/trpc/poll-plan";
import { ErrorState } from "@/ui/error-state";
import { PageBody, SideBySide } from "@/ui/layout/page-body";
import { Notice } from "@/ui/notice";
import { Pairs } from "@/ui/pairs";
import { SkeletonRows } from "@/ui/skeleton";
import { Table, Th } from "@/ui/table";
import { en } from "@/ui/text/en";
import type { DocumentView } from "../contract";
import { DocumentRow, type Reading } from "./document-row";
import { isReading, tallyOf, type Tally } from "./document-words";
import { DropZone } from "./drop-zone";
import type { SendOutcome } from "./send-file";
import { StartBar } from "./start-bar";
import { t } from "./text";
import { UploadRow } from "./upload-row";
import { arriving, unlisted } from "./upload-queue";
import { useUploads, type Uploads } from "./use-uploads";

const COLUMN_WIDTHS = [190, 260, 60] as const;
const NONE: readonly DocumentView[] = [];

/** Files in, each with its outcome, and the act that starts the run. `children` stands below the files. */
export function IntakeScreen({ assessmentId, children }: { assessmentId: string; children?: ReactNode }) {
  const [said, setSaid] = useState("");
  const documents = trpc.documents.list.useQuery({ assessmentId }, {
    refetchInterval: (query) => (query.state.data?.some(isReading) ? SOON_MS : false),
  });
  const assessment = trpc.assessments.get.useQuery({ id: assessmentId });
  const me = trpc.account.me.useQuery();
  const onEnded = useCallback((file: File, outcome: SendOutcome) => setSaid(announce(file, outcome)), []);
  const uploads = useUploads(assessmentId, onEnded);

  const list = documents.data ?? NONE;
  const tally = tallyOf(list);
  const archived = assessment.data?.state === "ARCHIVED";
  const mayUpload = !archived && (me.data ? can(me.data.role, "document.upload") : false);
  const full = list.length + arriving(uploads.queue);

  return (
    <>
      <PageBody>
        <p role="status" className="sr-only">{said}</p>
        <SideBySide
          main={
            <>
              <h2 className="sr-only">{t.title}</h2>
              {mayUpload ? <DropZone onFiles={(files) => uploads.add(files, list.length)} /> : null}
              {archived ? <Notice className="mb-4">{t.archived}</Notice> : null}
              {me.data && !archived && !mayUpload ? <Notice className="mb-4">{t.readOnly}</Notice> : null}
              {documents.error && !documents.data ? (
                <ErrorState what={t.what} error={documents.error} onRetry={() => void documents.refetch()} retrying={documents.isFetching} />
              ) : (
                <Files assessmentId={assessmentId} documents={documents.data ?? null} uploads={uploads} mayEdit={mayUpload} />
              )}
            </>
          }
          aside={<Holds files={full} tally={tally} />}
        />
        {children}
      </PageBody>
      {documents.data ? (
        <StartBar
          assessmentId={assessmentId}
          tally={tally}
          answers={assessment.data?.counts.answers ?? 0}
          arriving={arriving(uploads.queue)}
          running={assessment.data?.state === "ANALYZING"}
          mayStart={assessment.data?.may.start ?? false}
        />
      ) : null}
    </>
  );
}

function announce(file: File, outcome: SendOutcome): string {
  if (outcome.kind === "stored") return outcome.duplicate ? t.announceProblem(file.name, t.duplicate) : t.announceStored(file.name);
  if (outcome.kind === "stopped") return "";
  return t.announceProblem(file.name, outcome.kind === "cut" ? t.cut : t.refused);
}

function Files({ assessmentId, documents, uploads, mayEdit }: {
  assessmentId: string;
  documents: readonly DocumentView[] | null;
  uploads: Uploads;
  mayEdit: boolean;
}) {
  const readings = useReadings(assessmentId, documents ?? NONE);
  const utils = trpc.useUtils();
  const changed = async () => {
    await Promise.all([
      utils.documents.list.invalidate({ assessmentId }),
      utils.assessments.get.invalidate({ id: assessmentId }),
    ]);
  };
  if (documents !== null && documents.length === 0 && uploads.queue.length === 0)
    return (
      <div className="max-w-[520px] pt-6">
        <h3 className="mb-1.5 font-serif text-section font-semibold">{t.emptyTitle}</h3>
        <p className="text-ink-2">{t.empty}</p>
      </div>
    );
  return (
    <Table caption={t.caption} head={<><Th>{t.file}</Th><Th>{t.state}</Th><Th><span className="sr-only">{en.table.actions}</span></Th></>}>
      {unlisted(uploads.queue, documents ?? NONE).map((upload) => <UploadRow key={upload.key} upload={upload} uploads={uploads} />)}
      {documents === null ? <SkeletonRows rows={4} widths={COLUMN_WIDTHS} /> : null}
      {documents?.map((document) => (
        <DocumentRow key={document.id} document={document} reading={readings.get(document.id) ?? null} mayEdit={mayEdit} onChanged={changed} />
      ))}
    </Table>
  );
}

/** "Reading page 34 of 80" of each document being read, from its job. */
function useReadings(assessmentId: string, documents: readonly DocumentView[]): Map<string, Reading> {
  const reading = documents.some(isReading);
  const jobs = trpc.jobs.list.useQuery({ assessmentId, type: "PARSE_DOCUMENT", status: "PROCESSING" }, {
    enabled: reading,
    refetchInterval: reading ? SOON_MS : false,
    staleTime: 0,
  });
  const pairs = (jobs.data?.jobs ?? []).flatMap((job): [string, Reading][] =>
    job.documentId ? [[job.documentId, { sentence: job.sentence, progress: job.progress }]] : []);
  return new Map(pairs);
}

function Holds({ files, tally }: { files: number; tally: Tally }) {
  return (
    <>
      <h3 className="mb-1.5">{t.holds}</h3>
      <Pairs
        numeric
        pairs={[
          { label: t.holdsFiles, value: t.of(files, DOCUMENT_LIMITS.filesPerAssessment) },
          { label: t.holdsPages, value: t.of(tally.pages, DOCUMENT_LIMITS.pagesPerAssessment) },
        ]}
      />
      <p className="mt-2.5 text-second text-ink-2">{t.limits}</p>
      <p className="mb-5 text-second text-ink-2">{t.limitsFormats}</p>
      <h3 className="mb-1">{t.worth}</h3>
      <ul className="flex flex-col gap-2.5 text-second text-ink-2">
        {t.worthList.map((line) => <li key={line}>{line}</li>)}
      </ul>
    </>
  );
}
