import { Webhook } from "standardwebhooks";

/** The headers of Standard Webhooks 1.0; each secret adds its signature, so that receivers can change over. */
export function signedHeaders(message: { id: string; body: string; at: Date }, secrets: readonly string[]): Record<string, string> {
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(Math.floor(message.at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(message.id, message.at, message.body)).join(" "),
  };
}
