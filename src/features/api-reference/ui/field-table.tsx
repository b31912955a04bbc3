import { Table, RowHead, Td, Th, Tr } from "@/ui/table";
import type { ReferenceField } from "./reference";
import { t } from "./text";

export function FieldTable({ caption, hideCaption = false, fields }: { caption: string; hideCaption?: boolean; fields: readonly ReferenceField[] }) {
  return (
    <div>
      {hideCaption ? null : <p aria-hidden className="font-semibold">{caption}</p>}
      <Table caption={caption} head={<><Th>{t.field}</Th><Th>{t.type}</Th><Th>{t.meaning}</Th></>}>
        {fields.map(({ name, type, required, description }) => (
          <Tr key={name}>
            <RowHead full><span className="font-mono text-small">{name}</span>{required ? <span className="block text-second text-ink-3">{t.required}</span> : null}</RowHead>
            <Td full className="text-ink-2">{type}</Td>
            <Td full>{description}</Td>
          </Tr>
        ))}
      </Table>
    </div>
  );
}
