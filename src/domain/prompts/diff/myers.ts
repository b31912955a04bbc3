/** A stretch of two sequences: kept, taken out or put in. Indices are half-open; of a stretch taken out only `a` counts, of one put in only `b`. */
export interface Edit {
  kind: "same" | "removed" | "added";
  a: [number, number];
  b: [number, number];
}

/** Differences beyond which two texts are told apart as a whole: the trace takes the square of it in memory. */
const MOST_DIFFERENCES = 1_500;

/**
 * The shortest way from one sequence to another (E. W. Myers, An O(ND) Difference Algorithm, 1986), what is taken out
 * before what is put in. Sequences with more than 1,500 differences are "all removed, all added".
 */
export function shortestEdit(a: readonly string[], b: readonly string[]): Edit[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const middle = editMiddle(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const edits: Edit[] = [{ kind: "same", a: [0, head], b: [0, head] }];
  for (const edit of middle) edits.push({ kind: edit.kind, a: [edit.a[0] + head, edit.a[1] + head], b: [edit.b[0] + head, edit.b[1] + head] });
  edits.push({ kind: "same", a: [a.length - tail, a.length], b: [b.length - tail, b.length] });
  return joined(edits);
}

function editMiddle(a: readonly string[], b: readonly string[]): Edit[] {
  const whole: Edit[] = [
    { kind: "removed", a: [0, a.length], b: [0, 0] },
    { kind: "added", a: [a.length, a.length], b: [0, b.length] },
  ];
  if (a.length === 0 || b.length === 0) return whole;
  const trace = traceOf(a, b);
  return trace === null ? whole : backtrack(trace, a.length, b.length);
}

/** For each number of differences, how far along `a` each diagonal gets; null = too many differences. */
function traceOf(a: readonly string[], b: readonly string[]): Int32Array[] | null {
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES);
  const trace: Int32Array[] = [];
  // Diagonal k stands at k + most + 1.
  const reach = new Int32Array(2 * most + 3);
  for (let d = 0; d <= most; d += 1) {
    for (let k = -d; k <= d; k += 2) {
      const at = k + most + 1;
      const down = k === -d || (k !== d && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0));
      let x = down ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach[at] = x;
      if (x >= a.length && x - k >= b.length) return [...trace, reach.slice(most + 1 - d, most + 2 + d)];
    }
    trace.push(reach.slice(most + 1 - d, most + 2 + d));
  }
  return null;
}

function backtrack(trace: readonly Int32Array[], lengthA: number, lengthB: number): Edit[] {
  const edits: Edit[] = [];
  let x = lengthA;
  let y = lengthB;
  for (let d = trace.length - 1; d > 0; d -= 1) {
    const before = trace[d - 1];
    // The row for d - 1 differences holds diagonals -(d-1)..d-1.
    const reach = (k: number): number => before?.[k + d - 1] ?? -1;
    const k = x - y;
    const down = k === -d || (k !== d && reach(k - 1) < reach(k + 1));
    const fromX = reach(down ? k + 1 : k - 1);
    const fromY = fromX - (down ? k + 1 : k - 1);
    const startX = down ? fromX : fromX + 1;
    const startY = down ? fromY + 1 : fromY;
    edits.push({ kind: "same", a: [startX, x], b: [startY, y] });
    edits.push(down ? { kind: "added", a: [fromX, fromX], b: [fromY, startY] } : { kind: "removed", a: [fromX, startX], b: [fromY, fromY] });
    x = fromX;
    y = fromY;
  }
  edits.push({ kind: "same", a: [0, x], b: [0, y] });
  return edits.reverse();
}

/** Neighbours of one kind become one stretch; empty ones go. Between two kept stretches, what is taken out comes first. */
function joined(edits: readonly Edit[]): Edit[] {
  const out: Edit[] = [];
  let removed: Edit | null = null;
  let added: Edit | null = null;
  const flush = (): void => {
    if (removed) out.push(removed);
    if (added) out.push(added);
    removed = added = null;
  };
  const grown = (old: Edit | null, edit: Edit): Edit => (old ? { kind: edit.kind, a: [old.a[0], edit.a[1]], b: [old.b[0], edit.b[1]] } : edit);
  for (const edit of edits) {
    if (edit.a[0] === edit.a[1] && edit.b[0] === edit.b[1]) continue;
    if (edit.kind === "removed") removed = grown(removed, edit);
    else if (edit.kind === "added") added = grown(added, edit);
    else {
      flush();
      const last = out.at(-1);
      if (last?.kind === "same") out[out.length - 1] = grown(last, edit);
      else out.push(edit);
    }
  }
  flush();
  return out;
}
