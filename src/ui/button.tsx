import { clsx } from "clsx";
import Link from "next/link";
import type { ComponentProps } from "react";

export type ButtonTone = "primary" | "outline" | "bare" | "danger";
export type ButtonSize = "md" | "sm";

const BASE =
  "inline-flex items-center justify-center gap-[7px] rounded-control border font-semibold whitespace-nowrap no-underline select-none";

const SIZE: Record<ButtonSize, string> = {
  md: "min-h-[34px] px-[13px] text-[14px] leading-5 max-wide:min-h-10",
  sm: "min-h-7 px-[9px] text-second max-wide:min-h-8",
};

const TONE: Record<ButtonTone, string> = {
  primary: "border-solid bg-solid text-on-solid hover:opacity-90",
  outline: "border-line-2 bg-raised text-ink hover:border-edge",
  bare: "border-transparent bg-transparent px-[7px] text-ink-2 hover:bg-wash hover:text-ink",
  danger: "border-line-2 bg-raised text-danger hover:border-danger",
};

const OFF = "disabled:border-line disabled:bg-wash disabled:text-ink-3 disabled:opacity-100 disabled:hover:border-line";

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
}

export const buttonClass = ({ tone = "outline", size = "md" }: Look, more?: string): string =>
  clsx(BASE, SIZE[size], TONE[tone], OFF, more);

/** One primary a screen; a disabled one has its reason in words nearby. `busy` keeps the words and stops a second press. */
export function Button({
  tone, size, busy = false, className, disabled, type = "button", ...rest
}: Look & { busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ tone, size }, className)}
    />
  );
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ tone, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonClass({ tone, size }, className)} />;
}
