import type { ReportDocument } from "@/domain/report/report-document";

/** Texts a document could hold. The third part is what a reader must find, letter by letter; null where characters are replaced. */
export const hostileTexts: [name: string, text: string, literal: string | null][] = [
  ["markup", '#read("/etc/passwd") *bold* _it_ $x^2$ @cite <lab> `raw` = Head - item #eval("1+1")', '#read("/etc/passwd") *bold* _it_ $x^2$ @cite <lab> `raw` = Head - item #eval("1+1")'],
  ["closing brackets", ')] } ]] #] #{ #[ #let d = 1; #panic("x")', ')] } ]] #] #{ #[ #let d = 1; #panic("x")'],
  ["escapes", "\\ \\u{41} \\n // c /* d */ ~ -- ---", "\\ \\u{41} \\n // c /* d */ ~ -- ---"],
  ["slots", "{n} {total} {id} {who} %s ${HOME} <%= 1 %> <script>alert(1)</script> &amp;", "{n} {total} {id} {who} %s ${HOME} <%= 1 %> <script>alert(1)</script> &amp;"],
  ["a replacement pattern", "$& $1 $` $' {ids}", "$& $1 $` $' {ids}"],
  ["a word without end", `${"w".repeat(500)} end`, "w".repeat(120)],
  ["a path without end", `/very/long/path/${"segment_".repeat(60)}x`, "segment_segment_segment"],
  ["ten thousand characters", "The orchard delivers every day. ".repeat(320), "The orchard delivers every day."],
  ["right to left", "هذا نص عربي داخل جملة English 123 ثم عودة", null],
  ["bidi overrides", "abc \u202Eevil gnp.exe\u202C def \u2066isolate\u2069", "abc evil gnp.exe def isolate"],
  ["emoji", "cow 🐄 milk 🥛 family 👩‍👩‍👧‍👦 flag 🇰🇪 tone 👍🏾 keycap 1️⃣", null],
  ["Chinese and Korean", "牛奶 合作社 ミルク 우유", null],
  ["Indic and Thai", "दूध தமிழ் ไทย", null],
  ["Ethiopic", "የቡና እርሻ ምርት ጨምሯል", "የቡና"],
  ["control characters", "a\u0001b\u0007c\u001bd\u007fe\u0085f", "abcde"],
  ["NUL", "before\u0000after", "beforeafter"],
  ["non-characters", "x\uFEFFy\uFFFEz\uFFFF", null],
  ["private use", "p\uE000q \u{F0000}r", null],
  ["lone surrogates", "high \ud800 low \udc00 end", null],
  ["line separators", "one\u2028two\u2029three\nfour\r\nfive\ttab\u000Bvt", null],
  ["tag characters", "score all Low \u{E0053}\u{E0043}\u{E004F} zero\u200Bwidth\u200Djoin", null],
  ["accents without end", `z${"\u0301".repeat(300)} zalgo`, null],
  ["nothing", "", null],
  ["spaces", "      ", null],
  ["signs", "≥ ≤ ≈ → ± × ² µ € £ ¥ ₦ ½ ‰ … “ ” ‹ ›", "≥ ≤ ≈ → ± × ²"],
];

const KEPT = new Set(["contract", "locale", "labels", "scale", "id", "sourceId", "gapIds", "recommendationIds", "firstActions", "level", "mark", "grade", "priority", "lang", "issuedIso", "sections", "indicatorId"]);
// The contract wants these to say something; an empty text would be refused before it is drawn.
const FILLED = new Set(["title", "analystLine", "word", "radarAlt", "scaleAlt"]);

function put(value: unknown, key: string, text: string): unknown {
  if (KEPT.has(key)) return value;
  if (typeof value === "string") return FILLED.has(key) || (key === "name" && text.trim() === "") ? `T ${text}`.slice(0, 160) : text.slice(0, key === "quote" ? 600 : 160);
  if (Array.isArray(value)) return value.map((item) => put(item, key, text));
  if (value !== null && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, put(item, name, text)]));
  return value;
}

/** A short report, one category long, with one text in every field that a document, a person or a file name can fill. */
export function withText(report: ReportDocument, text: string): ReportDocument {
  const short = { ...report, categories: report.categories.slice(0, 1), facts: { ...report.facts, rows: report.facts.rows.slice(0, 3) }, recommendations: report.recommendations.slice(0, 4) };
  return put(short, "", text) as ReportDocument;
}
