"use client";

import { useEffect, useRef } from "react";
import { en } from "@/ui/text/en";

/** Above the form after a refused submit: takes focus, each line leads to its field, same words in both places. */
export function ErrorSummary({ errors }: { errors: readonly { fieldId: string; message: string }[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-[22px] rounded-control border-2 border-danger px-4 py-3">
      <h2 className="font-sans text-[16px] leading-[22px] font-semibold text-danger">{en.errorSummary(errors.length)}</h2>
      <ul className="mt-1">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-flex min-h-6 items-center font-semibold text-danger underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
