import { countOf, dollarsOf } from "@/ui/format/numbers";
import { RowHead, Table, Td, Th, Tr } from "@/ui/table";
import { dayInWords, type SpendDay, TOKEN_KINDS } from "./spend-slices";
import { t } from "./text";

/** The chart's figures; days without a call are left out. */
export function SpendTable({ days }: { days: readonly SpendDay[] }) {
  const rows = days.filter(({ calls }) => calls > 0).reverse();
  return (
    <Table caption={t.spend} head={<><Th>{t.day}</Th><Th numeric>{t.callsHead}</Th>{TOKEN_KINDS.map((kind) => <Th key={kind} numeric>{t.tokenKinds[kind]}</Th>)}<Th numeric>{t.cost}</Th></>}>
      {rows.map(({ day, calls, tokens, usd, unpriced }) => (
        <Tr key={day}>
          <RowHead>{dayInWords(day)}</RowHead>
          <Td numeric><span className="max-wide:hidden">{countOf(calls)}</span><span className="wide:hidden">{t.calls(calls)}</span></Td>
          {TOKEN_KINDS.map((kind) => <Td key={kind} numeric wideOnly>{countOf(tokens[kind])}</Td>)}
          <Td full className="text-second text-ink-2 wide:hidden">{TOKEN_KINDS.map((kind) => `${t.tokenKinds[kind]} ${countOf(tokens[kind])}`).join("; ")}</Td>
          <Td numeric full className="max-wide:text-left!">
            {usd === 0 && unpriced > 0 ? t.unknownCost : dollarsOf(usd)}
            {usd > 0 && unpriced > 0 ? <span className="block text-second text-ink-2">{t.andUnknown(unpriced)}</span> : null}
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
