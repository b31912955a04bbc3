import { describe, expect, it } from "vitest";
import { type IncludeBook, linkIncludes, NO_INCLUDES } from "./link-includes";
import { checkVariables, renderTemplate, unusedOf } from "./render-template";
import type { TemplateValues } from "./template-value";

const book = (texts: Record<string, string>): IncludeBook => ({
  slugs: Object.keys(texts),
  find: (slug, version) => (texts[slug] === undefined || (version ?? 1) > 1 ? null : { slug, versionId: `id-${slug}`, text: texts[slug] }),
});
const rendered = (template: string, values: TemplateValues, texts: Record<string, string> = {}): string => renderTemplate(linkIncludes(template, book(texts)).template, values).text;
const checked = (template: string, known: TemplateValues) => checkVariables(linkIncludes(template, NO_INCLUDES).template, known);

describe("renderTemplate", () => {
  it.each<[string, string, TemplateValues, string]>([
    ["one", "Gaps in {{category_1}}.", { category_1: "Market" }, "Gaps in Market."],
    ["blanks inside the braces", "{{  a }}", { a: "x" }, "x"],
    ["twice", "{{a}} and {{a}}", { a: "x" }, "x and x"],
    ["dotted", "{{firm.name}}", { firm: { name: "x" } }, "x"],
    ["letters of any script", "{{año}}", { año: "x" }, "x"],
    ["replacement patterns stay text", "{{a}}", { a: "$& $1 $$ $`" }, "$& $1 $$ $`"],
    ["markup stays text", "{{a}}", { a: "<b>&amp;</b>" }, "<b>&amp;</b>"],
    ["a value is not looked through again", "{{a}}", { a: "{{b}} {{#if b}}", b: "never" }, "{{b}} {{#if b}}"],
    ["an included prompt's name in a value is text", "{{a}}", { a: "{{> rules}}" }, "{{> rules}}"],
    ["single braces are text", "{a} }}", { a: "x" }, "{a} }}"],
    ["escaped braces are text", "\\{{a}} {{a}}", { a: "x" }, "{{a}} x"],
    ["an empty value is a value", "[{{a}}]", { a: "" }, "[]"],
    ["numbers, yes and no", "{{n}} {{y}}", { n: 0, y: false }, "0 false"],
    ["a list printed is JSON", "{{l}}", { l: ["a", 1] }, '["a",1]'],
    ["a remark says nothing", "a{{! not for the model }}b", {}, "ab"],
    ["if", "{{#if a}}yes{{else}}no{{/if}}", { a: [] }, "no"],
    ["if on null", "{{#if a}}yes{{else}}no{{/if}}", { a: null }, "no"],
    ["each with item, number and parent", "{{#each l}}{{@number}}/{{@index}} {{t}} {{firm}}{{#if @last}}.{{else}}, {{/if}}{{/each}}", { firm: "F", l: [{ t: "a" }, { t: "b" }] }, "1/0 a F, 2/1 b F."],
    ["each of texts", "{{#each l}}<{{this}}>{{/each}}", { l: ["a", "b"] }, "<a><b>"],
    ["each with a name", "{{#each l as page}}{{page.t}}{{/each}}", { l: [{ t: "a" }] }, "a"],
    ["each inside each", "{{#each l}}{{#each m}}{{this}}{{/each}};{{/each}}", { l: [{ m: ["a", "b"] }, { m: [] }] }, "ab;;"],
    ["each of nothing", "{{#each l}}x{{else}}none{{/each}}", { l: [] }, "none"],
    ["an item's field goes before an outer one", "{{#each l}}{{t}}{{/each}}", { t: "outer", l: [{ t: "inner" }] }, "inner"],
    ["a block's own line goes with it", "a\n  {{#if x}}  \nb\n{{else}}\nc\n{{/if}}\nd", { x: true }, "a\nb\nd"],
    ["a block in a line leaves its blanks", "a {{#if x}} b {{/if}} c", { x: true }, "a  b  c"],
    ["a variable alone on its line keeps the line", "a\n{{x}}\nb", { x: "" }, "a\n\nb"],
  ])("%s", (_name, template, values, text) => {
    const out = renderTemplate(template, values);
    expect(out.faults).toEqual([]);
    expect(out.text).toBe(text);
  });

  it.each<[string, string, TemplateValues, object]>([
    ["a missing one, with its place", "a\n b {{c}}", {}, { kind: "missing", name: "c", line: 2, column: 4, within: null }],
    ["the nearest name", "{{report.langauge}}", { report: { language: "en" } }, { name: "report.langauge", suggestion: "report.language" }],
    ["a name whose front was forgotten", "{{country}}", { firm: { country: "x" } }, { suggestion: "firm.country" }],
    ["inherited properties", "{{constructor}}", {}, { name: "constructor" }],
    ["a property of a text", "{{a.length}}", { a: "x" }, { name: "a.length" }],
    ["an absent value printed", "{{a}}", { a: null }, { name: "a", message: "{{a}} is empty here. Ask first: {{#if …}}." }],
    ["each over a text", "{{#each a}}{{/each}}", { a: "x" }, { message: "{{a}} is not a list." }],
    ["if over nothing", "{{#if a}}{{/if}}", {}, { kind: "missing", name: "a" }],
    ["a name never closed", "x {{a", { a: "x" }, { kind: "syntax", line: 1, column: 3 }],
    ["an empty name", "{{ }}", {}, { kind: "syntax" }],
    ["a block never closed", "\n{{#if a}}", { a: 1 }, { kind: "syntax", line: 2, column: 1, message: "{{#if a}} is never closed. Close it with {{/if}}." }],
    ["a block never opened", "{{/if}}", {}, { message: "{{/if}} closes a block that was never opened." }],
    ["the wrong close", "{{#each a}}{{/if}}{{/each}}", { a: [1] }, { message: "{{/if}} closes nothing here: the open block is {{#each a}}." }],
    ["two elses", "{{#if a}}{{else}}{{else}}{{/if}}", { a: 0 }, { message: "This block has an {{else}} already." }],
    ["else alone", "{{else}}", {}, { message: "{{else}} stands outside of {{#if}} and {{#each}}." }],
    ["another language's block", "{{#unless a}}", { a: 1 }, { message: "{{#unless a}} is no block of this language: there are {{#if name}} and {{#each list}}." }],
    ["JSON in double braces", '{{"a": 1}}', {}, { kind: "syntax", column: 1 }],
  ])("lists %s", (_name, template, values, fault) => {
    const { faults } = renderTemplate(template, values);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject(fault);
  });

  it("leaves a missing variable standing and names it once, however often the list comes by", () => {
    const { text, faults } = renderTemplate("{{#each l}}{{t}} {{u}};{{/each}}", { l: [{ t: "a" }, { t: "b" }] });
    expect(text).toBe("a {{u}};b {{u}};");
    expect(faults).toHaveLength(1);
  });

  it("names what no template reads, records by their parts and a list as one", () => {
    const values = { firm: { name: "n", sector: "s" }, list: [{ a: 1 }], spare: "x", whole: { a: 1 } };
    const { used } = renderTemplate("{{firm.name}}{{#each list}}{{a}}{{/each}}{{whole}}", values);
    expect(unusedOf(values, used)).toEqual(["firm.sector", "spare"]);
  });
});

