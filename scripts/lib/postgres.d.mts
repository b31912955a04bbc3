export interface Cluster {
  pid: number;
  port: number;
  /** The address of one database of this cluster, password included. */
  url(database: string): string;
  stop(): Promise<void>;
}

export declare function startPostgres(options: { dataDir: string; logFile: string; password: string; settings?: string[] }): Promise<Cluster>;
export declare function startScratchPostgres(options?: { durable?: boolean }): Promise<Cluster>;
