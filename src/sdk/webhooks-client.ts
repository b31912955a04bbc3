import { type Abortable, ApiClient } from "./api-client";
import type { Delivery, DeliveryDetail, DeliveryFilter, DeliveryPage, NewWebhook, Webhook, WebhookWithSecret } from "./webhooks";

const WEBHOOKS = "/api/v1/webhooks";
const at = (id: string, rest = ""): string => `${WEBHOOKS}/${encodeURIComponent(id)}${rest}`;
const delivery = (id: string, rest = ""): string => `/api/v1/webhook-deliveries/${encodeURIComponent(id)}${rest}`;

/** Addresses that are told how your jobs end. Scope: webhooks:write. */
export class WebhooksClient extends ApiClient {
  /** Never repeated by itself: the secret is in this answer only. @throws JobError WEBHOOK_EXISTS, WEBHOOK_LIMIT, WEBHOOK_URL_… */
  create(webhook: NewWebhook, { signal }: Abortable = {}): Promise<WebhookWithSecret> {
    return this.ask({ method: "POST", path: WEBHOOKS, body: webhook, repeatable: false, signal });
  }

  async list({ signal }: Abortable = {}): Promise<Webhook[]> {
    return (await this.ask<{ webhooks: Webhook[] }>({ method: "GET", path: WEBHOOKS, repeatable: true, signal })).webhooks;
  }

  get(id: string, { signal }: Abortable = {}): Promise<Webhook> {
    return this.ask({ method: "GET", path: at(id), repeatable: true, signal });
  }

  update(id: string, change: Omit<Partial<NewWebhook>, "url">, { signal }: Abortable = {}): Promise<Webhook> {
    return this.ask({ method: "PATCH", path: at(id), body: change, repeatable: true, signal });
  }

  /** Removes it with its secret, what waits for it and its log. */
  async delete(id: string, { signal }: Abortable = {}): Promise<void> {
    await this.ask<null>({ method: "DELETE", path: at(id), repeatable: true, goneIsDone: true, signal });
  }

  /** Makes a new secret; the one before signs too for 24 hours. Never repeated by itself. */
  rotate(id: string, { signal }: Abortable = {}): Promise<WebhookWithSecret> {
    return this.ask({ method: "POST", path: at(id, "/rotate"), repeatable: false, signal });
  }

  enable(id: string, { signal }: Abortable = {}): Promise<Webhook> {
    return this.ask({ method: "POST", path: at(id, "/enable"), repeatable: true, signal });
  }

  disable(id: string, { signal }: Abortable = {}): Promise<Webhook> {
    return this.ask({ method: "POST", path: at(id, "/disable"), repeatable: true, signal });
  }

  /** Sends a message that says only that it arrives; look at the delivery to see what came of it. */
  test(id: string, { signal }: Abortable = {}): Promise<DeliveryDetail> {
    return this.ask({ method: "POST", path: at(id, "/test"), repeatable: false, signal });
  }

  /** What was sent to it, newest first, page after page for as long as it is asked for. */
  async *deliveries(id: string, filter: DeliveryFilter = {}, { signal }: Abortable = {}): AsyncGenerator<Delivery, void> {
    let cursor: string | undefined;
    do {
      const { deliveries, nextCursor } = await this.ask<DeliveryPage>({ method: "GET", path: at(id, "/deliveries"), query: { ...filter, cursor }, repeatable: true, signal });
      yield* deliveries;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  /** One message: its text and every attempt. */
  delivery(id: string, { signal }: Abortable = {}): Promise<DeliveryDetail> {
    return this.ask({ method: "GET", path: delivery(id), repeatable: true, signal });
  }

  /** Sends it again, under the id it always had, which lets the receiver know a repeat. */
  resend(id: string, { signal }: Abortable = {}): Promise<DeliveryDetail> {
    return this.ask({ method: "POST", path: delivery(id, "/resend"), repeatable: true, signal });
  }
}
