import { listLeftOut } from "@/domain/model/choose-passages";
import { type Passage, passagesOf } from "@/domain/model/passages";
import { IDENTITY_QUESTION } from "@/domain/model/reading-account";
import type { AnalystRequest, DocumentIdentifier } from "@/domain/ports/analyst";
import type { ModelCall, ModelClient } from "@/domain/ports/model-client";
import type { Rubric } from "@/domain/risk/rubric";
import { readAs } from "./answer-schema";
import { askForReading } from "./ask";
import { type CallOptions, settingsOf } from "./category-call";
import { type DeskPrompt, identityPrompt } from "./desk-prompt";
import { deskText } from "./desk-text";
import { documentText } from "./document-text";
import { identify, identityAccount } from "./identify";
import { IDENTITY_INSTRUCTIONS, IDENTITY_JSON_SCHEMA, IDENTITY_VERSION, identitySchema } from "./identity-schema";

interface Options extends CallOptions {
  client: ModelClient;
}

/** What a paper is stands at its beginning: about ten pages of it are shown. */
const FRONT_TOKENS = 8_000;

/** Asks of each document what it is, with the prompt in production; null = there is none. */
export async function createIdentifier(options: Options, request: AnalystRequest): Promise<DocumentIdentifier | null> {
  const { client, prompts } = options;
  const [first] = request.documents;
  const force = prompts && first ? await identityPrompt(prompts, request, first, []) : null;
  if (!force) return null;
  return {
    key: JSON.stringify([force.settings.modelId ?? client.modelId, IDENTITY_VERSION, request.rubric.hash, force.versionIds]),
    identify: async (documentId) => {
      // Taken out of production meanwhile: the round ends with the prompt it began with.
      const made = await documentCall(options, request, documentId, force);
      if (!made) throw new Error(`No question about document ${documentId}`);
      const answer = await askForReading(client, made.call, (text) => readAs(identitySchema, text));
      const { said, ...counted } = identify(request.rubric, made.document, answer);
      return { said, account: identityAccount({ ...counted, leftOut: made.leftOut }, made.booked.versionIds) };
    },
  };
}

/** The call about one document; null = the book has no prompt for it and none is given in its place. */
export async function documentCall(options: CallOptions, request: AnalystRequest, documentId: string, otherwise: DeskPrompt | null = null) {
  const document = request.documents.find(({ id }) => id === documentId);
  if (!document) throw new Error(`The request has no document ${documentId}`);
  const passages = passagesOf([document]);
  const front = frontOf(passages, options.inputTokens);
  const leftOut = listLeftOut(passages, new Set(front)).map((left) => ({ category: IDENTITY_QUESTION, ...left }));
  const booked = (options.prompts && (await identityPrompt(options.prompts, request, document, [...new Set(front.map(({ page }) => page))]))) ?? otherwise;
  return booked && { call: callAbout(request, front, booked, settingsOf(options, booked)), leftOut, booked, document };
}

function frontOf(passages: Passage[], inputTokens: number): Passage[] {
  let spent = 0;
  const end = passages.findIndex(({ tokens }) => (spent += tokens) > Math.min(FRONT_TOKENS, inputTokens));
  return end < 0 ? passages : passages.slice(0, Math.max(1, end));
}

function callAbout({ rubric, signal, jobId }: AnalystRequest, front: readonly Passage[], booked: DeskPrompt, settings: ModelCall["settings"]): ModelCall {
  return {
    purpose: { section: "DOCUMENT_READING", jobId, promptVersionIds: booked.versionIds, rubricVersion: rubric.version, schemaVersion: `identity ${IDENTITY_VERSION}` },
    settings,
    system: [{ text: IDENTITY_INSTRUCTIONS }, { text: kindList(rubric), cachePoint: true }],
    turns: [{ role: "user", content: [{ text: documentText(front) }, { text: question(booked) }] }],
    schema: { name: "identity", schema: IDENTITY_JSON_SCHEMA },
    signal,
  };
}

const kindList = (rubric: Rubric): string => ["Kinds of document:", ...rubric.documents.map(({ id, label }) => `- ${id}: ${label}`)].join("\n");

const question = (booked: DeskPrompt): string =>
  ["Say what document 1 is, and nothing else.", deskText(booked, "From the prompt in force for documents; the six rules above and the form of the answer come first.")].join("\n");
