"use client";

import { en } from "@/ui/text/en";
import { Button, buttonClass } from "./button";
import { Dialog } from "./dialog";

/** Over the page as it stands: nothing typed is thrown away by signing in again in another tab. */
export function SessionDialog({ open, signInHref, onDone }: { open: boolean; signInHref: string; onDone: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onDone();
      }}
      title={en.session.title}
      description={en.session.body}
      actions={
        <>
          <Button onClick={onDone}>{en.session.back}</Button>
          <a href={signInHref} target="_blank" rel="noreferrer" className={buttonClass({ tone: "primary" })}>{en.session.signIn}</a>
        </>
      }
    />
  );
}
