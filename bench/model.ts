import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { createModelAnalyst } from "@/adapters/model/analyst";
import { createBedrockClient } from "@/adapters/model/bedrock";
import { createRulesAnalyst } from "@/adapters/model/rules";
import { loadRubric } from "@/adapters/rubric/load-rubric";
import type { AnalystDocument } from "@/domain/ports/analyst";
import { startBedrockDouble } from "@/testing/bedrock-double";
import { fact, reading } from "@/testing/model-reading";
import { quantile } from "./material/served";
import type { BenchRow } from "./row";

const PAGES = 50;
const ROUNDS = 12;
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
  const client = createBedrockClient({ region: "eu-west-1", endpoint: double.url, modelId: MODEL, structured: "schema", promptCache: true, timeoutSec: 30, temperatureOf: () => 0 });
  const agent = { keepAlive: true, maxSockets: 128 };
  const bare = new BedrockRuntimeClient({ region: "eu-west-1", endpoint: double.url, maxAttempts: 1, requestHandler: new NodeHttpHandler({ httpAgent: agent }) });
  const analyst = createModelAnalyst({ client, rules: createRulesAnalyst(), prompts: null, settings: { temperature: 0, maxTokens: 16_000 }, inputTokens: 200_000 });
  try {
    const [ours, peer]: [number[], number[]] = [[], []];
    let billed = 0;
    let whole = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const documents = plan();
      const base = { rubric, documents, asOf: "2026-06-30" };
      // What each paper is, once for all categories: work of the rules analyst, not of a call.
      await analyst.analyse({ ...base, categories: [] });
      const from = double.calls.length;
      for (const { id } of rubric.categories) {
        const begun = performance.now();
        await analyst.analyse({ ...base, categories: [id] });
        if (round > 0) ours.push(performance.now() - begun);
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
        if (round > 0) peer.push(performance.now() - begun);
      }
    }
    const [call, least] = [quantile(ours, 0.5), quantile(peer, 0.5)];
    const own = Math.max(0, call - least);
    return [
      { bench: "model", metric: "new input of 7 category calls on 50 pages", unit: "tokens", value: billed, peer: "the text sent seven times", peerValue: whole, ratio: billed / whole, bar: "<= 0.33", ok: billed / whole <= 1 / 3 },
      { bench: "model", metric: "our own time around a call, median", unit: "ms", value: own, peer: "a bare SDK call, same bytes, same double", peerValue: least, ratio: own / least, bar: "<= 0.2", ok: own / least <= 0.2 },
    ];
  } finally {
    bare.destroy();
    await client.close();
    await double.close();
  }
}
