import { CueIndex } from "../cues/cue-index";
import { DOING_TOPICS } from "./topics-doing";
import { GOODS_TOPICS } from "./topics-goods";
import type { Topic, Topics } from "./topic";

const ALL: Topics = { ...GOODS_TOPICS, ...DOING_TOPICS };

/** What an answer must speak of, whatever cue it was found by: goods, what is done with them, machines, outlets. */
const MUST: Readonly<Record<string, readonly Topic[]>> = {
  product_service_description: ["product", "make", "sell"],
  equipment_and_methods: ["machine"],
  sales_channels: ["outlet", "sell"],
};

const INDEX = new CueIndex<Topic>(
  [...new Set(Object.values(MUST).flat())].flatMap((topic) => Object.values(ALL[topic] ?? {}).flatMap((patterns) => patterns.map((pattern) => ({ pattern, rule: topic, kind: "" })))),
);

/** Whether an answer holds the positive sign of its data point; true where none is asked for. */
export function speaksOf(key: string, plain: string): boolean {
  const topics = MUST[key];
  return topics === undefined || INDEX.find(plain).some(({ rule }) => topics.includes(rule));
}
