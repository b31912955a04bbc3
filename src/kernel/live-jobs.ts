import type { StreamedEvent } from "@/domain/jobs/stream-event";

/** One event as it goes to viewers; the object and its frame are made once and shared by all of them. */
export interface LiveEvent {
  jobId: string;
  event: StreamedEvent;
  /** The whole server-sent event, UTF-8. */
  frame: Uint8Array;
}

/** Where a viewer comes in: after event `after`, or with what happens from now on. */
export interface LivePlace {
  jobId: string;
  after: number | null;
}

/** Whoever is told events as they come. */
export interface LiveSink {
  /** Whether it takes another one now. */
  takes(): boolean;
  put(event: LiveEvent): void;
  /** Nothing more comes; with the failure that ended it, or null. */
  ended(failure: Error | null): void;
}

/** Read it by `events` or by `tell`, not by both. */
export interface LiveView {
  /** The number after which each place begins, in the order they were given. */
  from: readonly number[];
  /** Each job's events once and in order, until all the jobs have ended, the time is up or `signal` fires. */
  events: AsyncGenerator<LiveEvent, void>;
  /** The same events put into `sink`; call what it returns when the sink takes again. */
  tell(sink: LiveSink): () => void;
  /** All of them have ended and nothing is left to tell. */
  nothingLeft: boolean;
}

/** Follows jobs for any number of viewers: one read of the database for all who watch the same job. */
export interface LiveJobs {
  /**
   * The view has its place when this resolves: nothing committed later is missed. Whoever calls has checked that the
   * jobs may be seen. `signal` frees everything, whether or not the events were read.
   */
  follow(places: readonly LivePlace[], signal: AbortSignal): Promise<LiveView>;
  /** About how long one view may last, seconds; its client then comes back with the last number it saw. */
  readonly longestSec: number;
  /** Jobs that are watched in this process now. */
  watched(): number;
  close(): void;
}
