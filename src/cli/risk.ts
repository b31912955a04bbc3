import { text } from "node:stream/consumers";
import { programSettings } from "@/env";
import { main } from "./main";

const interrupt = new AbortController();
// The first Ctrl-C ends the waiting, with a word on the job; a second one ends the program.
process.once("SIGINT", () => interrupt.abort(new Error("Ctrl-C")));

process.exitCode = await main(process.argv.slice(2), {
  out: (chunk) => void process.stdout.write(chunk),
  err: (chunk) => void process.stderr.write(chunk),
  screen: process.stderr.isTTY,
  columns: process.stderr.columns || 100,
  input: () => text(process.stdin),
  interrupted: interrupt.signal,
  settings: programSettings(),
});
