import type { RootDb } from "@/adapters/db";
import { createModelAnalyst, createQuestions } from "@/adapters/model/analyst";
import { createBedrockClient } from "@/adapters/model/bedrock";
import type { Analyst } from "@/domain/ports/analyst";
import type { AnalystQuestions } from "@/domain/ports/analyst-questions";
import type { Log } from "@/domain/ports/log";
import type { ModelClient } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { Env } from "@/env";
import { createMeteredClient } from "@/features/model/server";

export interface ConfiguredModel {
  client: ModelClient;
  close(): Promise<void>;
}

/** null = no model is named; the half-named case ends in src/env.ts. */
export function createModel(config: Env, root: RootDb, log: Log, now: () => Date): ConfiguredModel | null {
  const { BEDROCK_MODEL_ID: modelId, BEDROCK_REGION, AWS_REGION, BEDROCK_ENDPOINT_URL: endpoint = null } = config;
  const region = BEDROCK_REGION ?? AWS_REGION;
  if (modelId === undefined || region === undefined) return null;
  const { BEDROCK_STRUCTURED_OUTPUT: structured, BEDROCK_PROMPT_CACHE: promptCache, BEDROCK_TIMEOUT_SECONDS: timeoutSec } = config;
  const client = createBedrockClient({ modelId, region, endpoint, structured, promptCache, timeoutSec, temperatureOf: (section) => temperatureOf(config, section) });
  const metered = createMeteredClient(client, root, log, now);
  const close = async (): Promise<void> => {
    await metered.settled?.();
    await client.close();
  };
  return { client: metered, close };
}

/** The model reads the documents where there is one; the rules analyst then says what each document is. */
export function chooseAnalyst(config: Env, model: ConfiguredModel | null, rules: Analyst, prompts: PromptBook): Analyst {
  return model === null ? rules : createModelAnalyst({ client: model.client, ...callOptions(config, rules, prompts) });
}

/** What such an analyst would send; made also where there is no model to send it to. */
export const chooseQuestions = (config: Env, rules: Analyst, prompts: PromptBook): AnalystQuestions => createQuestions(callOptions(config, rules, prompts));

function callOptions({ BEDROCK_MAX_TOKENS: maxTokens, BEDROCK_INPUT_TOKENS: inputTokens }: Env, rules: Analyst, prompts: PromptBook) {
  return { rules, prompts, settings: { temperature: null, maxTokens }, inputTokens };
}

const temperatureOf = ({ BEDROCK_TEMPERATURE: degrees }: Env, section: string): number => degrees[section] ?? degrees.ELSE ?? 0;
