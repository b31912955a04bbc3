"use client";

import { useEffect, useState } from "react";

/** What a running job has said so far, from its first word whenever one comes in. Another attempt begins anew. */
export function useJobText(jobId: string, running: boolean): string {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!running) return undefined;
    const stream = new EventSource(`/api/v1/runs/${jobId}/stream?after=0`);
    // Every line comes as a plain message; its type stands in the line.
    stream.addEventListener("message", (event) => {
      const { type, data } = lineOf(event);
      if (type === "partial" && typeof data.text === "string") setText((before) => before + String(data.text));
      if (type === "log" && "attempt" in data) setText("");
    });
    return () => stream.close();
  }, [jobId, running]);
  return text;
}

/** A line's type and its own part; what is no JSON of ours says nothing. */
function lineOf(event: MessageEvent<unknown>): { type: unknown; data: Record<string, unknown> } {
  const line = typeof event.data === "string" ? fieldsOf(JSON.parse(event.data)) : {};
  return { type: line.type, data: fieldsOf(line.data) };
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {});
