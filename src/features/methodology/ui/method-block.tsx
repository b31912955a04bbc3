import type { Block } from "@/domain/risk/methodology-blocks";
import { Mark } from "@/ui/level/mark";
import type { ShownLevel } from "@/ui/level/level-geometry";
import { en } from "@/ui/text/en";
import { codeParts } from "./outline";
import { methodologyText as text } from "./text";

const LEVELS: readonly ShownLevel[] = ["LOW", "MODERATE", "HIGH", "CRITICAL", "NONE"];
const HEAD = "border-b-[1.5px] border-ink py-1.5 pr-4 text-left align-bottom text-second font-semibold text-ink-3 last:pr-0";
const CELL = "border-b border-line py-2 pr-4 text-left align-top text-[14px] leading-5 font-normal last:pr-0 [overflow-wrap:break-word]";

export function MethodBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <p className="mt-2.5 max-w-[680px]"><Words text={block.text} /></p>;
    case "list":
      return <ul className="mt-2 max-w-[680px] list-disc pl-5">{block.items.map((item) => <li key={item} className="mt-1"><Words text={item} /></li>)}</ul>;
    case "table":
      return <MethodTable block={block} />;
  }
}

function MethodTable({ block }: { block: Extract<Block, { kind: "table" }> }) {
  if (block.rows.length === 0) return null;
  return (
    <div className="mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label={text.scroll(block.caption)}>
      <table className="w-full min-w-[560px] border-collapse">
        <caption className="pb-1 text-left font-semibold">{block.caption}</caption>
        <thead><tr>{block.head.map((head) => <th key={head} scope="col" className={HEAD}>{head}</th>)}</tr></thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => at === 0
                ? <th key={at} scope="row" className={`${CELL} font-semibold`}><Cell text={cell} /></th>
                : <td key={at} className={CELL}><Cell text={cell} /></td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell that is the name of a level carries its mark. */
function Cell({ text: words }: { text: string }) {
  const level = LEVELS.find((each) => en.level[each] === words);
  if (!level) return <Words text={words} />;
  return <span className="inline-flex items-center gap-1.5 whitespace-nowrap"><Mark level={level} />{words}</span>;
}

const Words = ({ text: words }: { text: string }) => (
  <>{codeParts(words).map((part, index) => (part.code ? <code key={index} className="font-mono text-small">{part.text}</code> : part.text))}</>
);
