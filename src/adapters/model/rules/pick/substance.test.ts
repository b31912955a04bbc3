import { describe, expect, it } from "vitest";
import { detectNumberStyle } from "@/domain/quantities/number-style";
import { plainText } from "@/domain/quantities/plain-text";
import type { TextRule } from "../cues/text-rule";
import { viewPage } from "../view/page-view";
import { substanceOf } from "./substance";

const rule: TextRule = { key: "product_service_description", lists: true };
const worth = (text: string): number => substanceOf(viewPage({ index: 1, label: "1", text, words: [], segments: [], tables: [], width: 0, height: 0, hidden: false, ocrConfidence: null }, detectNumberStyle(plainText(text), "en")), { start: 0, end: text.length }, rule);

describe("how much a passage states", () => {
  it.each([
    ["a list beside none", "We sell okra, chillies and dried tomatoes.", "We sell many good products."],
    ["a name beside none", "Our honey goes to Zahra Foods in town.", "Our honey goes to a shop in town."],
    ["a sentence beside half of one", "The mill makes flour.", "flour that the mill makes."],
    ["what is beside what might be", "The mill makes flour.", "The mill has the option to make flour."],
    ["words beside a table's row", "The mill made flour.", "Flour of the mill 1,200 1,450"],
    ["a statement beside a list of papers", "The mill leases a plot.", "The mill leases a plot, incorporated by reference."],
  ])("%s", (_name, more, less) => {
    expect(worth(more)).toBeGreaterThan(worth(less));
  });
});
