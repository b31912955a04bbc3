import { JOB_ENDS } from "@/domain/recipes/recipe";
import { DELIVERY_FAULTS, type DeliveryFault } from "@/domain/webhooks/delivery-fault";
import { MESSAGE_EVENTS, type MessageEvent } from "@/domain/webhooks/message";
import type { DeliveryDetail, DeliveryView, WebhookView } from "../contract";
import type { EndpointRow } from "./store";
import type { ListedDelivery, WholeDelivery } from "./store-deliveries";

export const toWebhookView = (row: EndpointRow, now: Date): WebhookView => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: JOB_ENDS.filter((end) => row.events.includes(end)),
  disabledAt: row.disabledAt,
  disabledReason: row.disabledReason,
  previousSecretUntil: row.previousUntil !== null && row.previousUntil > now ? row.previousUntil : null,
  createdAt: row.createdAt,
});

type ViewedDelivery = Omit<ListedDelivery, "endpoint"> & { endpoint: { url: string } };

export function toDeliveryView(row: ViewedDelivery): DeliveryView {
  const last = row.log.at(-1);
  return {
    id: row.id,
    webhookId: row.endpointId,
    url: row.endpoint.url,
    jobId: row.jobId,
    event: eventOf(row.event),
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    lastError: last?.error ?? null,
    lastCode: faultOf(last?.code),
    lastStatusCode: last?.statusCode ?? null,
  };
}

export const toDeliveryDetail = (row: WholeDelivery): DeliveryDetail => ({
  ...toDeliveryView(row),
  body: row.body,
  log: row.log.map(({ number, at, durationMs, statusCode, error, code, answer }) => ({ number, at, durationMs, statusCode, error, code: faultOf(code), answer })),
});

const faultOf = (text: string | null | undefined): DeliveryFault | null => (text != null && text in DELIVERY_FAULTS ? (text as DeliveryFault) : null);
const eventOf = (text: string): MessageEvent => MESSAGE_EVENTS.find((event) => event === text) ?? "test";
