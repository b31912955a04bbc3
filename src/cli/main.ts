import { JobError } from "@/sdk/job-error";
import { COMMANDS } from "./commands";
import type { Command } from "./terminal/command";
import { ConfigError, EXIT, exitOf, UsageError } from "./terminal/exit-code";
import { commandHelp, overview } from "./terminal/help-text";
import { nearestName } from "./terminal/nearest-name";
import type { Terminal } from "./terminal/terminal";

const TITLE = "risk: Risk Desk in a terminal";
const BROKEN_OFF = "Broken off. What the server had taken goes on there: risk run list";
const HELP = new Set(["help", "--help", "-h"]);

/** Runs one command line; returns the exit code. Whatever goes wrong is one sentence on stderr. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  const asked = args.some((arg) => HELP.has(arg) && arg !== "help") || args[0] === "help" || args.length === 0;
  const words = args.filter((arg) => !HELP.has(arg));
  const command = find(words);
  if (asked) return help(command, words, terminal);
  if (command === null) return fail(unknownCommand(words), words.slice(0, 2).join(" "), args, terminal);
  const { name } = command;
  try {
    return await command.start(args.slice(name.split(" ").length), terminal);
  } catch (error) {
    if (terminal.interrupted.aborted) return interrupted(args, terminal);
    return fail(error, name, args, terminal);
  }
}

const find = (words: readonly string[]): Command | null =>
  COMMANDS.find(({ name }) => name === words.slice(0, name.split(" ").length).join(" ")) ?? null;

function help(command: Command | null, words: readonly string[], terminal: Terminal): number {
  const [group] = words;
  const members = COMMANDS.filter(({ name }) => name.split(" ")[0] === group);
  terminal.out(command ? commandHelp(command) : members.length > 0 ? overview(members, `${TITLE}: ${group}`) : overview(COMMANDS, TITLE));
  return EXIT.ok;
}

function unknownCommand(words: readonly string[]): UsageError {
  const [group = "", verb = ""] = words;
  const members = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
  const given = members.length > 0 ? `${group} ${verb}`.trim() : group;
  if (members.length > 0 && (verb === "" || verb.startsWith("-"))) return new UsageError(`risk ${group} needs one of: ${members.map(({ name }) => name.slice(group.length + 1)).join(", ")}.`);
  const near = nearestName(given, COMMANDS.map(({ name }) => name)) ?? nearestName(group, [...new Set(COMMANDS.map(({ name }) => name.split(" ")[0] ?? ""))]);
  return new UsageError(`There is no command "${given}".${near === null ? "" : ` Did you mean "${near}"?`} risk --help lists them all.`);
}

function fail(error: unknown, name: string, args: readonly string[], terminal: Terminal): number {
  const message = error instanceof Error ? error.message : String(error);
  const again = error instanceof UsageError && COMMANDS.some((command) => command.name === name) ? ` risk ${name} --help tells its flags.` : "";
  const request = error instanceof JobError && error.requestId !== null ? ` (request ${error.requestId})` : "";
  terminal.err(`risk ${name}: ${message}${again}${request}\n`);
  if (args.includes("--json")) terminal.out(`${JSON.stringify({ error: errorDocument(error, message) })}\n`);
  return exitOf(error);
}

function errorDocument(error: unknown, message: string): Record<string, unknown> {
  if (!(error instanceof JobError)) return { code: error instanceof UsageError ? "USAGE" : error instanceof ConfigError ? "CONFIG" : "INTERNAL", message };
  const { code, status, jobId, requestId, retryable } = error;
  return { code, message, status, jobId, requestId, retryable };
}

function interrupted(args: readonly string[], terminal: Terminal): number {
  if (args.includes("--json")) terminal.out(`${JSON.stringify({ error: { code: "INTERRUPTED", message: BROKEN_OFF } })}\n`);
  terminal.err(`${BROKEN_OFF}\n`);
  return EXIT.interrupted;
}
