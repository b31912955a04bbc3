import type { ComposedPart } from "@/domain/prompts/compose-prompt";
import { t } from "./text";

/** What is sent, part by part, each with the field it came from. */
export function ComposedView({ parts }: { parts: readonly ComposedPart[] }) {
  return (
    <div>
      {parts.map(({ field, label, role, text }) => (
        <div key={field} className="border-t border-line py-2 first:border-t-[1.5px] first:border-ink">
          <p className="flex flex-wrap gap-x-2 text-second"><b>{label}</b><span className="text-ink-2">{t.roleWord[role]}</span></p>
          <p className="font-mono text-[12.5px] leading-[18px] whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        </div>
      ))}
    </div>
  );
}
