import type { EndedStatus, Failure } from "./run";

/** Which ends of a job are told. */
export type WebhookEvent = "completed" | "failed" | "cancelled";

export interface NewWebhook {
  /** Where messages are posted; https, on a public address. */
  url: string;
  description?: string;
  /** All of them without it. Empty: only those of jobs that name this address themselves. */
  events?: WebhookEvent[];
}

export interface Webhook {
  id: string;
  url: string;
  description: string;
  events: WebhookEvent[];
  disabledAt: string | null;
  disabledReason: string | null;
  /** Until then the secret before the last rotation signs too. */
  previousSecretUntil: string | null;
  createdAt: string;
}

/** The secret is in this answer and nowhere later. */
export interface WebhookWithSecret extends Webhook {
  secret: string;
}

export type DeliveryStatus = "PENDING" | "DELIVERED" | "FAILED";

/** What an attempt met; docs/api.md says what each asks of the receiver. */
export type DeliveryFault =
  | "ADDRESS_REFUSED" | "RECEIVER_NAME" | "RECEIVER_UNREACHABLE" | "RECEIVER_TIMEOUT" | "RECEIVER_CERTIFICATE" | "RECEIVER_NOT_HTTP"
  | "ANSWER_REDIRECT" | "ANSWER_GONE" | "ANSWER_BUSY" | "ANSWER_REFUSED" | "ANSWER_CUT" | "SECRET_UNREADABLE" | "NOT_SENT";

export interface Delivery {
  /** Also the message's webhook-id, the same on every attempt. */
  id: string;
  webhookId: string;
  url: string;
  /** null for a test message. */
  jobId: string | null;
  event: WebhookEvent | "test";
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: string | null;
  createdAt: string;
  endedAt: string | null;
  lastError: string | null;
  lastCode: DeliveryFault | null;
  lastStatusCode: number | null;
}

export interface DeliveryDetail extends Delivery {
  /** The exact text that was signed and sent. */
  body: string;
  log: { number: number; at: string; durationMs: number; statusCode: number | null; error: string | null; code: DeliveryFault | null; answer: string | null }[];
}

export interface DeliveryPage {
  deliveries: Delivery[];
  nextCursor: string | null;
}

export interface DeliveryFilter {
  jobId?: string;
  status?: DeliveryStatus;
  /** 1 to 100 */
  pageSize?: number;
}

/** What a receiver finds in a message's body; verify its signature before reading it. */
export type WebhookMessage<Result = unknown> =
  | {
      type: `job.${WebhookEvent}`;
      timestamp: string;
      jobId: string;
      recipeName: string;
      status: EndedStatus;
      result: Result;
      error: Failure | null;
      completedAt: string;
      durationSeconds: number;
    }
  | { type: "webhook.test"; timestamp: string; jobId: null; recipeName: null; status: null; result: { message: string }; error: null; completedAt: null; durationSeconds: null };
