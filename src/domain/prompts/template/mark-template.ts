import { placeOf, type TemplateFault } from "./template-fault";

export interface MarkedPiece {
  kind: "text" | "tag" | "fault";
  text: string;
}

const TAG = /(\\)?\{\{[^}]*(?:\}\})?/g;

/** A template cut at its tags, for colouring: each tag is known or has a fault of this list at its place. */
export function markTemplate(source: string, faults: readonly Pick<TemplateFault, "line" | "column" | "within">[]): MarkedPiece[] {
  const bad = new Set(faults.filter(({ within }) => within === null).map(({ line, column }) => `${line}:${column}`));
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const match of source.matchAll(TAG)) {
    if (match[1] !== undefined) continue;
    const { line, column } = placeOf(source, match.index);
    if (match.index > end) pieces.push({ kind: "text", text: source.slice(end, match.index) });
    pieces.push({ kind: bad.has(`${line}:${column}`) ? "fault" : "tag", text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ kind: "text", text: source.slice(end) });
  return pieces;
}
