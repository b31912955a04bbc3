"use client";

import { useState, type ComponentProps } from "react";
import { en } from "@/ui/text/en";
import { Button } from "./button";
import { Joined, TextInput } from "./field";

/** Paste is allowed; Show is a real button that says what it will do. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <Joined>
      <TextInput {...props} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false} />
      <Button aria-pressed={shown} onClick={() => setShown(!shown)} className="min-w-16 border-edge">
        {shown ? en.field.hide : en.field.show}
      </Button>
    </Joined>
  );
}
