import { assessCommand } from "./assess/assess-command";
import { listPrompts } from "./prompt/list";
import { promptVersions } from "./prompt/versions";
import { recipesCommand } from "./recipes-command";
import { cancelCommand } from "./run/cancel";
import { deleteCommand } from "./run/delete";
import { listCommand } from "./run/list";
import { resultCommand } from "./run/result";
import { retryCommand } from "./run/retry";
import { statusCommand } from "./run/status";
import { streamCommand } from "./run/stream";
import { submitCommand } from "./run/submit";
import { scheduleCommands } from "./schedule/schedule-commands";
import type { Command } from "./terminal/command";

const ofJobs = [submitCommand, statusCommand, resultCommand, streamCommand, listCommand, cancelCommand, retryCommand, deleteCommand];

export const COMMANDS: readonly Command[] = [
  assessCommand,
  ...ofJobs.map((make) => make("run")),
  ...ofJobs.map((make) => make("background")),
  ...scheduleCommands,
  recipesCommand,
  listPrompts,
  promptVersions,
];
