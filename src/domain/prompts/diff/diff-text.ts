import { shortestEdit } from "./myers";

export interface DiffPiece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A line of both texts side by side; null = the side has no such line. */
export interface DiffRow {
  before: DiffPiece[] | null;
  after: DiffPiece[] | null;
}

const WORD = /\p{L}[\p{L}\p{N}_'’-]*|\p{N}+|[^\S\n]+|\n|./gsu;
const LINE = /[^\n]*\n|[^\n]+/g;

/**
 * Two texts compared word by word. Lines are matched first and only the changed ones looked into, so that a long text
 * costs little and an unchanged line never lends its words to a changed one.
 */
export function diffText(before: string, after: string): DiffPiece[] {
  const lines = { a: before.match(LINE) ?? [], b: after.match(LINE) ?? [] };
  const pieces: DiffPiece[] = [];
  let removed = "";
  let added = "";
  const flush = (): void => {
    if (removed !== "" || added !== "") pieces.push(...diffWords(removed, added));
    removed = added = "";
  };
  for (const edit of shortestEdit(lines.a, lines.b)) {
    if (edit.kind === "removed") removed += lines.a.slice(...edit.a).join("");
    else if (edit.kind === "added") added += lines.b.slice(...edit.b).join("");
    else {
      flush();
      pieces.push({ kind: "same", text: lines.a.slice(...edit.a).join("") });
    }
  }
  flush();
  return merged(pieces);
}

function diffWords(before: string, after: string): DiffPiece[] {
  const words = { a: before.match(WORD) ?? [], b: after.match(WORD) ?? [] };
  return joinedOverBlanks(shortestEdit(words.a, words.b).map(({ kind, a, b }) => ({ kind, text: (kind === "added" ? words.b.slice(...b) : words.a.slice(...a)).join("") })));
}

/** Words side by side that were all replaced read as one change: the blanks between them go with both sides. */
function joinedOverBlanks(pieces: readonly DiffPiece[]): DiffPiece[] {
  const out: DiffPiece[] = [];
  for (const piece of pieces) {
    const [removed, added, blank, again] = out.slice(-4);
    const isReplaced = piece.kind === "added" && removed?.kind === "removed" && added?.kind === "added" && blank?.kind === "same" && /^[^\S\n]+$/.test(blank.text) && again?.kind === "removed";
    if (isReplaced) out.splice(-4, 4, { kind: "removed", text: removed.text + blank.text + again.text }, { kind: "added", text: added.text + blank.text + piece.text });
    else out.push(piece);
  }
  return out;
}

const merged = (pieces: readonly DiffPiece[]): DiffPiece[] =>
  pieces.reduce<DiffPiece[]>((out, piece) => {
    const last = out.at(-1);
    if (piece.text === "") return out;
    if (last?.kind === piece.kind) return [...out.slice(0, -1), { kind: last.kind, text: last.text + piece.text }];
    return [...out, piece];
  }, []);

/** A stretch of unchanged lines that is not shown. */
export interface DiffSkip {
  kind: "skip";
  lines: number;
}

/** Lines kept on each side of a change, so that its place is seen. */
const AROUND = 3;

/** Long unchanged stretches taken out, so that the changes are seen at once. */
export function foldSame(pieces: readonly DiffPiece[]): (DiffPiece | DiffSkip)[] {
  return pieces.flatMap((piece, index): (DiffPiece | DiffSkip)[] => {
    const lines = piece.text.split(/(?<=\n)/);
    const [head, tail] = [index === 0 ? 0 : AROUND, index === pieces.length - 1 ? 0 : AROUND];
    if (piece.kind !== "same" || pieces.length === 1 || lines.length <= head + tail + 2) return [piece];
    const same = (text: string): DiffPiece[] => (text === "" ? [] : [{ kind: "same", text }]);
    return [...same(lines.slice(0, head).join("")), { kind: "skip", lines: lines.length - head - tail }, ...same(lines.slice(lines.length - tail).join(""))];
  });
}

/** The same, line by line side by side. */
export function sideBySide(pieces: readonly DiffPiece[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let before: DiffPiece[][] = [[]];
  let after: DiffPiece[][] = [[]];
  const flush = (): void => {
    for (let line = 0; line < Math.max(before.length, after.length); line += 1) rows.push({ before: before[line] ?? null, after: after[line] ?? null });
    before = [[]];
    after = [[]];
  };
  const add = (side: DiffPiece[][], kind: DiffPiece["kind"], text: string): void => {
    text.split("\n").forEach((line, index) => {
      if (index > 0) side.push([]);
      if (line !== "") side.at(-1)?.push({ kind, text: line });
    });
  };
  for (const { kind, text } of pieces) {
    if (kind === "removed") add(before, kind, text);
    else if (kind === "added") add(after, kind, text);
    else {
      // Both sides stand at the start of a line: what only one of them had is told before it.
      if (before.at(-1)?.length === 0 && after.at(-1)?.length === 0) {
        before.pop();
        after.pop();
        flush();
      }
      const lines = text.split("\n");
      lines.forEach((line, index) => {
        add(before, kind, line);
        add(after, kind, line);
        // Both sides end the line here: what follows is level again.
        if (index < lines.length - 1) flush();
      });
    }
  }
  flush();
  return rows;
}
