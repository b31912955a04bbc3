import { z } from "zod";
import type { TaskEvent } from "@/kernel/task";

export const DELIVER_EVENT = "webhook/deliver";

/** What starts the task of one delivery. The round tells a run that was replaced from the one that replaced it. */
export const deliverData = z.object({ deliveryId: z.uuid(), ownerId: z.uuid(), round: z.int() });
export type DeliverData = z.output<typeof deliverData>;

export const deliverEvent = ({ id, round, ownerId }: { id: string; round: number; ownerId: string }): TaskEvent => ({
  name: DELIVER_EVENT,
  id: `webhook:${id}:${round}`,
  data: { deliveryId: id, ownerId, round },
});
