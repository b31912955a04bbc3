import { Table, RowHead, Td, Th, Tr } from "@/ui/table";
import type { ReferenceProblem } from "./reference";
import { t } from "./text";

export function ProblemTable({ problems }: { problems: readonly ReferenceProblem[] }) {
  return (
    <Table caption={t.problems} head={<><Th>{t.code}</Th><Th>{t.status}</Th><Th>{t.when}</Th><Th>{t.advice}</Th></>}>
      {problems.map(({ code, status, when, advice }) => (
        <Tr key={code}>
          <RowHead full><span className="font-mono text-small wide:whitespace-nowrap max-wide:[overflow-wrap:anywhere]">{code}</span></RowHead>
          <Td>{status}</Td>
          <Td full>{when}</Td>
          <Td full className="text-ink-2">{advice}</Td>
        </Tr>
      ))}
    </Table>
  );
}
