const MARKS = /\p{M}/gu;

/** A cue of the rubric made fit for plain text: accents folded away; it may end inside a word, as the rubric's matching says. */
export function plainCue(cue: string): string {
  return `(?:${cue.normalize("NFD").replace(MARKS, "").replace(/\\p\{L\}/g, "[a-z\\u00c0-\\uffff]")})\\w*`;
}
