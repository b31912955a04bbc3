"use client";

import { clsx } from "clsx";

/** One of a few, at once visible: a filter or a view. */
export function Segments<T extends string>({ label, value, options, onChange }: {
  label: string;
  value: T;
  options: readonly { value: T; label: string; wideOnly?: boolean }[];
  onChange: (value: T) => void;
}) {
  return (
    <div role="group" aria-label={label} className="inline-flex max-w-full overflow-x-auto rounded-control border border-line-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={clsx(
            "min-h-[30px] border-l border-line-2 px-2.5 text-[13.5px] leading-[18px] whitespace-nowrap first:border-l-0 focus-visible:-outline-offset-2 max-wide:min-h-[38px]",
            option.value === value ? "bg-wash font-semibold text-ink" : "text-ink-2 hover:text-ink",
            option.wideOnly && "max-wide:hidden",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
