import { type Failure, isEnded, type Json, type JobStatus, type Run, type RunResult } from "./run";

interface EventData {
  status: { status: JobStatus; code?: string };
  progress: { progress: number; done?: number; total?: number; sentence: string };
  log: { message: string } & Record<string, Json>;
  partial: { text: string };
  /** `leftOut`: the result is too large for a stream; getResult fetches it. */
  result: { result: Json; resultUrl?: string; leftOut?: boolean };
  error: Failure;
}

export type JobEventType = keyof EventData;

interface Standing {
  /** Number of the event in the job's story, from 1; of the last one seen when `polled`. Give it as `after` to go on from here. */
  seq: number;
  /** ISO 8601 */
  at: string;
  /** 0 to 100, as of this event. */
  progress: number;
  /** As of this event. */
  status: JobStatus;
  /** Streams are blocked on the way to the server: this was learnt by asking, not told by it. */
  polled: boolean;
}

/** One line of a job's story. */
export type JobEvent = { [Type in JobEventType]: Standing & { type: Type; data: EventData[Type] } }[JobEventType];

/** A line as it comes over the wire. */
export interface WireEvent {
  seq: number;
  type: JobEventType;
  at: string;
  data: Record<string, Json>;
}

/** Adds to each line where the job stands, and keeps count, so that none is told twice. */
export class Story {
  status: JobStatus = "queued";
  progress = 0;
  ended = false;

  constructor(public seq: number) {}

  /** Where the job stands for one who knows its story up to `seq` already. */
  begin({ status, progress }: Run): void {
    if (!isEnded(status)) Object.assign(this, { status, progress });
  }

  /** The event to tell; null when it was told before. */
  take(line: WireEvent): JobEvent | null {
    if (line.seq <= this.seq) return null;
    this.seq = line.seq;
    const data = line.data as Partial<EventData["status"] & EventData["progress"]>;
    if (line.type === "status" && data.status) this.reach(data.status);
    if (line.type === "progress" && typeof data.progress === "number") this.progress = data.progress;
    return { ...line, ...this.standing(false) } as JobEvent;
  }

  /** What asking for the job told that was not known before. */
  learn(run: Run): JobEvent[] {
    const at = run.completedAt ?? run.startedAt ?? run.createdAt;
    const news: JobEvent[] = [];
    const moved = run.progress !== this.progress && !isEnded(run.status);
    this.progress = run.progress;
    if (run.status !== this.status) {
      this.reach(run.status);
      news.push({ type: "status", at, data: { status: run.status }, ...this.standing(true) });
    }
    if (moved) news.push({ type: "progress", at, data: { progress: run.progress, sentence: run.step ?? "" }, ...this.standing(true) });
    return news;
  }

  /** The last event, when the stream's own cannot be had. */
  close({ status, result, error, completedAt: at }: RunResult): JobEvent {
    if (status === "succeeded") return { type: "result", at, data: { result }, ...this.standing(true) };
    const failure = error ?? { code: "INTERNAL", message: "The job ended without a result.", advice: "Try again.", retryable: true };
    return { type: "error", at, data: failure, ...this.standing(true) };
  }

  private reach(status: JobStatus): void {
    this.status = status;
    this.ended = isEnded(status);
    if (status === "succeeded") this.progress = 100;
  }

  private standing(polled: boolean): Omit<Standing, "at"> {
    return { seq: this.seq, progress: this.progress, status: this.status, polled };
  }
}
