import { defineCommand } from "../terminal/command";
import { UsageError } from "../terminal/exit-code";

export const assessCommand = defineCommand({
  name: "assess",
  says: "Reads files, scores 35 indicators and prints a report, without a server; exit 1 when nothing could be read.",
  takes: [{ name: "FILE", needed: true, many: true }],
  flags: {
    out: { kind: "text", value: "DIR", says: "writes report.pdf and assessment.json there" },
    json: { kind: "switch", says: "print one JSON document on stdout; progress goes to stderr" },
    firm: { kind: "text", value: "NAME", says: "the firm's name on the report; without it, the name the documents give" },
    "as-of": { kind: "text", value: "YYYY-MM-DD", says: "the assessment date; today without it" },
    "no-ocr": { kind: "switch", says: "leaves pages that are pictures unread" },
  },
  examples: ["risk assess samples/*.pdf --out ."],
  async run({ given, words, terminal }) {
    const today = new Date().toISOString().slice(0, 10);
    const asOf = given["as-of"] ?? today;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf))) throw new UsageError(`--as-of takes a date such as ${today}, not "${asOf}".`);
    // Readers, rubric and typesetter take a moment to load, and the commands that ask a server need none of them.
    const { runAssess } = await import("./run-assess");
    return runAssess({ files: words, out: given.out ?? null, json: given.json, firm: given.firm ?? null, asOf, ocr: !given["no-ocr"] }, terminal);
  },
});
