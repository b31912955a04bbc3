import { choosePassages, type SourcePage } from "@/domain/model/choose-passages";
import { type Passage, passagesOf } from "@/domain/model/passages";
import type { ReadingAccount } from "@/domain/model/reading-account";
import type { Analyst, AnalystDocument, AnalystReply, AnalystRequest } from "@/domain/ports/analyst";
import type { ModelCall, ModelClient, ModelSettings } from "@/domain/ports/model-client";
import type { PromptBook } from "@/domain/ports/prompt-book";
import type { Finding } from "@/domain/risk/finding";
import type { GradeId } from "@/domain/risk/rubric";
import { indexRubric } from "@/domain/risk/rubric-index";
import { linkContradictions } from "../rules/findings/contradictions";
import { ANSWER_JSON_SCHEMA, type ModelReading, readAnswer, SCHEMA_VERSION } from "./answer-schema";
import { askForReading } from "./ask";
import { categoryQuestion } from "./category-question";
import { type DeskPrompt, deskPrompt, gapPrompt } from "./desk-prompt";
import { documentText } from "./document-text";
import { createIdentifier } from "./identifier";
import { identified } from "./identified";
import { gapQuestion } from "./gap-question";
import { INSTRUCTIONS, INSTRUCTIONS_VERSION } from "./instructions";
import { retrievalWords } from "./retrieval-words";
import { rubricText } from "./rubric-text";
import { toFindings } from "./to-findings";

export interface ModelAnalystOptions {
  client: ModelClient;
  /** Says what each document is and how good its evidence is, and where the category's sources stand: no model is asked for either. */
  rules: Analyst;
  prompts: PromptBook | null;
  settings: Pick<ModelSettings, "temperature" | "maxTokens">;
  /** Most tokens of document text in one call. */
  inputTokens: number;
}

/** A language model under the rules analyst's own terms: it proposes findings with quotations, and code does all else. */
export function createModelAnalyst(options: ModelAnalystOptions): Analyst {
  const grounds = new WeakMap<AnalystDocument[], Promise<Ground>>();
  const groundOf = (request: AnalystRequest): Promise<Ground> => {
    const made = grounds.get(request.documents) ?? prepare(options, request);
    grounds.set(request.documents, made);
    made.catch(() => grounds.delete(request.documents));
    return made;
  };
  return {
    identity: { kind: "model", name: options.client.modelId, version: `instructions ${INSTRUCTIONS_VERSION}, schema ${SCHEMA_VERSION}` },
    identifier: (request) => createIdentifier({ ...options, settingsOf: (booked) => settingsOf(options, booked) }, request),
    async lookAgain(request, category, dataPoints) {
      const { prompts } = options;
      const points = request.rubric.dataPoints.filter((point) => point.category === category && dataPoints.includes(point.key));
      const booked = prompts === null || points.length === 0 ? null : await gapPrompt(prompts, request, category, points);
      if (booked === null) return null;
      const asked = new Set(points.map(({ key }) => key));
      const question = { section: "GAP_DETECTION", category, booked, text: gapQuestion(category, points, booked), mayAnswer: ({ facts }: ModelReading) => ({ ...NOTHING, facts: facts.filter(({ key }) => asked.has(key)) }) };
      return put(options, request, await groundOf(request), question);
    },
    async analyse(request) {
      const ground = await groundOf(request);
      const replies: AnalystReply[] = [];
      // One after another: the first call writes the documents to the cache, the others read them from it.
      for (const category of request.categories ?? request.rubric.categories.map(({ id }) => id)) {
        request.signal?.throwIfAborted();
        replies.push(await readCategory(options, request, ground, category));
      }
      const findings = linkContradictions(replies.flatMap((reply) => reply.findings), request.rubric.scoring.contradictionTolerancePercent);
      return { findings, appraisals: ground.appraisals, account: mergeAccounts(replies.flatMap(({ account }) => account ?? [])) };
    },
  };
}

/** What all categories share: prepared once for the same documents. */
interface Ground {
  passages: Passage[];
  /** The text of all passages; null when they have to be chosen for each category. */
  whole: string | null;
  appraisals: AnalystReply["appraisals"];
  grades: ReadonlyMap<string, GradeId>;
  found: Finding[];
}
async function prepare({ rules, inputTokens }: ModelAnalystOptions, { rubric, documents, asOf, identified: said, signal }: AnalystRequest): Promise<Ground> {
  const passages = passagesOf(documents);
  const fits = passages.reduce((sum, { tokens }) => sum + tokens, 0) <= inputTokens;
  const { appraisals: ruled, findings } = await rules.analyse({ rubric, documents, asOf, signal, ...(fits && { categories: [] }) });
  const appraisals = said ? ruled.map((appraisal) => identified(rubric, appraisal, said.find(({ documentId }) => documentId === appraisal.documentId))) : ruled;
  return {
    passages, whole: fits ? documentText(passages) : null, appraisals, found: findings,
    grades: new Map(appraisals.map(({ documentId, grade = "D" }) => [documentId, grade])),
  };
}

