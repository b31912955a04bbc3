import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { createDb } from "@/adapters/db/client";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import { createPromptBook, plantPrompts } from "@/features/prompts/server";
import type { AnalystDocument } from "@/domain/ports/analyst";
import { readEnv } from "@/env";
import { chooseAnalyst, createModel } from "@/server/model";
import { startBedrockDouble } from "@/testing/bedrock-double";
import { createUser } from "@/testing/factories";
import { silentLog } from "@/testing/fakes";
import { fact, reading } from "@/testing/model-reading";
import { onCluster } from "@/testing/template";
import { applyMigrations } from "../scripts/lib/apply-migrations";
import { startScratchPostgres } from "../scripts/lib/postgres.mjs";
import { quantile } from "./material/served";
import type { BenchRow } from "./row";

const PAGES = 50;
/** Rounds of seven calls that are not counted: a server that is asked has run for a while, and so has the bare client. */
const WARM = 8;
const ROUNDS = 30;
const MODEL = "eu.maker.model-1:0";
const LINE = "The cooperative sells dried mango to two exporters and keeps a register of deliveries, prices and payments for each member. ";

/** A plan of fifty full pages, new objects each time, as a job step reads them from the database. */
const plan = (): AnalystDocument[] => [{
  id: "plan", name: "plan.pdf", language: "en",
  pages: Array.from({ length: PAGES }, (_, at) => ({
    index: at + 1, label: `Page ${at + 1}`, text: `Page ${at + 1}. Sales in 2024 were KES 14,250,000.\n${LINE.repeat(20)}`, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null,
  })),
}];

export async function run(): Promise<BenchRow[]> {
  process.env.AWS_ACCESS_KEY_ID ??= "AKIDBENCH";
  process.env.AWS_SECRET_ACCESS_KEY ??= "bench";
  const rubric = loadRubric("rubric");
  const answer = JSON.stringify(reading({ facts: Array.from({ length: 20 }, (_, at) => fact("revenue_latest_year", "14250000", "Sales in 2024 were KES 14,250,000", { page: at + 1, currency: "KES", period: "2024" })) }));
  const double = await startBedrockDouble(() => answer);
  // What the product runs, on a database that waits for the disk: the ledger, the budget and the breaker in Postgres around each call, the desk's prompts in production, a job to book it to.
  const cluster = await startScratchPostgres({ durable: true });
  await onCluster(cluster.url("postgres"), (client) => client.query("create database calls"));
  await applyMigrations(cluster.url("calls"));
  const db = createDb(cluster.url("calls"), 4);
  await plantPrompts(db, new Date());
  const { id: createdById } = await createUser(db, "admin");
  const { id: jobId } = await db.job.create({ data: { type: "RECIPE", recipe: "analysis", input: {}, createdById } });
  await db.modelPrice.create({ data: { model: "maker.model", input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75, updatedById: createdById } });
  const config = readEnv({ DATABASE_URL: cluster.url("calls"), AUTH_SECRET: "s".repeat(32), BEDROCK_MODEL_ID: MODEL, BEDROCK_REGION: "eu-west-1", BEDROCK_ENDPOINT_URL: double.url, BEDROCK_INPUT_TOKENS: "200000" });
  const model = createModel(config, db, silentLog, () => new Date());
  if (model === null) throw new Error("The bench names a model.");
  const agent = { keepAlive: true, maxSockets: 128 };
  const bare = new BedrockRuntimeClient({ region: "eu-west-1", endpoint: double.url, maxAttempts: 1, requestHandler: new NodeHttpHandler({ httpAgent: agent }) });
  const analyst = chooseAnalyst(config, model, createRulesAnalyst(), createPromptBook(db));
  try {
    const [ours, peer, settling]: [number[], number[], number[]] = [[], [], []];
    let billed = 0;
    let whole = 0;
    for (let round = 0; round < WARM + ROUNDS; round++) {
      const documents = plan();
      const base = { rubric, documents, asOf: "2026-06-30", jobId, prompts: await analyst.pinPrompts?.(rubric) };
      // What each paper is, once for all categories: work of the rules analyst, not of a call.
      await analyst.analyse({ ...base, categories: [] });
      const from = double.calls.length;
      for (const { id } of rubric.categories) {
        const begun = performance.now();
        await analyst.analyse({ ...base, categories: [id] });
        const answered = performance.now();
        if (round >= WARM) ours.push(answered - begun);
        // A step writes the answer down meanwhile, and waits for this at its end.
        await model.client.settled?.(jobId);
        if (round >= WARM) settling.push(performance.now() - answered);
      }
      const calls = double.calls.slice(from);
      if (round === 0) {
        billed = calls.reduce((sum, { usage }) => sum + (usage ? usage.inputTokens + usage.cacheWriteInputTokens : 0), 0);
        whole = rubric.categories.length * Math.ceil(documents.flatMap(({ pages }) => pages).reduce((sum, { text }) => sum + text.length, 0) / 4);
      }
      for (const { raw } of calls) {
        const input: ConverseCommandInput = { ...(JSON.parse(raw) as ConverseCommandInput), modelId: MODEL };
        const begun = performance.now();
        await bare.send(new ConverseCommand(input));
        if (round >= WARM) peer.push(performance.now() - begun);
      }
    }
    const booked = await db.modelRun.count({ where: { jobId, costUsd: { not: null } } });
    if (booked !== (WARM + ROUNDS) * rubric.categories.length) throw new Error(`The ledger has ${booked} priced calls.`);
    /** Our own time and the bare call's, at this share of all calls. */
    const at = (share: number): { own: number; bare: number } => ({ own: Math.max(0, quantile(ours, share) - quantile(peer, share)), bare: quantile(peer, share) });
    const [middle, quick] = [at(0.5), at(0.05)];
    // A call of ours and the bare one of the same bytes a tenth of a second later: what else the machine does falls on both.
    const pairs = ours.map((time, index) => time / (peer[index] ?? Number.NaN) - 1);
    return [
      { bench: "model", metric: "new input of 7 category calls on 50 pages", unit: "tokens", value: billed, peer: "the text sent seven times", peerValue: whole, ratio: billed / whole, bar: "<= 0.33", ok: billed / whole <= 1 / 3 },
      { bench: "model", metric: "our own time around a call with the ledger and the desk's prompts, median", unit: "ms", value: middle.own, peer: "a bare SDK call, same bytes, same double", peerValue: middle.bare, ratio: middle.own / middle.bare, bar: "<= 0.2", ok: middle.own / middle.bare <= 0.2 },
      { bench: "model", metric: "the same, median of the pairs of one call of ours and the bare one of its bytes", unit: "x", value: quantile(pairs, 0.5), peer: "a bare SDK call", peerValue: 1, ratio: quantile(pairs, 0.5), bar: "told beside", ok: true },
      // What other work on the machine adds to each wait for the database is not in the quickest calls.
      { bench: "model", metric: "the same, of the quickest twentieth", unit: "ms", value: quick.own, peer: "the quickest twentieth of bare calls", peerValue: quick.bare, ratio: quick.own / quick.bare, bar: "told beside", ok: true },
      { bench: "model", metric: "after an answer, until its row is in the ledger on disk", unit: "ms", value: quantile(settling, 0.5), peer: "a bare SDK call", peerValue: middle.bare, ratio: quantile(settling, 0.5) / middle.bare, bar: "told beside", ok: true },
    ];
  } finally {
    bare.destroy();
    await model.close();
    await double.close();
    await db.$disconnect();
    await cluster.stop();
  }
}
