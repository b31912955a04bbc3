import { serverTransport } from "../terminal/server-client";
import type { Terminal } from "../terminal/terminal";
import { ScheduleCalls } from "./schedule-calls";

export const callsOf = (given: Parameters<typeof serverTransport>[0], terminal: Terminal): ScheduleCalls =>
  new ScheduleCalls(serverTransport(given, terminal), terminal.interrupted);
