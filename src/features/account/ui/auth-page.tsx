import type { ReactNode } from "react";
import { Brand } from "@/ui/layout/brand";
import { t } from "./text";

/** Two halves: what to do on the left, what it is for on the right; below each other on a phone. */
export function AuthPage({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="grid min-h-dvh max-wide:content-start wide:grid-cols-[minmax(0,520px)_1fr]">
      <main id="main" className="px-[72px] py-9 max-split:px-10 max-wide:px-5 max-wide:py-6">
        <Brand className="pb-14 max-wide:pb-8" />
        {children}
      </main>
      {aside ? (
        <aside aria-label={t.signIn.aside} className="flex items-center border-line bg-sub px-[72px] py-10 max-split:px-10 max-wide:border-t max-wide:px-5 max-wide:py-7 wide:border-l">
          {aside}
        </aside>
      ) : null}
    </div>
  );
}
