"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Pairs } from "@/ui/pairs";
import { Glyph } from "@/ui/state/glyph";
import { en } from "@/ui/text/en";
import type { JobDetail, JobView } from "../contract";
import { asCurl, asSdk } from "./copy-as";
import { t } from "./text";

/** A part of the page that opens in place. */
function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group mt-3.5">
      <summary className="inline-flex min-h-7 items-center gap-2 font-semibold">
        <Glyph name="right" className="transition-transform duration-100 group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}

const PRE = "mt-1.5 max-h-[420px] overflow-auto rounded-control bg-wash px-3.5 py-3 font-mono text-small leading-[19px] whitespace-pre-wrap [overflow-wrap:anywhere]";

const Json = ({ value }: { value: unknown }) => <pre tabIndex={0} className={PRE}>{JSON.stringify(value, null, 2)}</pre>;

/** What was asked, what came of it, and how to ask for the same from a program. */
export function JobPapers({ job, detail }: { job: JobView; detail: JobDetail }) {
  return (
    <>
      <Folded title={t.input}><Json value={detail.input} /><p className="mt-1 text-second text-ink-2">{t.hidden}</p></Folded>
      {detail.config ? <Folded title={t.config}><Json value={detail.config} /></Folded> : null}
      {job.status === "COMPLETED" ? <Folded title={t.result}><Json value={job.result} /></Folded> : null}
      <Folded title={t.repeat}>
        <Copies asked={detail.asked} />
      </Folded>
    </>
  );
}

function Copies({ asked }: { asked: JobDetail["asked"] }) {
  if (asked === null) return <p className="mt-1.5 text-ink-2">{t.noRepeat}</p>;
  return (
    <>
      <CopyText label={t.copyCurl} text={() => asCurl(asked, window.location.origin)} />
      <CopyText label={t.copySdk} text={() => asSdk(asked, window.location.origin)} />
    </>
  );
}

/** Shown as well as copied: not every browser lets a page copy. */
function CopyText({ label, text }: { label: string; text: () => string }) {
  const [shown, setShown] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    const value = text();
    setShown(value);
    navigator.clipboard?.writeText(value).then(() => setCopied(true), () => setCopied(false));
  };
  return (
    <div className="mt-2">
      <span className="inline-flex items-center gap-2"><Button size="sm" onClick={copy}>{label}</Button><span role="status" className="text-second text-ink-2">{copied ? en.error.copied : ""}</span></span>
      {shown === null ? null : <pre tabIndex={0} className={PRE}>{shown}</pre>}
    </div>
  );
}

/** Where the job stands among others, and what programs and engines call it. */
export function JobLinks({ job, detail }: { job: JobView; detail: JobDetail }) {
  const link = (id: string) => <Link href={`/jobs/${id}`} className="link font-mono text-small">{id.slice(0, 8)}</Link>;
  const text = (value: string | null) => (value === null ? null : <span className="font-mono text-small">{value}</span>);
  const rows: { label: string; value: React.ReactNode }[] = [
    { label: t.parent, value: job.parentId && link(job.parentId) },
    { label: t.retryOf, value: detail.retryOfId && link(detail.retryOfId) },
    { label: t.retriedAs, value: detail.retriedAsId && link(detail.retriedAsId) },
    { label: t.recipe, value: job.recipe },
    { label: t.session, value: text(detail.sessionId) },
    { label: t.key, value: text(detail.idempotencyKey) },
    { label: t.webhook, value: text(detail.webhookUrl) },
    { label: t.engineRun, value: text(detail.engineRunId) },
    { label: t.cost, value: detail.costUsd > 0 ? `$${detail.costUsd.toFixed(4)}` : null },
    ...Object.entries(detail.metadata).map(([label, value]) => ({ label, value })),
  ].filter(({ value }) => value !== null && value !== "");
  return rows.length === 0 ? null : <div className="mt-5"><Pairs pairs={rows} /></div>;
}
