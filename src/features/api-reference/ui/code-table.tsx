import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { t } from "./text";

interface CodeTableProps {
  caption: string;
  /** Columns after the code; the last says what to do. */
  heads: readonly string[];
  rows: readonly { code: string; cells: readonly (string | number)[] }[];
}

/** Codes for programs with what they mean. */
export function CodeTable({ caption, heads, rows }: CodeTableProps) {
  return (
    <Table caption={caption} head={<><Th>{t.code}</Th>{heads.map((head) => <Th key={head}>{head}</Th>)}</>}>
      {rows.map(({ code, cells }) => (
        <Tr key={code}>
          <RowHead full><span className="font-mono text-small wide:whitespace-nowrap max-wide:[overflow-wrap:anywhere]">{code}</span></RowHead>
          {cells.map((cell, at) => <Td key={heads[at]} full={typeof cell === "string"} className={at === cells.length - 1 ? "text-ink-2" : undefined}>{cell}</Td>)}
        </Tr>
      ))}
    </Table>
  );
}
