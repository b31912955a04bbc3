import { expect, it } from "vitest";
import { passwordErrors, type PasswordField } from "./password-errors";

it.each<[string, Record<PasswordField, string>, PasswordField[]]>([
  ["nothing typed", { current: "", next: "", repeat: "" }, ["current", "next"]],
  ["too short", { current: "given-once", next: "short", repeat: "short" }, ["next"]],
  ["the given one again", { current: "given-once-now", next: "given-once-now", repeat: "given-once-now" }, ["next"]],
  ["mistyped", { current: "given-once", next: "three plain words", repeat: "three plain word" }, ["repeat"]],
  ["right", { current: "given-once", next: "three plain words", repeat: "three plain words" }, []],
])("%s", (_name, values, fields) => expect(passwordErrors(values).map((error) => error.fieldId)).toEqual(fields));
