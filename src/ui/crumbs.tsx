import Link from "next/link";

/** Where this page stands; the last part is not a link. */
export function Crumbs({ parts }: { parts: readonly { label: string; href?: string; mono?: boolean }[] }) {
  return (
    <div className="mb-0.5 flex flex-wrap items-center gap-[7px] text-second leading-6 text-ink-2">
      {parts.map((part, i) => (
        <span key={part.label} className="flex gap-[7px]">
          {i > 0 ? <span aria-hidden="true">/</span> : null}
          {part.href ? <Link href={part.href} className="link inline-block min-w-6">{part.label}</Link> : <span className={part.mono ? "font-mono text-small leading-6" : "[overflow-wrap:anywhere]"}>{part.label}</span>}
        </span>
      ))}
    </div>
  );
}
