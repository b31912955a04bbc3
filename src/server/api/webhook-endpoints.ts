import { z } from "zod";
import { createWebhookInput, listDeliveriesInput, updateWebhookInput } from "@/features/webhooks/contract";
import { DELIVERY_STATUSES } from "@/domain/webhooks/delivery";
import { DELIVERY_FAULTS, type DeliveryFault } from "@/domain/webhooks/delivery-fault";
import { MESSAGE_EVENTS } from "@/domain/webhooks/message";
import { JOB_ENDS } from "@/domain/recipes/recipe";
import type { Endpoint } from "./endpoint";

const GROUP = "Webhooks";
const SCOPE = "webhooks:write";
const time = z.iso.datetime();
const webhook = z.object({
  id: z.uuid(), url: z.string(), description: z.string(), events: z.array(z.enum(JOB_ENDS)), disabledAt: time.nullable(), disabledReason: z.string().nullable(),
  previousSecretUntil: time.nullable(), createdAt: time,
});
const withSecret = webhook.extend({ secret: z.string() });
const fault = z.enum(Object.keys(DELIVERY_FAULTS) as [DeliveryFault]).nullable();
const delivery = z.object({
  id: z.uuid(), webhookId: z.uuid(), url: z.string(), jobId: z.uuid().nullable(), event: z.enum(MESSAGE_EVENTS), status: z.enum(DELIVERY_STATUSES), attempts: z.int(),
  nextAttemptAt: time.nullable(), createdAt: time, endedAt: time.nullable(), lastError: z.string().nullable(), lastCode: fault, lastStatusCode: z.int().nullable(),
});
const attempt = z.object({ number: z.int(), at: time, durationMs: z.int(), statusCode: z.int().nullable(), error: z.string().nullable(), code: fault, answer: z.string().nullable() });
const detail = delivery.extend({ body: z.string(), log: z.array(attempt) });

export const WEBHOOK_URL_PROBLEMS = [
  "WEBHOOK_URL_UNREADABLE", "WEBHOOK_URL_TOO_LONG", "WEBHOOK_URL_SCHEME", "WEBHOOK_URL_USERINFO", "WEBHOOK_URL_PORT", "WEBHOOK_URL_HOST", "WEBHOOK_URL_ADDRESS",
] as const;

const on = (method: Endpoint["method"], place: string, summary: string, more: Pick<Endpoint, "answers" | "problems"> & Partial<Endpoint>): Endpoint => ({
  method, path: `/api/v1/${place}`, group: GROUP, scope: SCOPE, summary, ...more,
});

export const WEBHOOK_ENDPOINTS: readonly Endpoint[] = [
  on("GET", "webhooks", "Your own webhooks.", { answers: { 200: { text: "All of them, oldest first.", schema: z.object({ webhooks: z.array(webhook) }) } }, problems: [] }),
  on("POST", "webhooks", "Tells an address how all your runs end from now on.", {
    body: createWebhookInput,
    answers: { 201: { text: "Made; the secret is in this answer and nowhere later.", schema: withSecret } },
    problems: [...WEBHOOK_URL_PROBLEMS, "WEBHOOK_EXISTS", "WEBHOOK_LIMIT"],
  }),
  on("GET", "webhooks/{id}", "One webhook.", { answers: { 200: { text: "The webhook, without its secret.", schema: webhook } }, problems: ["NOT_FOUND"] }),
  on("PATCH", "webhooks/{id}", "Changes what a webhook is told of, or its description.", {
    body: updateWebhookInput.omit({ id: true }),
    answers: { 200: { text: "The webhook as it now stands.", schema: webhook } },
    problems: ["NOT_FOUND"],
  }),
  on("DELETE", "webhooks/{id}", "Removes a webhook with its secret, what waits for it and its log.", { answers: { 204: { text: "Removed." } }, problems: ["NOT_FOUND"] }),
  on("POST", "webhooks/{id}/rotate", "Makes a new secret; the one before signs too for 24 hours.", { answers: { 200: { text: "The webhook with its new secret.", schema: withSecret } }, problems: ["NOT_FOUND"] }),
  on("POST", "webhooks/{id}/disable", "Switches a webhook off; repeating it changes nothing.", { answers: { 200: { text: "The webhook.", schema: webhook } }, problems: ["NOT_FOUND"] }),
  on("POST", "webhooks/{id}/enable", "Switches a webhook on again; repeating it changes nothing.", { answers: { 200: { text: "The webhook.", schema: webhook } }, problems: ["NOT_FOUND"] }),
  on("POST", "webhooks/{id}/test", "Sends a message that says only that it arrives; it gets one attempt.", {
    answers: { 202: { text: "On its way; ask for the delivery to see what came of it.", schema: detail } },
    problems: ["NOT_FOUND", "WEBHOOK_DISABLED", "RATE_LIMITED"],
  }),
  on("GET", "webhooks/{id}/deliveries", "What was sent to a webhook, newest first, page by page.", {
    query: listDeliveriesInput.omit({ webhookId: true, everyone: true }),
    answers: { 200: { text: "A page; nextCursor is null on the last.", schema: z.object({ deliveries: z.array(delivery), nextCursor: z.uuid().nullable() }) } },
    problems: ["NOT_FOUND"],
  }),
  on("GET", "webhook-deliveries/{id}", "One message: its text and every attempt.", { answers: { 200: { text: "The delivery.", schema: detail } }, problems: ["NOT_FOUND"] }),
  on("POST", "webhook-deliveries/{id}/resend", "Sends a message again, under the id it always had.", {
    answers: { 202: { text: "On its way.", schema: detail } },
    problems: ["NOT_FOUND", "WEBHOOK_DISABLED", "DELIVERY_RUNNING"],
  }),
];
