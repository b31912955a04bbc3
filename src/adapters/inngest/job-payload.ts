import { z } from "zod";
import { type JobEventData, jobRequestedEvent } from "@/domain/jobs/job-events";
import type { JobTicket } from "@/kernel/job-ledger";

const jobData = z.object({ jobId: z.uuid() });
/** Run-ended events carry the event that began the run. */
const endedRunData = z.object({ event: z.object({ data: jobData }) });

export interface JobEvent {
  name: string;
  /** The job's id: sending it twice starts one run. */
  id: string;
  data: JobEventData;
}

export const eventDataOf = (ticket: JobTicket): JobEventData => ({
  jobId: ticket.id,
  createdById: ticket.createdById,
  assessmentId: ticket.assessmentId,
});

export const startEventOf = (ticket: JobTicket): JobEvent => ({
  name: jobRequestedEvent(ticket.type, ticket.recipe),
  id: ticket.id,
  data: eventDataOf(ticket),
});

/** The job an event is about; null when it is not one of ours. */
export const jobIdOf = (data: unknown): string | null => jobData.safeParse(data).data?.jobId ?? null;
export const jobIdOfEndedRun = (data: unknown): string | null => endedRunData.safeParse(data).data?.event.data.jobId ?? null;
