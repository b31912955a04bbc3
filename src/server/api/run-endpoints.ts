import { listSubmissionsInput, streamEvent, submissionPage, submissionResult, submissionView, submitInput, submittedView } from "@/features/submissions/contract";
import type { Endpoint } from "./endpoint";
import { WEBHOOK_URL_PROBLEMS } from "./webhook-endpoints";

const GROUP = "Runs";
export const POLLED = { "If-None-Match": "The ETag of the answer you have, or a list of them: 304 while nothing changed. Weak tags count as their strong ones, * as any." };
const UNCHANGED = { 304: { text: "Nothing changed." } };

export const RUN_ENDPOINTS: readonly Endpoint[] = [
  {
    method: "POST", path: "/api/v1/runs", group: GROUP, scope: "jobs:write",
    summary: "Starts a recipe and answers at once with the run to follow.",
    notes: "Field names may also be written in snake_case. A key sent with the same body gives the same run again, marked Idempotent-Replayed: true.",
    headers: {
      "Idempotency-Key": "The same as the field idempotencyKey.",
      Prefer: "wait=N holds the answer back until the run has ended, N seconds at most (55). respond-async without wait says that nobody will wait: a background task.",
    },
    body: submitInput,
    answers: { 202: { text: "Taken; Location and Retry-After say where and when to look.", schema: submittedView }, 200: { text: "It has ended already.", schema: submittedView } },
    problems: ["UNKNOWN_RECIPE", "UNKNOWN_CONFIG", "INPUT", "JOB_DISABLED", "BACKGROUND_DISABLED", "STATE", "PROMPT_UNUSABLE", "NOT_FOUND", "KEY_MISSING", "KEY_WITHOUT_SCOPE", "SESSION_MISSING", "IDEMPOTENCY_MISMATCH", "TWICE", ...WEBHOOK_URL_PROBLEMS, "WEBHOOK_LIMIT", "WEBHOOK_DISABLED"],
  },
  {
    method: "GET", path: "/api/v1/runs", group: GROUP, scope: "jobs:read",
    summary: "Your own runs, newest first, page by page.",
    headers: POLLED,
    query: listSubmissionsInput,
    answers: { 200: { text: "A page; nextCursor is null on the last.", schema: submissionPage }, ...UNCHANGED },
    problems: ["BAD_CURSOR", "TWICE"],
  },
  {
    method: "GET", path: "/api/v1/runs/{id}", group: GROUP, scope: "jobs:read",
    summary: "How a run stands.",
    headers: POLLED,
    answers: { 200: { text: "The run; Retry-After while it has not ended.", schema: submissionView }, ...UNCHANGED },
    problems: ["NOT_FOUND"],
  },
  {
    method: "GET", path: "/api/v1/runs/{id}/result", group: GROUP, scope: "jobs:read",
    summary: "How a run ended and what it gave.",
    headers: POLLED,
    answers: { 200: { text: "The end, also of a failed or cancelled run.", schema: submissionResult }, ...UNCHANGED },
    problems: ["NOT_FOUND", "NOT_ENDED"],
  },
  {
    method: "GET", path: "/api/v1/runs/{id}/stream", group: GROUP, scope: "jobs:read",
    summary: "Follows a run live, as server-sent events.",
    notes: "Each event's id is its number. Come back with Last-Event-ID, or ?after=, and nothing is lost or repeated. A comment line comes every 15 s; the stream ends after the last event.",
    headers: { "Last-Event-ID": "The number of the last event you have seen." },
    answers: { 200: { text: "text/event-stream; each data line is one event.", schema: streamEvent, type: "text/event-stream" }, 204: { text: "Nothing is left to send." } },
    problems: ["NOT_FOUND", "INVALID_EVENT_ID"],
  },
  {
    method: "POST", path: "/api/v1/runs/{id}/cancel", group: GROUP, scope: "jobs:write",
    summary: "Cancels a run and what it started; one that has ended stays as it is, and that is no error.",
    answers: { 200: { text: "The run as it now stands.", schema: submissionView } },
    problems: ["NOT_FOUND"],
  },
  {
    method: "POST", path: "/api/v1/runs/{id}/retry", group: GROUP, scope: "jobs:write",
    summary: "Starts a failed or cancelled run again, as a new run with the same input.",
    answers: { 202: { text: "The new run; retryOf names the old one.", schema: submissionView } },
    problems: ["NOT_FOUND", "NOT_FAILED", "NOT_RETRYABLE", "STATE", "PROMPT_UNUSABLE"],
  },
  {
    method: "DELETE", path: "/api/v1/runs/{id}", group: GROUP, scope: "jobs:write",
    summary: "Forgets a run that has ended: its row, events and what was delivered. What it made stays, and a message not sent yet is still sent.",
    answers: { 204: { text: "Forgotten." } },
    problems: ["NOT_FOUND", "NOT_ENDED"],
  },
];
