import type { TextRule } from "../cues/text-rule";
import type { PageView } from "../view/page-view";
import type { Span } from "../view/sentences";

/** Print of tables, exhibits and policies that holds a cue and states nothing of the firm. */
const LIST_OF_PAPERS = /incorporated by reference|exhibit \d|registered under|were as follows:|as incurred|see note \d|voir note|ver nota|refer to (?:note|section)/;
/** What may or should be is less than what is. */
const WISHED = /\b(?:in the event|intends? to|option to|objective|whether|if (?:the|we|any)|objectif|permettrait|pourrait|peu(?:t|vent)|pourraient|pueden?|podem?|(?:can|might) affect|garantir un|faciliter|objetivo de|apoio|apoyo|podria|poderia|endapo|lengo la)\b/;
const ITEMS = /[^\s,;]{3,}(?:,| et| and| y| e| na| ou| or) [^,;.]{3,40}(?:,| et| and| y| e| na| ou| or) [^,;.\d]{3,}/;

/** How much a passage states beside others with the same cue: names, numbers and lists raise it; half sentences, wishes and table print lower it. */
export function substanceOf(view: PageView, { start, end }: Span, rule: TextRule): number {
  const raw = view.text.slice(start, end);
  const plain = view.plain.slice(start, end);
  let substance = 0;
  if (/^\p{Ll}|^["\u201d)\]:;]/u.test(raw.trim())) substance -= 0.3;
  if (LIST_OF_PAPERS.test(plain)) substance -= 0.8;
  if (WISHED.test(plain)) substance -= 0.4;
  // Two or more amounts one after the other are a row of a table.
  if (/(?:\s[$(-]*\d[\d.,]*\)?%?){2,}\s*$/m.test(plain)) substance -= 0.6;
  if (rule.lists && ITEMS.test(plain)) substance += 0.6;
  if (/\d/.test(plain) || /\p{Ll},? (?:[\p{Ll}']+ )?\p{Lu}\p{Ll}/u.test(raw)) substance += 0.2;
  return substance;
}
