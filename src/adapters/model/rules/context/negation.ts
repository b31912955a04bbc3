/** Negation directly before a statement, in the five languages (plain text). */
const BEFORE =
  /(?:\b(?:not|no|never|without|none of|nor|cannot|isn't|hasn't|don't|doesn't|lacks?|absence of|yet to|aucune?|sans|ne|pas de|ni|sin|ningun[oa]?|nunca|carece de|tampoco|nao|sem|nenhuma?|hakuna|hatuna|haina|hana|bila|sio|siyo|si)(?![\p{L}'])|\bn'|\bpas d') ?(?:[\p{L}']+ ){0,3}$/u;
const AFTER = /^ ?(?:[\p{L}]+ ){0,2}(?:is not|are not|has not|have not|n'est pas|n'ont pas|no (?:es|esta|ha|han)|nao (?:e|esta|foi|ha)|haipo|hakuna|haijaw\w+)(?!\p{L})/u;

const WITHIN = /\b(?:not|no|never|without|pas|aucune?|sans|sin|ningun[oa]?|nao|sem|nenhuma?|hakuna|haina|hatuna|bila)\b/u;

/** Whether a cue took a denial into itself: "is not certified". */
export function deniesItself(matched: string): boolean {
  return WITHIN.test(matched);
}

/** Whether the words around a cue deny it: "no insurance", "insurance is not held". */
export function isDenied(before: string, after: string): boolean {
  return BEFORE.test(before.slice(-48)) || AFTER.test(after.slice(0, 60));
}
