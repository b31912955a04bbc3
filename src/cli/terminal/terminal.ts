/** What a command may touch of the world around it; a test gives its own. */
export interface Terminal {
  /** For programs: stdout. */
  out(text: string): void;
  /** For people: stderr. */
  err(text: string): void;
  /** stderr is a screen on which a line may be drawn again. */
  screen: boolean;
  columns: number;
  /** All of stdin. */
  input(): Promise<string>;
  /** Fires at Ctrl-C. */
  interrupted: AbortSignal;
  settings: { apiUrl?: string; apiKey?: string };
}
