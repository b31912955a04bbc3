import { z } from "zod";
import { JOB_ENDS, type JobEnd } from "@/domain/recipes/recipe";
import { DELIVERY_STATUSES, type DeliveryStatus } from "@/domain/webhooks/delivery";
import type { DeliveryFault } from "@/domain/webhooks/delivery-fault";
import type { MessageEvent } from "@/domain/webhooks/message";
import { URL_MAX } from "@/domain/webhooks/webhook-url";

export const ENDPOINTS_MAX = 20;
export const DESCRIPTION_MAX = 200;
export const DELIVERY_PAGE_MAX = 100;
/** How long the secret before still signs after a rotation, hours. */
export const ROTATION_HOURS = 24;

export const webhookIdInput = z.strictObject({ id: z.uuid("is not the id of a webhook") });
export const deliveryIdInput = z.strictObject({ id: z.uuid("is not the id of a delivery") });

const events = z
  .array(z.enum(JOB_ENDS))
  .max(JOB_ENDS.length)
  .transform((list) => JOB_ENDS.filter((end) => list.includes(end)))
  .describe("Which ends are told: completed, failed, cancelled. Empty: only those of jobs that name this address themselves.");
const description = z.string().trim().max(DESCRIPTION_MAX).describe("For people.");

export const createWebhookInput = z.strictObject({
  url: z.string().trim().min(1, "Give the address messages are posted to.").max(URL_MAX, `may have at most ${URL_MAX} characters`).describe("Where messages are posted; https, on a public address."),
  description: description.default(""),
  events: events.default([...JOB_ENDS]),
});
export type CreateWebhookInput = z.input<typeof createWebhookInput>;

export const updateWebhookInput = webhookIdInput.extend({ description: description.optional(), events: events.optional() });
export type UpdateWebhookInput = z.input<typeof updateWebhookInput>;

export const setWebhookEnabledInput = webhookIdInput.extend({ enabled: z.boolean() });

export const listDeliveriesInput = z.strictObject({
  webhookId: z.uuid("is not the id of a webhook").optional(),
  jobId: z.uuid("is not the id of a job").optional(),
  status: z.enum(DELIVERY_STATUSES).optional(),
  /** Everyone's; for those who may see them. */
  everyone: z.stringbool().or(z.boolean()).default(false),
  /** Id of the last row of the page before. */
  cursor: z.uuid("is not a cursor of this list").optional(),
  pageSize: z.coerce.number().int().min(1).max(DELIVERY_PAGE_MAX).default(25),
});
export type ListDeliveriesInput = z.input<typeof listDeliveriesInput>;

export const everyonesDeliveriesInput = listDeliveriesInput.omit({ everyone: true });
export type EveryonesDeliveriesInput = z.input<typeof everyonesDeliveriesInput>;

/** An endpoint as its owner sees it; the secret is never among it. */
export interface WebhookView {
  id: string;
  url: string;
  description: string;
  /** Empty: told only of jobs that name this address themselves. */
  events: JobEnd[];
  disabledAt: Date | null;
  /** For people; set with `disabledAt`. */
  disabledReason: string | null;
  /** Until then the secret before the last rotation signs too. */
  previousSecretUntil: Date | null;
  createdAt: Date;
}

/** Answer of what makes a secret; it is not shown again. */
export interface WebhookWithSecret extends WebhookView {
  secret: string;
}

export interface DeliveryView {
  /** Also the message's webhook-id, the same on every attempt. */
  id: string;
  webhookId: string;
  url: string;
  /** Null for a test message. */
  jobId: string | null;
  event: MessageEvent;
  status: DeliveryStatus;
  attempts: number;
  /** Null once it has ended. */
  nextAttemptAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  /** Of the last attempt; null when it succeeded or none was made. */
  lastError: string | null;
  lastCode: DeliveryFault | null;
  lastStatusCode: number | null;
}

export interface AttemptView {
  number: number;
  at: Date;
  durationMs: number;
  /** Null: no answer came. */
  statusCode: number | null;
  error: string | null;
  /** The same for programs; also ANSWER_CUT of a message that was received. */
  code: DeliveryFault | null;
  /** The first part of the answer. */
  answer: string | null;
}

export interface DeliveryDetail extends DeliveryView {
  /** The exact text that was signed and sent. */
  body: string;
  log: AttemptView[];
}

export interface DeliveryPage {
  deliveries: DeliveryView[];
  /** Pass as `cursor` for the next page; null on the last. */
  nextCursor: string | null;
}

/** A row of everyone's list; null = whose it was is gone. */
export type OwnedDelivery = DeliveryView & { owner: string | null };
export type OwnedDeliveryPage = Omit<DeliveryPage, "deliveries"> & { deliveries: OwnedDelivery[] };
