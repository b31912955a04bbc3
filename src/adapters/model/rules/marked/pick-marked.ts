import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import { blockAt, type Line, type PageView } from "../view/page-view";
import { clip, trim, type Span } from "../view/sentences";
import { LABEL_RULES, type LabelRule } from "./label-rules";

/** Longest quotation of what stands under a label, and longest answer shown. */
const [LONGEST, SHOWN] = [480, 420];
/** "## 3. Risks", "**Sales channels** (2024):", "- **Water**: river": a label the text's own marks set apart. */
const MARKED = /^([ \t>]*)(?:(#{1,6}) +|(?:[-*+\u2022] +|\d{1,2}[.)] +)?(?=\*\*|__))(.*)$/;
const BOLD = /^(?:\*\*|__)([^*_\n|:]{2,60})(?::(?:\*\*|__)|(?:\*\*|__)(?: ?\([^)\n]{0,40}\))? ?:)[ \t]*/;
/** Pictures, numbers and marks before a heading's words. */
const DECKED = /^(?:[^\p{L}\d(]+|\d{1,2}(?:\.\d{1,2}){0,3}[.)]? +|\*\*|__)+/u;
const NOTHING = /^\W*(?:none|nil|n\/?a|tbd|to be (?:defined|confirmed|completed)|a definir|a completer|por definir|hakuna|aucune?|ninguno?|nenhuma?)\W*$/;

const THEIRS = /\b(?:competit\w+|concurren\w+|competidor\w*|competencia|concorren\w+|washindani|suppliers?|fournisseurs?|proveedores|banks?|lenders?)\b/;

interface Label {
  line: Line;
  /** Depth of a heading by its marks; a bold label stands below all headings, a bulleted one below that. */
  depth: number;
  words: string;
  /** Where the answer begins on the label's own line; the line's end when nothing follows. */
  from: number;
}

/** Answers under labels that a text marks as such: headings with "#", bold names before a colon. */
export function pickMarked(view: PageView): Candidate[] {
  if (!/^[ \t>]*(?:#{1,6} |(?:[-*+\u2022] |\d{1,2}[.)] )?(?:\*\*|__))/m.test(view.text)) return [];
  const labels = view.lines.flatMap((line) => labelOf(view, line) ?? []);
  return labels.flatMap((label, order) => {
    const rule = LABEL_RULES.find((each) => each.label.test(label.words) && !each.not?.test(label.words));
    const span = rule ? answerOf(view, label, labels[order + 1], labels.slice(order + 1).find(({ depth }) => depth <= label.depth)) : null;
    // What stands under competitors, or under a supplier or bank, is theirs.
    const under = labels.slice(0, order).findLast(({ depth }) => depth < label.depth)?.words ?? "";
    return rule && span && !(THEIRS.test(under) && rule.key !== "competitive_position") ? made(view, rule, span) : [];
  });
}

function labelOf(view: PageView, line: Line): Label | null {
  const raw = view.text.slice(line.start, line.end);
  const match = MARKED.exec(raw);
  if (!match) return null;
  const [, indent = "", heading, rest = ""] = match;
  const at = line.end - rest.length;
  // A heading that runs on like a sentence names nothing.
  if (heading) return /[.:;,] |[.:;,]$/.test(rest.trim()) || rest.trim().split(/\s+/).length > 7 ? null : { line, depth: heading.length, words: plainWords(view, at, line.end), from: line.end };
  const bold = BOLD.exec(rest);
  const name = bold?.[1];
  if (!bold || !name) return null;
  const bulleted = /^[ \t>]*(?:[-*+\u2022]|\d{1,2}[.)]) /.test(raw);
  return { line, depth: 7 + (bulleted ? 1 : 0) + Math.min(4, indent.length), words: plainWords(view, at + 2, at + 2 + name.length), from: at + bold[0].length };
}

const plainWords = (view: PageView, start: number, end: number): string => view.plain.slice(start, end).replace(DECKED, "").replace(/[*_:#]+/g, "").replace(/ ?\([^)]*\)/g, "").trim();

/** The rest of the label's line, or the lines under it up to the next label of its rank; under a heading, up to the next label that answers for itself. */
function answerOf(view: PageView, label: Label, next: Label | undefined, peer: Label | undefined): Span | null {
  const beside = trim(view.text, { start: label.from, end: label.line.end });
  if (beside.end - beside.start > 2) return clip(view.text, trim(view.text, { start: beside.start, end: runsTo(view, label, next) }), LONGEST);
  const stop = peer ? peer.line.start : view.text.length;
  const under = trim(view.text, { start: label.line.end, end: Math.min(stop, label.line.end + LONGEST * 2) });
  if (under.end - under.start < 4) return null;
  // A heading whose first words are another label's has no answer of its own.
  if (next && next.line.start <= under.start && label.depth <= 6) return null;
  const own = label.depth <= 6 && next && next.line.start < under.end ? trim(view.text, { start: under.start, end: next.line.start }) : under;
  const rule = /\n-{3,}\s*(?:\n|$)/.exec(view.text.slice(own.start, own.end));
  return clip(view.text, trim(view.text, rule ? { start: own.start, end: own.start + rule.index } : own), LONGEST);
}

/** An answer beside its label runs on with the print's lines, to the next point or label. */
function runsTo(view: PageView, { line }: Label, next: Label | undefined): number {
  const end = blockAt(view, line.start)?.end ?? line.end;
  return Math.max(line.end, Math.min(end, next?.line.start ?? end));
}

function made(view: PageView, rule: LabelRule, span: Span): Candidate[] {
  const plain = view.plain.slice(span.start, span.end);
  if (plain.replace(/[^\p{L}]/gu, "").length < 4 || isBlank(plain) || isInstruction(plain) || NOTHING.test(plain)) return [];
  if ((rule.needs && !rule.needs.test(plain)) || rule.never?.test(plain.split("\n")[0] ?? "")) return [];
  const shown = clip(view.text, span, SHOWN);
  const text = view.text.slice(shown.start, shown.end).replace(/\*\*|__|^[ \t]*[-*+\u2022] /gm, "").replace(/\s*\n\s*/g, "; ").replace(/\s+/g, " ").trim();
  return [{ key: rule.key, page: view, ...span, value: { kind: "text", text }, unit: null, currency: null, period: null, projected: null, score: 7 - view.page.index * 0.02 }];
}
