/** A piece of a few words is written at once, so that the database is not asked for every token. */
const SAY_EVERY_MS = 250;

/** Says pieces together that come close upon each other. */
export class PieceWriter {
  private waiting = "";
  private timer: NodeJS.Timeout | null = null;
  private saidAt = -Infinity;
  private said: Promise<{ error: unknown } | null> = Promise.resolve(null);

  constructor(private readonly say: (text: string) => Promise<void>) {}

  /** Throws what an earlier piece met: an answer nobody can follow is not gone on with. */
  async take(text: string): Promise<void> {
    this.waiting += text;
    const due = this.saidAt + SAY_EVERY_MS - performance.now();
    // What it meets is thrown by the next piece, or at the end.
    if (due > 0) this.timer ??= setTimeout(() => void this.tell().catch(() => undefined), due);
    else await this.tell();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  async tell(): Promise<void> {
    this.stop();
    const text = this.waiting;
    this.waiting = "";
    this.saidAt = performance.now();
    if (text !== "") this.said = this.said.then(async (failed) => failed ?? this.say(text).then(() => null, (error: unknown) => ({ error })));
    const failed = await this.said;
    if (failed) throw failed.error;
  }
}
