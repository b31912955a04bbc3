import { clsx } from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

/** The name of a row, which opens it. */
export function RowLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={clsx("inline-block min-h-6 leading-6 font-semibold [overflow-wrap:anywhere] text-ink hover:underline focus-visible:outline-offset-0", className)}
    />
  );
}
