"use client";

import { clsx } from "clsx";
import { useId, type ComponentProps, type ReactNode } from "react";
import { en } from "@/ui/text/en";
import { Glyph } from "./state/glyph";

/** What the control inside a Field must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label, hint above the control, error below it with a way to repair. `children` gets the ids. */
export function Field({ label, hint, error, optional = false, id, className, children }: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** Fixed id, so that an ErrorSummary can link here. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const own = useId();
  const control = id ?? own;
  const described = [hint ? `${control}-hint` : null, error ? `${control}-error` : null].filter((part) => part !== null).join(" ");
  return (
    <div className={className}>
      <label htmlFor={control} className="mb-0.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-3"> {en.field.optional}</span> : null}
      </label>
      {hint ? <span id={`${control}-hint`} className="mb-[5px] block text-second text-ink-2">{hint}</span> : null}
      {children({ id: control, "aria-describedby": described === "" ? undefined : described, "aria-invalid": error ? true : undefined })}
      {error ? <FieldError id={`${control}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-[5px] flex gap-1.5 text-[13.5px] leading-[19px] font-semibold text-danger">
      <Glyph name="failed" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

export const CONTROL =
  "min-h-[34px] w-full rounded-control border border-edge bg-bg px-2.5 py-1.5 text-body leading-5 text-ink placeholder:text-ink-3 " +
  "focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:shadow-[0_0_0_1px_var(--danger)] " +
  "max-wide:min-h-10 max-wide:text-[16px]";

export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={clsx(CONTROL, className)} />;
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={clsx(CONTROL, className)} />;
}

/** The device's own list: it searches by typing and works on a phone. */
export function NativeSelect({ className, quiet = false, children, ...rest }: ComponentProps<"select"> & { quiet?: boolean }) {
  return (
    <span className={clsx("relative block", quiet && "w-fit", className)}>
      <select {...rest} className={clsx(CONTROL, "appearance-none pr-7", quiet && "border-line-2")}>
        {children}
      </select>
      <Glyph name="down" size={12} className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-edge" />
    </span>
  );
}

/** A unit or currency, or a button, joined to its field. */
export function Joined({ children }: { children: ReactNode }) {
  return (
    <div className="flex [&>*]:-ml-px [&>*]:rounded-none [&>*:first-child]:ml-0 [&>*:first-child]:rounded-l-control [&>*:last-child]:rounded-r-control [&>:focus-visible]:z-1">
      {children}
    </div>
  );
}

export function Unit({ children }: { children: ReactNode }) {
  return <span className="flex items-center border border-edge bg-wash px-2.5 whitespace-nowrap text-ink-2">{children}</span>;
}

export function Checkbox({ label, className, ...rest }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={clsx("flex min-h-6 items-center gap-[9px]", className)}>
      <input {...rest} type="checkbox" className="size-[18px] flex-none accent-accent" />
      <span>{label}</span>
    </label>
  );
}

export function RadioGroup<T extends string>({ legend, name, value, options, onChange, hint, hideLegend = false }: {
  legend: ReactNode;
  name: string;
  value: T | null;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
  hint?: ReactNode;
  hideLegend?: boolean;
}) {
  return (
    <fieldset>
      <legend className={hideLegend ? "sr-only" : "mb-0.5 font-semibold"}>{legend}</legend>
      {hint ? <p className="text-second text-ink-2">{hint}</p> : null}
      <div className="mt-1 flex flex-wrap gap-x-[22px] gap-y-2">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-6 items-center gap-[9px]">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-[18px] flex-none accent-accent"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
