interface FaultRule {
  /** When it is kept; a whole sentence. */
  when: string;
  advice: string;
}

const fault = (when: string, advice: string): FaultRule => ({ when, advice });

/** What one attempt to deliver a message met; kept with the attempt beside the sentence for people. docs/api.md shows this table. */
export const DELIVERY_FAULTS = {
  ADDRESS_REFUSED: fault("The address, or what its name resolves to, is not one that messages may go to.", "Give a public https address."),
  RECEIVER_NAME: fault("The receiver's name is not known to DNS, or could not be looked up.", "Correct the name, or wait for the next attempt."),
  RECEIVER_UNREACHABLE: fault("No connection was made, or it was broken off before an answer.", "Start the receiver, or open its firewall."),
  RECEIVER_TIMEOUT: fault("No answer came within 15 seconds.", "Answer at once, and do the work afterwards."),
  RECEIVER_CERTIFICATE: fault("The receiver's certificate, or its TLS, is not one to trust.", "Use a certificate of a public authority, for this name and this day."),
  RECEIVER_NOT_HTTP: fault("What came back is not HTTP, or its headers are too large.", "Answer with a status line and few headers."),
  ANSWER_REDIRECT: fault("The receiver answered 3xx; redirects are not followed.", "Give the final address."),
  ANSWER_GONE: fault("The receiver answered 410; the webhook was disabled.", "Enable it again when the receiver is back."),
  ANSWER_BUSY: fault("The receiver answered 429, or 503; Retry-After is kept to within a day.", "Nothing, or take more at once."),
  ANSWER_REFUSED: fault("The receiver answered another status than 2xx.", "Answer 2xx once the message is stored."),
  ANSWER_CUT: fault("The message was received; the answer was longer than 64 KiB, and the rest of it was not read.", "Answer with nothing."),
  SECRET_UNREADABLE: fault("The signing secret could not be opened, so nothing was sent.", "Rotate the webhook's secret."),
  NOT_SENT: fault("The webhook is disabled, or its owner's account is not active any more.", "Enable the webhook, then resend."),
} as const satisfies Record<string, FaultRule>;

export type DeliveryFault = keyof typeof DELIVERY_FAULTS;
