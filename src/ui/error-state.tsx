"use client";

import { useState } from "react";
import { en } from "@/ui/text/en";
import { Button, ButtonLink } from "./button";
import { faultOf } from "./fault";
import { Notice } from "./notice";

/** A part of the page that could not be loaded: reason, try again, copy the reference. 404 offers the way back instead. */
export function ErrorState({ what, error, onRetry, retrying = false }: {
  /** "The list", "This scorecard". */
  what: string;
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}) {
  const fault = faultOf(error);
  if (fault.code === "NOT_FOUND")
    return (
      <Notice title={en.error.notFoundTitle} actions={<ButtonLink href="/">{en.error.toAssessments}</ButtonLink>}>
        <p className="mt-0.5">{fault.message}</p>
      </Notice>
    );
  return (
    <Notice
      tone="error"
      title={en.error.title(what)}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry} busy={retrying}>{retrying ? en.error.retrying : en.error.retry}</Button> : null}
          {fault.requestId ? <CopyReference reference={fault.requestId} /> : null}
        </>
      }
    >
      <p className="mt-0.5">{fault.message}</p>
    </Notice>
  );
}

/** The reference an administrator finds in the log; copied where the browser lets us, shown in any case. */
export function CopyReference({ reference }: { reference: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(reference).then(() => setCopied(true), () => setCopied(false));
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button tone="bare" onClick={copy}>{en.error.copy}</Button>
      <span className="font-mono text-small text-ink-2 select-all">{reference}</span>
      <span role="status" className="text-second text-ink-2">{copied ? en.error.copied : ""}</span>
    </span>
  );
}
