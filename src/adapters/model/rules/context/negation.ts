/** Negation directly before a statement, in the five languages (plain text). */
const BEFORE =
  /(?:\b(?:not|no|never|without|none of|nor|cannot|isn't|hasn't|don't|doesn't|lacks?|absence of|yet to)|\b(?:aucune?|sans|ne|n'|pas d[e']|ni)|\b(?:sin|ningun[oa]?|nunca|carece de|tampoco)|\b(?:nao|sem|nenhum[a]?|nunca)|\b(?:hakuna|hatuna|haina|hana|bila|sio|siyo|si)) ?(?:[\p{L}']+ ){0,3}$/u;
const AFTER = /^ ?(?:[\p{L}]+ ){0,2}(?:is not|are not|has not|have not|n'est pas|n'ont pas|no (?:es|esta|ha|han)|nao (?:e|esta|foi|ha)|haipo|hakuna|haijaw\w+)(?!\p{L})/u;

/** Whether the words around a cue deny it: "no insurance", "insurance is not held". */
export function isDenied(before: string, after: string): boolean {
  return BEFORE.test(before.slice(-48)) || AFTER.test(after.slice(0, 60));
}
