import type { Command } from "./command";
import { EXIT } from "./exit-code";
import type { Flag } from "./flags";

const NAME_WIDTH = 28;

export const usageLine = ({ name, takes, flags }: Command): string =>
  ["risk", name, ...takes.map(({ name: word, needed, many }) => `${needed ? word : `[${word}]`}${many ? "…" : ""}`), Object.keys(flags).length > 0 ? "[flags]" : ""].join(" ").trim();

const flagName = (name: string, flag: Flag): string => `--${name}${flag.kind === "switch" ? "" : ` ${flag.value}`}`;
const flagLine = ([name, flag]: [string, Flag]): string => {
  const choices = flag.kind === "text" && flag.choices ? ` (${flag.choices.join(", ")})` : "";
  const left = `  ${flagName(name, flag)}`;
  return `${left.length < NAME_WIDTH ? left.padEnd(NAME_WIDTH) : `${left}\n${" ".repeat(NAME_WIDTH)}`}${flag.says}${choices}`;
};

/** What `risk COMMAND --help` prints: the command's own table. */
export function commandHelp(command: Command): string {
  const { says, flags, examples } = command;
  return [
    usageLine(command), "", `  ${says}`, "",
    ...(Object.keys(flags).length > 0 ? ["Flags:", ...Object.entries(flags).map(flagLine), ""] : []),
    ...(examples.length > 0 ? ["Examples:", ...examples.map((line) => `  ${line}`), ""] : []),
  ].join("\n");
}

/** All commands, or those of one group. */
export function overview(commands: readonly Command[], title: string): string {
  const width = Math.max(...commands.map((command) => command.name.length)) + 2;
  const codes = Object.entries(EXIT).map(([name, code]) => `${code} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`);
  return [
    title, "", ...commands.map(({ name, says }) => `  risk ${name.padEnd(width)}${says}`), "",
    "  risk COMMAND --help tells the flags of one command.", "", `Exit: ${codes.join(", ")}.`, "",
  ].join("\n");
}
