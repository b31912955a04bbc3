import { conflict, invalid } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { type DocumentView, unlockDocumentInput } from "../contract";
import { requireDocument } from "./access";
import { keepReading } from "./keep-reading";
import { findDocument } from "./store";
import { toView } from "./to-view";

/** Reads a locked document with its password, at once: a password must not wait in a queue or a log. */
export async function unlockDocument(ctx: AppContext, input: { id: string; password: string }): Promise<DocumentView> {
  const { document } = await requireDocument(ctx, input.id, "document.upload");
  const { password } = unlockDocumentInput.parse(input);
  if (document.failureCode !== "PASSWORD_REQUIRED") throw conflict("This document asks for no password.", { code: "STATE" });
  const bytes = await ctx.ports.storage.get(document.storageKey);
  const outcome = await ctx.ports.reader.read({ name: document.name, bytes, password, ocr: document.ocr });
  if (!outcome.ok && outcome.code === "PASSWORD_REQUIRED")
    throw invalid("This password does not open the file. Nothing was changed: check capitals and spaces, then try again.", { code: "WRONG_PASSWORD", field: "password" });
  await keepReading(ctx, document, outcome);
  await audit(ctx, "document.unlocked", { type: "document", id: document.id });
  return toView((await findDocument(ctx.db, document.id, null)) ?? document);
}
