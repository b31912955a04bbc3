import { clsx } from "clsx";
import type { FieldDiff } from "@/domain/prompts/diff/diff-prompts";
import { type DiffPiece, type DiffRow, type DiffSkip, foldSame, sideBySide } from "@/domain/prompts/diff/diff-text";
import { t } from "./text";

/** Every field that differs, word by word. */
export function DiffView({ diffs, beside }: { diffs: readonly FieldDiff[]; beside: boolean }) {
  if (diffs.length === 0) return <p className="mt-3">{t.noDifference}</p>;
  return diffs.map(({ field, label, pieces }) => (
    <section key={field} className="mt-3" aria-label={label}>
      <h3>{label}</h3>
      <DiffText pieces={pieces} beside={beside} />
    </section>
  ));
}

const TEXT = "font-mono text-[12.5px] leading-[18px] whitespace-pre-wrap [overflow-wrap:anywhere]";

export function DiffText({ pieces, beside }: { pieces: readonly DiffPiece[]; beside: boolean }) {
  if (!beside) return <p className={clsx(TEXT, "mt-1 max-h-[320px] overflow-y-auto rounded-control border border-line-2 px-2 py-1")} tabIndex={0}>{foldSame(pieces).map((piece, index) => (piece.kind === "skip" ? <Skipped key={index} lines={piece.lines} /> : <Piece key={index} piece={piece} />))}</p>;
  return (
    <div className="mt-1 max-h-[320px] overflow-auto rounded-control border border-line-2" tabIndex={0}>
      <table className={clsx(TEXT, "w-full table-fixed border-collapse")}>
        <thead className="sr-only"><tr><th scope="col">{t.from}</th><th scope="col">{t.to}</th></tr></thead>
        <tbody>
          {rowsOf(pieces).map((row, index) => (
            "lines" in row ? <tr key={index}><td colSpan={2} className="px-2"><Skipped lines={row.lines} /></td></tr> :
            <tr key={index} className="h-[18px]">
              {[row.before, row.after].map((side, at) => (
                <td key={at} className={clsx("px-2 align-top", at === 0 && "border-r border-line", side === null && "bg-wash")}>
                  {side?.map((piece, place) => <Piece key={place} piece={piece} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Unchanged stretches between the rows of what surrounds the changes. */
function rowsOf(pieces: readonly DiffPiece[]): (DiffRow | DiffSkip)[] {
  const groups: (DiffPiece[] | DiffSkip)[] = [];
  for (const piece of foldSame(pieces)) {
    const last = groups.at(-1);
    if (piece.kind === "skip") groups.push(piece);
    else if (Array.isArray(last)) last.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap((group): (DiffRow | DiffSkip)[] => (Array.isArray(group) ? sideBySide(group) : [group]));
}

const Skipped = ({ lines }: { lines: number }) => <span className="block font-sans text-second text-ink-3">{t.skipped(lines)}</span>;

/** Colour is not alone: removed words are struck through, added ones underlined, and both are read out. */
function Piece({ piece: { kind, text } }: { piece: DiffPiece }) {
  if (kind === "same") return text;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark className={kind === "removed" ? "bg-danger-wash text-danger line-through" : "bg-accent-wash text-accent underline"}>
      <span className="sr-only"> [{kind === "removed" ? t.removed : t.added}: </span>
      {text}
      <span className="sr-only">] </span>
    </Mark>
  );
}
