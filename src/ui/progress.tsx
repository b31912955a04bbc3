import { gauge } from "./level/coverage";

/** Only where a real fraction is known; otherwise the running glyph and words. */
export function Progress({ share, label, className = "max-w-[300px]" }: { share: number; label: string; className?: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`gauge block h-[5px] rounded-[1px] text-accent ${className}`}
      style={gauge(share)}
    />
  );
}
