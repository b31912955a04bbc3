import { Citation, Quotation } from "@/ui/evidence";
import { LevelChip } from "@/ui/level/level-chip";
import { t } from "./text";

/** What the product does, shown instead of said. */
export function SampleEvidence() {
  const { example } = t.signIn;
  return (
    <div className="w-full max-w-[440px]">
      <p className="font-serif text-[25px] leading-[33px] tracking-[-0.01em]">{t.signIn.motto}</p>
      <div className="mt-9 mb-2 flex items-center gap-2.5 border-t-[1.5px] border-ink pt-2.5 max-wide:mt-6">
        <span className="label">{example.id}</span>
        <b>{example.indicator}</b>
        <span className="flex-1" />
        <LevelChip level="CRITICAL" />
      </div>
      <p>{example.finding}</p>
      <Quotation level="CRITICAL" lang="en">{example.quote}</Quotation>
      <Citation grade="B">{example.source}</Citation>
      <p className="mt-14 text-second text-ink-3 max-wide:mt-6">{example.note}</p>
    </div>
  );
}
