import type { ClientOptions } from "@/sdk/client-options";
import { JobsClient } from "@/sdk/jobs-client";
import { PromptsClient } from "@/sdk/prompts-client";
import { SchedulesClient } from "@/sdk/schedules-client";
import { ConfigError } from "./exit-code";
import type { Terminal } from "./terminal";

interface Given {
  "api-url": string | undefined;
  "api-key": string | undefined;
}

/** Where the app is when nothing says otherwise: its own default address. */
const LOCAL = "http://localhost:3000";

/** Flags win over the environment. @throws ConfigError when there is no token */
export function serverSettings(given: Given, { settings }: Terminal): ClientOptions {
  const apiKey = given["api-key"] ?? settings.apiKey;
  if (apiKey === undefined) throw new ConfigError("There is no token. Make one on the page Tokens, and set RISK_DESK_API_KEY to it (or give --api-key).");
  return { apiUrl: given["api-url"] ?? settings.apiUrl ?? LOCAL, apiKey };
}

export const jobsClient = (given: Given, terminal: Terminal): JobsClient => new JobsClient(serverSettings(given, terminal));

export const promptsClient = (given: Given, terminal: Terminal): PromptsClient => new PromptsClient(serverSettings(given, terminal));

export const schedulesClient = (given: Given, terminal: Terminal): SchedulesClient => new SchedulesClient(serverSettings(given, terminal));
