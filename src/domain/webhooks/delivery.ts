import type { DeliveryFault } from "./delivery-fault";
import { nextWaitSec, parseRetryAfter } from "./retry-plan";

/**
 * A delivery is one message to one endpoint, from its outbox row to a 2xx answer or the end of the schedule. An attempt
 * is one request. States move only through DELIVERY_TRANSITIONS.
 */
export const DELIVERY_STATUSES = ["PENDING", "DELIVERED", "FAILED"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export type DeliveryMove = "deliver" | "giveUp" | "retryLater" | "resend";

const DELIVERY_TRANSITIONS: Record<DeliveryMove, { from: readonly DeliveryStatus[]; to: DeliveryStatus }> = {
  deliver: { from: ["PENDING"], to: "DELIVERED" },
  giveUp: { from: ["PENDING"], to: "FAILED" },
  retryLater: { from: ["PENDING"], to: "PENDING" },
  // The receiver knows the message by its id, so sending it again is safe in every state.
  resend: { from: DELIVERY_STATUSES, to: "PENDING" },
};

export const deliveryStatusesBefore = (move: DeliveryMove): readonly DeliveryStatus[] => DELIVERY_TRANSITIONS[move].from;
export const deliveryStatusAfter = (move: DeliveryMove): DeliveryStatus => DELIVERY_TRANSITIONS[move].to;

/** What came back of one attempt; `status` null = no answer came. */
export interface AttemptAnswer {
  status: number | null;
  retryAfter: string | null;
  /** In words, for people; null when the answer was a success. */
  error: string | null;
  /** Null when there is nothing to say of it, or when the status says it. */
  code: DeliveryFault | null;
}

export interface AttemptVerdict {
  move: "deliver" | "giveUp" | "retryLater";
  /** Seconds until the next attempt; null when there is none. */
  waitSec: number | null;
  /** The receiver says it is gone for good: no message goes there any more. */
  disable: boolean;
  error: string | null;
  code: DeliveryFault | null;
}

const GONE = 410;
/** The statuses with which a receiver may say when to come back. */
const SAYS_WHEN = new Set([429, 503]);

/**
 * What an attempt's answer means. Only 2xx is success; a redirect is a failure, since following it would send the
 * message where nobody checked.
 * @param failed attempts of this round that have failed, this one included if it did
 * @param once the message gets one attempt only
 */
export function judgeAnswer(answer: AttemptAnswer, round: { failed: number; draw: number; now: Date; once: boolean }): AttemptVerdict {
  const { status } = answer;
  if (status !== null && status >= 200 && status < 300) return { move: "deliver", waitSec: null, disable: false, error: null, code: answer.code };
  const error = answer.error ?? answerInWords(status);
  const code = answer.code ?? codeOf(status);
  if (status === GONE) return { move: "giveUp", waitSec: null, disable: true, error, code };
  const asked = status !== null && SAYS_WHEN.has(status) ? parseRetryAfter(answer.retryAfter, round.now) : null;
  const waitSec = round.once ? null : nextWaitSec(round.failed, round.draw, asked);
  return { move: waitSec === null ? "giveUp" : "retryLater", waitSec, disable: false, error, code };
}

function codeOf(status: number | null): DeliveryFault {
  if (status === null) return "RECEIVER_UNREACHABLE";
  if (status === GONE) return "ANSWER_GONE";
  if (SAYS_WHEN.has(status)) return "ANSWER_BUSY";
  return status >= 300 && status < 400 ? "ANSWER_REDIRECT" : "ANSWER_REFUSED";
}

function answerInWords(status: number | null): string {
  if (status === null) return "No answer came.";
  if (status === GONE) return "The receiver answered 410: it is gone for good.";
  if (status === 429) return "The receiver answered 429: too many messages.";
  if (status >= 300 && status < 400) return `The receiver answered ${status}, a redirect. Redirects are not followed; give the final address.`;
  return `The receiver answered ${status}; only 2xx counts as received.`;
}
