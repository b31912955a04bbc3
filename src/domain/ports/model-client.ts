/** A stretch of text sent to a model; `cachePoint` marks the end of a prefix that calls share. */
export interface PromptBlock {
  text: string;
  cachePoint?: boolean;
}

export interface ModelTurn {
  role: "user" | "assistant";
  content: PromptBlock[];
}

export interface ModelSettings {
  /** A model id or an inference profile; null = the one the installation names. */
  modelId: string | null;
  /** 0..1; null = the one the installation names for the section of the prompt. */
  temperature: number | null;
  /** Tokens; always sent, because a call without it reserves the model's maximum. */
  maxTokens: number;
}

/** What a call is made for; the ledger keeps it. */
export interface CallPurpose {
  /** Section of the prompt desk, or what else asks. */
  section: string;
  /** Section of the prompt that is sent, where something else asks with it: a preview, a recipe. */
  promptSection?: string;
  /** Id of the rubric's category, for a call about one. */
  category?: string;
  jobId?: string;
  promptVersionIds?: readonly string[];
  rubricVersion?: string;
  schemaVersion?: string;
}

export interface ModelCall {
  /** Absent = the ledger says "OTHER". */
  purpose?: CallPurpose;
  settings: ModelSettings;
  system: PromptBlock[];
  turns: ModelTurn[];
  /** The answer must be JSON that fits this JSON schema; absent = free text. */
  schema?: { name: string; schema: Record<string, unknown> };
  signal?: AbortSignal;
  /** Nothing may leave before it is kept; its refusal ends the call. Given only to a client that says it waits. */
  admitted?: Promise<unknown>;
}

/** Tokens as the provider counted them; `input` holds neither of the two cached kinds. */
export interface ModelUsage {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
}

export interface ModelAnswer {
  text: string;
  /** The provider's own word: end_turn, max_tokens, guardrail_intervened, … */
  stopReason: string;
  usage: ModelUsage;
  modelId: string;
  latencyMs: number;
}

export type ModelEvent = { type: "text"; text: string } | { type: "end"; answer: ModelAnswer };

/** Speaks to a language model. Every failure is a JobError with one of our codes, its sentence and its advice. */
export interface ModelClient {
  /** The model of the installation when a call names none. */
  readonly modelId: string;
  /** It holds a call's bytes back until `admitted` is kept, and makes them ready meanwhile. Absent = whoever admits has to wait first. */
  readonly waitsForAdmission?: true;
  converse(call: ModelCall): Promise<ModelAnswer>;
  /** The pieces as they come; the last event is the whole answer. */
  stream(call: ModelCall): AsyncIterable<ModelEvent>;
  /** Waits until the calls made so far are booked, for one job or for all; whoever ends a step of a job asks. Absent = it books none. */
  settled?(jobId?: string): Promise<void>;
}