describe("includes", () => {
  it("reads them in where they stand, with the variables of that place", () => {
    expect(rendered("{{#each l}}{{> line}}{{/each}}", { l: [{ t: "a" }, { t: "b" }] }, { line: "<{{t}}>" })).toBe("<a><b>");
    expect(linkIncludes("{{> a}}{{> a@1}}", book({ a: "{{> b}}", b: "x" })).versionIds).toEqual(["id-a", "id-b"]);
  });

  it.each<[string, string, Record<string, string>, object]>([
    ["itself", "{{> self}}", { self: "x" }, { kind: "include", within: null, message: "{{> self}} goes in a circle: self → self." }],
    ["a circle further down", "{{> a}}", { a: "\n{{> b}}", b: "{{> a}}" }, { within: "b", message: "{{> a}} goes in a circle: a → b → a." }],
    ["itself through another", "{{> a}}", { a: "{{> self}}", self: "" }, { within: "a", line: 1 }],
    ["one that is not there", "{{> hose-rules}}", { "house-rules": "x" }, { suggestion: "house-rules", message: "There is no prompt “hose-rules”." }],
    ["a version that is not there", "{{> a@7}}", { a: "x" }, { message: "The prompt a has no version 7." }],
    ["a name that is none", "{{> A b}}", {}, { kind: "syntax" }],
  ])("refuses %s", (_name, template, texts, fault) => {
    expect(linkIncludes(template, book(texts), "self").faults).toMatchObject([fault]);
  });

  it("stops at a hundred, so that prompts which double each other end", () => {
    const texts = Object.fromEntries(Array.from({ length: 12 }, (_, level) => [`p${level}`, `{{> p${level + 1}}}{{> p${level + 1}}}`]));
    const { faults } = linkIncludes("{{> p0}}", book({ ...texts, p12: "x" }));
    expect(faults.some(({ message }) => message.startsWith("More than 100 prompts"))).toBe(true);
  });
});

describe("checkVariables", () => {
  const known = { firm: { name: "x" }, list: [{ text: "t" }], flag: true };
  it.each<[string, string, object[]]>([
    ["nothing to say", "{{firm.name}}{{#each list}}{{text}}{{firm.name}}{{@number}}{{/each}}{{#if flag}}{{else}}{{firm.name}}{{/if}}", []],
    ["both branches", "{{#if flag}}{{a1}}{{else}}{{b2}}{{/if}}", [{ name: "b2" }, { name: "a1" }]],
    ["a field of an item", "{{#each list}}\n{{txet}}{{/each}}", [{ kind: "unknown", name: "txet", line: 2, column: 1, suggestion: "text" }]],
    ["a list's field outside of it", "{{text}}", [{ name: "text" }]],
    ["each over what is no list", "{{#each firm}}{{/each}}", [{ message: "{{firm}} is not a list." }]],
  ])("%s", (_name, template, faults) => expect(checked(template, known)).toMatchObject(faults));
});
