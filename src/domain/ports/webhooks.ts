import type { AttemptAnswer } from "../webhooks/delivery";
import type { UrlPolicy } from "../webhooks/webhook-url";

export interface OutgoingMessage {
  /** The message's webhook-id, the same on every attempt. */
  id: string;
  url: string;
  /** The exact text that is signed and sent. */
  body: string;
  /** When this attempt is made; receivers refuse an old one. */
  at: Date;
  /** Newest first; each that opens signs. */
  secrets: readonly SealedSecret[];
}

export interface SealedSecret {
  sealed: string;
  /** The row it was sealed for; under another one it does not open. */
  endpointId: string;
}

export interface SentAttempt extends AttemptAnswer {
  durationMs: number;
  /** The first part of the answer as text; null when none came. */
  answer: string | null;
}

/** Posts signed messages to addresses people gave, and keeps the secrets that sign them. */
export interface Webhooks {
  readonly policy: UrlPolicy;
  /** Never throws for what the receiver does or is: `error` says it in words. */
  send(message: OutgoingMessage): Promise<SentAttempt>;
  /** A new signing secret: shown to its owner once, kept sealed. */
  newSecret(endpointId: string): { secret: string; sealed: string };
}