async function readCategory(options: ModelAnalystOptions, request: AnalystRequest, ground: Ground, category: string): Promise<AnalystReply> {
  const booked = options.prompts === null ? null : await deskPrompt(options.prompts, request, category);
  return put(options, request, ground, { section: "RISK_CATEGORY", category, booked, text: categoryQuestion(request.rubric, category, booked), mayAnswer: (reading) => reading });
}

const NOTHING: ModelReading = { facts: [], judgements: [], exposures: [], flags: [] };

interface Question {
  section: string;
  category: string;
  booked: DeskPrompt | null;
  /** What stands after the documents. */
  text: string;
  /** Takes out of the answer what was not asked for. */
  mayAnswer: (reading: ModelReading) => ModelReading;
}

/** Puts one question behind the prefix that all of them share, and turns its answer into findings. */
async function put(options: ModelAnalystOptions, request: AnalystRequest, ground: Ground, { section, category, booked, text: question, mayAnswer }: Question): Promise<AnalystReply> {
  const { rubric, documents, signal, jobId } = request;
  const choice = ground.whole === null ? choosePassages(ground.passages, options.inputTokens, retrievalWords(rubric, category), sourcesOf(ground, request, category)) : null;
  const text = choice ? documentText(choice.sent) : (ground.whole ?? "");
  const call: ModelCall = {
    purpose: { section, category, jobId, promptVersionIds: booked?.versionIds ?? [], rubricVersion: rubric.version, schemaVersion: SCHEMA_VERSION },
    settings: settingsOf(options, booked),
    system: [{ text: INSTRUCTIONS }, { text: rubricText(rubric), cachePoint: true }],
    turns: [{ role: "user", content: [{ text, cachePoint: true }, { text: question }] }],
    schema: { name: "reading", schema: ANSWER_JSON_SCHEMA },
    signal,
  };
  const reading = mayAnswer(await askForReading(options.client, call, readAnswer));
  const { findings, ...claims } = toFindings({ rubric, category, documents, gradeOf: (id) => ground.grades.get(id) ?? "D" }, reading);
  const leftOut = (choice?.leftOut ?? []).map((left) => ({ category, ...left }));
  return { findings, appraisals: ground.appraisals, account: { ...claims, leftOut, promptVersionIds: promptIds(booked) } };
}

/** An answer cut short is paid for and thrown away whole, so the installation's limit stands where the prompt's own is lower; the form says so. */
function settingsOf({ settings }: ModelAnalystOptions, booked: DeskPrompt | null): ModelSettings {
  return booked ? { ...booked.settings, maxTokens: Math.max(booked.settings.maxTokens, settings.maxTokens) } : { modelId: null, ...settings };
}

const promptIds = (booked: DeskPrompt | null): string[] => booked?.versionIds ?? [];

/** Pages where the rules analyst found something for the category: what is known, disputed or open is looked at there. */
function sourcesOf({ found }: Ground, { rubric }: AnalystRequest, category: string): SourcePage[] {
  const index = indexRubric(rubric);
  const about = ({ subject }: Finding): boolean =>
    subject.kind === "dataPoint" ? index.dataPoint.get(subject.key)?.category === category
      : subject.kind === "indicator" ? index.indicator.get(subject.id)?.category === category
        : subject.kind === "flag" && rubric.hardFlags.some(({ id, indicators }) => id === subject.id && indicators.some((name) => index.indicator.get(name)?.category === category));
  return found.filter(about).map(({ documentId, locator }) => ({ documentId, page: locator.page }));
}

function mergeAccounts(accounts: readonly ReadingAccount[]): ReadingAccount {
  return {
    leftOut: accounts.flatMap(({ leftOut }) => leftOut),
    notes: accounts.flatMap(({ notes }) => notes),
    dropped: accounts.flatMap(({ dropped }) => dropped),
    offTopic: accounts.reduce((sum, { offTopic }) => sum + offTopic, 0),
    promptVersionIds: [...new Set(accounts.flatMap(({ promptVersionIds }) => promptVersionIds))],
  };
}
