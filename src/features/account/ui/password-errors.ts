import { PASSWORD_MIN } from "../contract";
import { t } from "./text";

export type PasswordField = "current" | "next" | "repeat";

/** What can be said before asking the server, in the order of the fields. */
export function passwordErrors(values: Record<PasswordField, string>): { fieldId: PasswordField; message: string }[] {
  const errors: { fieldId: PasswordField; message: string }[] = [];
  if (values.current === "") errors.push({ fieldId: "current", message: t.first.missing });
  if (values.next.length < PASSWORD_MIN) errors.push({ fieldId: "next", message: t.first.short });
  else if (values.next === values.current) errors.push({ fieldId: "next", message: t.first.same });
  if (values.repeat !== values.next) errors.push({ fieldId: "repeat", message: t.first.unequal });
  return errors;
}
