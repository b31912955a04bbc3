/** A run of letters shorter than this stands in most sentences, so that needing it says nothing. */
const SHORTEST = 3;
/** So many letters tell words apart. */
const LONGEST = 8;

/**
 * Runs of letters of which a text must hold at least one for the pattern to match anywhere in it, so that texts with none of them
 * need not be tried; a blank stands for any white space. null = nothing is needed for sure.
 */
export function neededWords(pattern: string): string[] | null {
  const needed = choice(new Source(pattern));
  return needed && [...new Set(needed.map((run) => run.slice(0, LONGEST)))];
}

class Source {
  at = 0;
  constructor(readonly text: string) {}

  /** Takes what a sticky pattern matches here; "" when it does not. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [taken] = pattern.exec(this.text) ?? [""];
    this.at += taken.length;
    return taken;
  }

  goesOn(): boolean {
    return this.at < this.text.length && this.text.charAt(this.at) !== ")";
  }
}

const LOOK = /\(\?(?:[=!]|<[=!])/y;
const GROUP = /\((?:\?:)?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|[^])/iy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const isOptional = (quantifier: string): boolean => /^(?:[*?]|\{0)/.test(quantifier);

/** Of each way to match one run is needed; where one way needs none, none is. */
function choice(source: Source): string[] | null {
  const ways = [sequence(source)];
  while (source.take(/\|/y)) ways.push(sequence(source));
  return ways.some((way) => way === null) ? null : ways.flatMap((way) => way ?? []);
}

/** All parts of a sequence are needed, so the one that tells most is chosen. */
function sequence(source: Source): string[] | null {
  let best: string[] | null = null;
  let run = "";
  const consider = (needed: string[] | null): void => {
    if (!needed || worth(needed) < SHORTEST) return;
    if (!best || worth(needed) > worth(best) || (worth(needed) === worth(best) && needed.length < best.length)) best = needed;
  };
  while (source.goesOn() && source.text.charAt(source.at) !== "|") {
    const part = piece(source);
    const quantifier = source.take(QUANTIFIER);
    if (part.letter !== null && quantifier === "") {
      run += part.letter;
      continue;
    }
    consider([run]);
    run = "";
    if (!isOptional(quantifier)) consider(part.needed);
  }
  consider([run]);
  return best;
}

/** Least number of letters of any of the runs. */
const worth = (runs: readonly string[]): number => Math.min(...runs.map((run) => run.trim().length));

/** "" as letter: it stands for no letter, and what is before and after it stand together. */
interface Piece { letter: string | null; needed: string[] | null }
const NOTHING: Piece = { letter: "", needed: null };

function piece(source: Source): Piece {
  const look = source.take(LOOK) !== "";
  if (look || source.take(GROUP) !== "") {
    const needed = choice(source);
    source.take(/\)/y);
    return look ? NOTHING : { letter: null, needed };
  }
  if (source.take(CLASS) !== "") return { letter: null, needed: null };
  const taken = source.take(ESCAPE) || source.take(/[^]/y);
  if (taken === "\\b" || taken === "^" || taken === "$") return NOTHING;
  return { letter: /^[a-z ']$/.test(taken) ? taken : null, needed: null };
}
