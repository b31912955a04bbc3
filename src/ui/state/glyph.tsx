import type { ReactNode } from "react";

/** Line glyphs are states and acts, never levels. Drawn in a box of 14 with a 1.6 stroke. */
const PATHS = {
  check: <path d="M2.6 7.4 5.6 10.4 11.4 3.9" />,
  running: (
    <>
      <circle cx="7" cy="7" r="5.2" opacity=".3" />
      <path d="M7 1.8A5.2 5.2 0 0 1 12.2 7" />
    </>
  ),
  waiting: (
    <>
      <circle cx="7" cy="7" r="5.2" />
      <path d="M7 4.2V7l1.9 1.4" />
    </>
  ),
  half: (
    <>
      <circle cx="7" cy="7" r="5.2" />
      <path d="M7 1.8v10.4a5.2 5.2 0 0 0 0-10.4z" fill="currentColor" />
    </>
  ),
  failed: (
    <>
      <circle cx="7" cy="7" r="5.3" />
      <path d="M7 4v3.6M7 10v.1" />
    </>
  ),
  struck: (
    <>
      <circle cx="7" cy="7" r="5.2" />
      <path d="m3.6 10.4 6.8-6.8" />
    </>
  ),
  part: (
    <>
      <circle cx="7" cy="7" r="5.2" />
      <path d="M4.3 7h5.4" />
    </>
  ),
  page: <path d="M3.2 1.9h4.9l2.8 2.9v7.3H3.2z" />,
  open: <circle cx="7" cy="7" r="5.2" opacity=".55" />,
  same: <path d="M3 5.3h8M3 8.7h8" />,
  archived: <path d="M2 3.2h10v2.4H2zM3 5.8v5.4h8V5.8M5.6 8h2.8" />,
  stale: <path d="M11.6 5.4A4.9 4.9 0 1 0 12 7.6M11.9 2.6v2.9H9" />,
  search: (
    <>
      <circle cx="6" cy="6" r="4" />
      <path d="m9.1 9.1 3.1 3.1" />
    </>
  ),
  more: <path d="M3 7h.1M7 7h.1M11 7h.1" strokeWidth="2.4" />,
  menu: <path d="M2 3.6h10M2 7h10M2 10.4h10" />,
  close: <path d="m3.4 3.4 7.2 7.2M10.6 3.4l-7.2 7.2" />,
  down: <path d="m3 5.2 4 3.8 4-3.8" />,
  up: <path d="m3 8.8 4-3.8 4 3.8" />,
  right: <path d="m5.2 3 3.8 4-3.8 4" />,
  left: <path d="M8.8 3 5 7l3.8 4" />,
  comment: <path d="M2 2.7h10v6.9H6.4L3.7 12V9.6H2z" />,
} satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name, size = 14, className }: { name: GlyphName; size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {PATHS[name]}
    </svg>
  );
}
