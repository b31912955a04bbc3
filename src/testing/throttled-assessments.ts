import type { RootDb } from "@/adapters/db";
import { createEmbeddedEngine } from "@/adapters/engine";
import { createJobRuntime, type JobRuntime } from "@/adapters/inngest";
import { createModelAnalyst } from "@/adapters/model/analyst";
import { createBedrockClient } from "@/adapters/model/bedrock";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { startRun } from "@/features/assessments/server";
import { uploadDocument } from "@/features/documents/server";
import { createJobLedger } from "@/features/jobs/server";
import { createMeteredClient } from "@/features/model/server";
import { settleAfterJob } from "@/features/pipeline/server";
import { jobDefinitions } from "@/server/job-list";
import { type ConverseBody, startBedrockDouble } from "./bedrock-double";
import { testContext } from "./context";
import { createAssessment } from "./factories";
import { memoryStorage, silentLog, textReader, tinyReports } from "./fakes";
import { categoryOf, fact, reading } from "./model-reading";
import { testRubric } from "./risk-factories";
import { until } from "./until";

export interface ThrottledOutcome {
  /** Questions that have to be answered: seven an assessment. */
  questions: number;
  completed: number;
  /** Calls the double turned away, of all it got. */
  throttled: number;
  calls: number;
  /** Questions it answered, and those of them it was asked again afterwards. */
  answered: number;
  twice: number;
  /** Attempts of steps that failed, with code and cause: waiting for a busy service is none. */
  failedAttempts: string[];
  /** Jobs with more than one end. */
  endedTwice: number;
  seconds: number;
}

const MODEL = "eu.maker.model-1:0";
const PLAN = "Sales in 2024 were KES 14,250,000. The firm employs 38 permanent staff.";
/** Short, so that waiting is not what is measured. */
const RETRY_AFTER_SEC = 0.2;

/** The same "chance" on every run: Park and Miller's generator. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Whole assessments at once, through engine, chain and Bedrock client, against a double that turns this share of all calls away. */
export async function assessUnderThrottling(database: { db: RootDb; url: string }, count: number, share: number): Promise<ThrottledOutcome> {
  process.env.AWS_ACCESS_KEY_ID ??= "AKIDTEST";
  process.env.AWS_SECRET_ACCESS_KEY ??= "test";
  const { db, url } = database;
  const rubric = testRubric();
  const roll = dice(7);
  const answers = new Map<string, number>();
  const double = await startBedrockDouble((body) => {
    if (roll() < share) return { kind: "exception", name: "ThrottlingException", retryAfterSec: RETRY_AFTER_SEC };
    const question = questionOf(body);
    answers.set(question, (answers.get(question) ?? 0) + 1);
    return JSON.stringify(reading(question.startsWith("FINANCIAL ") ? { facts: [fact("revenue_latest_year", "14250000", "Sales in 2024 were KES 14,250,000", { currency: "KES", period: "2024" })] } : {}));
  });
  const bedrock = createBedrockClient({ region: "eu-west-1", endpoint: double.url, modelId: MODEL, structured: "schema", promptCache: true, timeoutSec: 30, temperatureOf: () => 0 });
  const now = (): Date => new Date();
  const client = createMeteredClient(bedrock, db, silentLog, now);
  const rules = createRulesAnalyst();
  let runtime: JobRuntime | null = null;
  const jobs = (): JobRuntime => runtime ?? unstarted();
  const owner = await testContext({
    db,
    ports: {
      rubric, reader: textReader, storage: memoryStorage(), reports: tinyReports, model: client, second: rules,
      analyst: createModelAnalyst({ client, rules, prompts: null, settings: { temperature: 0, maxTokens: 4_000 }, inputTokens: 100_000 }),
      jobs: { notify: (ids) => jobs().notify(ids), cancel: (id) => jobs().cancel(id), ended: settleAfterJob, send: (events) => jobs().send([...events]) },
    },
  });
  runtime = createJobRuntime({
    definitions: jobDefinitions, ledger: createJobLedger(db, now, settleAfterJob), log: silentLog, contextFor: async () => owner,
    mode: { kind: "embedded", createEngine: (handler) => createEmbeddedEngine({ connectionString: url, handler, log: silentLog, now }) },
  });
  try {
    await runtime.start();
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const { id } = await createAssessment(db, { id: owner.actor?.id ?? "" });
      await uploadDocument(owner, { assessmentId: id, name: "plan.txt", bytes: new TextEncoder().encode(`${PLAN} #${id}`) });
      ids.push(id);
    }
    const begun = performance.now();
    const chains = await Promise.all(ids.map((id) => startRun(owner, { id, pauseAtGaps: false })));
    const chainIds = chains.map(({ jobId }) => jobId);
    await until(async () => ((await db.job.count({ where: { id: { in: chainIds }, status: { in: ["PENDING", "PROCESSING"] } } })) === 0 ? true : null));
    const seconds = (performance.now() - begun) / 1_000;
    const number = async (query: string): Promise<number> => Number((await db.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM ${query}`))[0]?.n);
    return {
      questions: count * rubric.categories.length,
      completed: await db.job.count({ where: { id: { in: chainIds }, status: "COMPLETED" } }),
      throttled: double.calls.filter(({ fault }) => fault !== null).length, calls: double.calls.length,
      answered: answers.size, twice: [...answers.values()].filter((times) => times > 1).length,
      failedAttempts: (await db.jobEvent.findMany({ where: { type: "log", data: { path: ["failedAttempt"], gte: 1 } }, select: { data: true } })).map(({ data }) => JSON.stringify(data)),
      endedTwice: await number("(SELECT \"jobId\" FROM job_events WHERE type = 'status' AND data ->> 'status' IN ('COMPLETED', 'FAILED', 'CANCELLED') GROUP BY 1 HAVING count(*) > 1) AS t"),
      seconds,
    };
  } finally {
    await runtime.stop();
    await bedrock.close();
    await double.close();
  }
}

function unstarted(): never {
  throw new Error("The job runtime has not started.");
}

/** "MARKET <assessment>": which question a call asks. */
function questionOf({ messages }: ConverseBody): string {
  const texts = messages.flatMap(({ content }) => content.flatMap((block) => ("text" in block && typeof block.text === "string" ? [block.text] : [])));
  const marked = texts.map((text) => /#([0-9a-f-]{36})/.exec(text)?.[1]).find((id) => id !== undefined);
  return `${categoryOf({ turns: [{ role: "user", content: texts.map((text) => ({ text })) }] })} ${marked ?? ""}`;
}
