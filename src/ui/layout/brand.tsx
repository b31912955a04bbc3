import { en } from "@/ui/text/en";

/** A desk, a range bracket and a tick: the product's sign. */
export function Brand({ className = "" }: { className?: string }) {
  return (
    <div className={`flex items-center gap-[9px] font-serif text-[16px] leading-5 font-semibold ${className}`}>
      <svg width="20" height="18" viewBox="0 0 20 18" aria-hidden="true" fill="none">
        <path d="M1 14.6h18" stroke="var(--ink)" strokeWidth="2.6" />
        <path d="M3 4.4v6.2M17 4.4v6.2M3 7.5h14" stroke="var(--ink)" strokeWidth="1.5" />
        <path d="M5.6 3.1h8.8L10 12z" fill="var(--ink)" stroke="var(--sub)" />
      </svg>
      {en.product}
    </div>
  );
}
