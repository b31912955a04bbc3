/** Keeps files by key. Keys are made by us ("documents/<uuid>"), never from what a person typed. */
export interface Storage {
  /** Whole or not at all; throws AppError UNAVAILABLE code DISK_FULL when there is no room. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Throws AppError NOT_FOUND when the key is unknown. */
  get(key: string): Promise<Uint8Array>;
  delete(key: string): Promise<void>;
}
