const WIDTH = 24;

/** A share 0..1 as a bar of 24 places. */
export const bar = (share: number): string => "█".repeat(Math.round(Math.min(1, Math.max(0, share)) * WIDTH)).padEnd(WIDTH, "░");

/** Puts a line in the place of the last one on a screen. */
export const redraw = (line: string, columns: number): string => `\r\x1b[2K${line.slice(0, Math.max(40, columns - 1))}`;
