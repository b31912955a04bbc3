import type { JobEvent } from "@/sdk/job-event";
import { bar, redraw } from "../terminal/bar";
import type { Terminal } from "../terminal/terminal";

/** A job's events for people: one bar drawn in place on a screen, a line an event elsewhere. */
export function progressDrawer(terminal: Terminal): { draw(event: JobEvent): void; end(): void } {
  let drawn = false;
  let sentence = "";
  const end = (): void => {
    if (drawn) terminal.err("\n");
    drawn = false;
  };
  const line = (text: string): void => {
    end();
    terminal.err(`${text}\n`);
  };
  return {
    end,
    draw(event) {
      if (event.type === "log") return line(event.data.message);
      if (event.type === "progress") sentence = event.data.sentence;
      else if (event.type === "status") sentence = event.data.status;
      else return;
      const percent = `${event.progress} %`.padStart(5);
      if (!terminal.screen) return line(`${percent} ${sentence}`);
      terminal.err(redraw(`${bar(event.progress / 100)} ${percent} ${sentence}`, terminal.columns));
      drawn = true;
    },
  };
}
