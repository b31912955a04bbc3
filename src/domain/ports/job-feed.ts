/** Hears, across all processes on one database, that jobs have new events. It carries no content: listeners read the rows. */
export interface JobFeed {
  /**
   * `wake` is called after each commit that gave the job an event, and whenever something may have been missed.
   * It may be called without reason. Returns the way to stop.
   */
  listen(jobId: string, wake: () => void): () => void;
  close(): Promise<void>;
}
