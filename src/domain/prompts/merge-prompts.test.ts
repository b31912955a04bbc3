import { describe, expect, it } from "vitest";
import { diffPrompts } from "./diff/diff-prompts";
import { mergeChoices, mergedPrompt, samePrompt } from "./merge-prompts";
import { blankPrompt, type PromptFields } from "./prompt";
import { markTemplate } from "./template/mark-template";

const base: PromptFields = { ...blankPrompt("Base", "FREE"), tone: "Plain", context: { persona: "P", sources: "S", constraints: "", guardrails: "" } };

describe("merging", () => {
  it("takes what only one side changed from that side, and mine where both did", () => {
    const theirs = { ...base, tone: "Warm", context: { ...base.context, persona: "Theirs" }, tags: ["t"] };
    const mine = { ...base, tone: "Cold", context: { ...base.context, sources: "Mine" } };
    const choices = mergeChoices(base, theirs, mine);
    expect(choices.map(({ field, side, both }) => `${field} ${side}${both ? " both" : ""}`)).toEqual(["tags theirs", "context.persona theirs", "context.sources mine", "tone mine both"]);
    const merged = mergedPrompt(theirs, mine, new Set(choices.filter(({ side }) => side === "mine").map(({ field }) => field)));
    expect(merged).toMatchObject({ tone: "Cold", tags: ["t"], context: { persona: "Theirs", sources: "Mine" } });
  });

  it("sees a temperature that is left to the installation", () => {
    const own = { ...base, model: { ...base.model, temperature: 0 } };
    expect(samePrompt(base, own)).toBe(false);
    expect(mergeChoices(base, own, base)).toMatchObject([{ field: "model.temperature", side: "theirs" }]);
    expect(mergedPrompt(own, base, new Set(["model.temperature"])).model.temperature).toBeNull();
    expect(diffPrompts(base, own)).toMatchObject([{ label: "Temperature", pieces: [{ kind: "removed", text: "the installation’s" }, { kind: "added", text: "0" }] }]);
  });

  it("shows an example of two empty texts that came or went", () => {
    const more = { ...base, fewShot: [{ input: "", output: "" }] };
    expect(diffPrompts(base, more).map(({ field, pieces }) => [field, pieces])).toEqual([["fewShot.1.input", [{ kind: "added", text: "(empty)" }]], ["fewShot.1.output", [{ kind: "added", text: "(empty)" }]]]);
    expect(diffPrompts(more, base)).toMatchObject([{ pieces: [{ kind: "removed" }] }, { pieces: [{ kind: "removed" }] }]);
    expect(diffPrompts(more, more)).toEqual([]);
  });

  it("can take every part from either side", () => {
    const mine: PromptFields = {
      name: "M", section: "GAP_DETECTION", subSection: "M", categories: ["M"], tags: ["M"], systemPrompt: "M", userTemplate: "M", tone: "M", outputFormat: "M", fewShot: [{ input: "M", output: "M" }],
      context: { persona: "M", sources: "M", constraints: "M", guardrails: "M" }, model: { modelId: "M", temperature: 1, maxTokens: 1 },
    };
    const all = new Set(mergeChoices(null, base, mine).map(({ field }) => field));
    expect(mergedPrompt(base, mine, all)).toEqual(mine);
    expect(mergedPrompt(base, mine, new Set())).toEqual(base);
    expect(samePrompt(base, { ...base, tone: " Plain " })).toBe(true);
    expect(samePrompt(base, mine)).toBe(false);
  });
});

describe("markTemplate", () => {
  it.each([
    ["a {{b}} c", [], "a |[{{b}}]| c"],
    ["{{#if x}}\n{{y}}{{/if}}", [{ line: 2, column: 1, within: null }], "[{{#if x}}]|\n|!{{y}}!|[{{/if}}]"],
    ["\\{{a}} {{b", [{ line: 1, column: 8, within: null }], "\\{{a}} |!{{b!"],
    ["{{b}}", [{ line: 1, column: 1, within: "other" }], "[{{b}}]"],
  ])("%s", (source, faults, marked) => {
    const pieces = markTemplate(source, faults);
    expect(pieces.map(({ kind, text }) => (kind === "text" ? text : kind === "tag" ? `[${text}]` : `!${text}!`)).join("|")).toBe(marked);
    expect(pieces.map(({ text }) => text).join("")).toBe(source);
  });
});
