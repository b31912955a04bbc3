import { clsx } from "clsx";
import type { ReactNode } from "react";

/** grey information, blue progress, crimson error; maroon only for a hard flag. */
export type NoticeTone = "info" | "progress" | "error" | "flag";

const TONE: Record<NoticeTone, string> = {
  info: "border-edge bg-wash",
  progress: "border-accent bg-accent-wash",
  error: "border-danger bg-danger-wash",
  flag: "border-critical bg-critical-wash",
};

export function Notice({ tone = "info", title, children, actions, className, alert = tone === "error" }: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
  /** Read out at once; off for a notice that was there when the page opened. */
  alert?: boolean;
}) {
  return (
    <div role={alert ? "alert" : undefined} className={clsx("rounded-r-control border-l-3 px-3.5 py-2.5", TONE[tone], className)}>
      {title ? <b className="block">{title}</b> : null}
      {children}
      {actions ? <div className="mt-2.5 flex flex-wrap items-center gap-2.5">{actions}</div> : null}
    </div>
  );
}
