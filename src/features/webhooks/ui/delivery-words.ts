import type { StateKind } from "@/ui/state/state";
import type { DeliveryStatus } from "@/domain/webhooks/delivery";
import type { JobEnd } from "@/domain/recipes/recipe";
import type { AttemptView, DeliveryView } from "../contract";
import { t } from "./text";

export const DELIVERY_KIND: Record<DeliveryStatus, StateKind> = { PENDING: "waiting", DELIVERED: "done", FAILED: "failed" };

/** "Job completed, job 1a2b3c4d" in a label that names one row. */
export const nameOf = (delivery: Pick<DeliveryView, "event" | "jobId">): string =>
  delivery.jobId === null ? t.deliveries.event[delivery.event] : `${t.deliveries.event[delivery.event]}, ${t.deliveries.job(delivery.jobId)}`;

export const eventsInWords = (events: readonly JobEnd[]): string => (events.length === 0 ? t.onlyOwn : events.map((end) => t.endNames[end]).join(", "));

/** "answered 503 in 210 ms". */
export const attemptInWords = ({ statusCode, durationMs }: Pick<AttemptView, "statusCode" | "durationMs">): string =>
  `${statusCode === null ? t.deliveries.noAnswer : t.deliveries.answered(statusCode)}, ${t.deliveries.took(durationMs)}`;

/** Host and path apart: the host is what people look for, the path is what is long. */
export function partsOf(url: string): { host: string; rest: string } {
  const { host, pathname, search } = new URL(url);
  const rest = `${pathname === "/" ? "" : pathname}${search}`;
  return { host, rest };
}
