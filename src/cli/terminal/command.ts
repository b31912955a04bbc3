import { UsageError } from "./exit-code";
import type { Flags, Given } from "./flags";
import { parseFlags } from "./parse-flags";
import type { Terminal } from "./terminal";

export interface Invocation<F extends Flags> {
  given: Given<F>;
  /** What stands beside the flags, as `takes` names it. */
  words: string[];
  terminal: Terminal;
}

export interface Word {
  /** "ID", "TEXT"; people read it in the help. */
  name: string;
  needed: boolean;
  /** Any number of them. */
  many?: boolean;
}

export interface CommandSpec<F extends Flags> {
  /** "run submit" */
  name: string;
  says: string;
  takes?: readonly Word[];
  flags: F;
  /** What a person types, one a line. */
  examples?: readonly string[];
  /** Returns the exit code. */
  run: (invocation: Invocation<F>) => Promise<number>;
}

/** A command whose flags the reader need not know. */
export interface Command {
  name: string;
  says: string;
  takes: readonly Word[];
  flags: Flags;
  examples: readonly string[];
  start(args: readonly string[], terminal: Terminal): Promise<number>;
}

export function defineCommand<F extends Flags>({ takes = [], examples = [], run, ...spec }: CommandSpec<F>): Command {
  return {
    ...spec, takes, examples,
    async start(args, terminal) {
      const { given, words } = parseFlags(args, spec.flags);
      checkWords(takes, words);
      return run({ given, words, terminal });
    },
  };
}

function checkWords(takes: readonly Word[], words: readonly string[]): void {
  const missing = takes[words.length];
  if (missing?.needed) throw new UsageError(`${missing.name} is missing.`);
  if (words.length > takes.length && !takes.at(-1)?.many) throw new UsageError(`"${words[takes.length]}" is one word too many.${words.length === 2 ? " Put a text of several words in quotation marks." : ""}`);
}
