"use client";

import { useEffect, useState } from "react";

/** What a running job has said so far, from its first word whenever one comes in. Another attempt begins anew. */
export function useJobText(jobId: string, running: boolean): string {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!running) return undefined;
    const stream = new EventSource(`/api/v1/runs/${jobId}/stream?after=0`);
    stream.addEventListener("partial", (event) => {
      const { text: piece } = dataOf(event);
      if (typeof piece === "string") setText((before) => before + piece);
    });
    stream.addEventListener("log", (event) => {
      if ("attempt" in dataOf(event)) setText("");
    });
    return () => stream.close();
  }, [jobId, running]);
  return text;
}

/** The event's own part of the line; what is no JSON of ours says nothing. */
function dataOf(event: MessageEvent<unknown>): Record<string, unknown> {
  if (typeof event.data !== "string") return {};
  const line: unknown = JSON.parse(event.data);
  const data: unknown = typeof line === "object" && line !== null && "data" in line ? line.data : null;
  return typeof data === "object" && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}
