import { createHash, randomUUID } from "node:crypto";
import { noteChange, requireAssessment } from "@/features/assessments/server";
import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import { AppError, conflict, invalid } from "@/domain/errors";
import { audit } from "@/kernel/audit";
import type { AppContext } from "@/kernel/context";
import { withTransaction } from "@/kernel/transaction";
import { type UploadedView, uploadInput } from "../contract";
import { printableName } from "./file-name";
import { startReading } from "./start-reading";
import { countDocuments, type DocumentRecord, findDocument, findTwin, insertDocument, lockAssessment } from "./store";
import { toView } from "./to-view";

const MEGABYTE = 1024 * 1024;

/** A PDF may be larger than other files; what it is, its first bytes say. */
export function sizeLimit(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  return head.includes("%PDF-") ? DOCUMENT_LIMITS.pdfBytes : DOCUMENT_LIMITS.otherBytes;
}

function checkSize(name: string, bytes: Uint8Array): void {
  if (bytes.length === 0)
    throw invalid(`"${name}" is empty: 0 bytes arrived. Check the file on your computer and upload it again.`, { code: "EMPTY", field: "file" });
  const limit = sizeLimit(bytes);
  if (bytes.length > limit)
    throw new AppError("TOO_LARGE", `"${name}" is larger than ${limit / MEGABYTE} MB. Split it, or save it with smaller pictures, and upload it again.`, { code: "TOO_LARGE", field: "file" });
}

interface Upload {
  assessmentId: string;
  name: string;
  bytes: Uint8Array;
}

/** Keeps the file, then its row, and starts reading it. The same bytes twice are one document. */
export async function uploadDocument(ctx: AppContext, upload: Upload): Promise<UploadedView> {
  const { assessmentId, ...given } = uploadInput.parse(upload);
  const { actor, assessment } = await requireAssessment(ctx, assessmentId, "document.upload");
  if (assessment.state === "ARCHIVED") throw conflict("This assessment is archived. Restore it before you add documents.", { code: "STATE" });
  const name = printableName(given.name);
  checkSize(name, upload.bytes);
  const sha256 = createHash("sha256").update(upload.bytes).digest("hex");
  const known = await findTwin(ctx.db, assessmentId, sha256);
  if (known) return { document: toView(known), duplicate: true };

  const storageKey = `documents/${randomUUID()}`;
  // The file first: a full disk then leaves no row behind.
  await ctx.ports.storage.put(storageKey, upload.bytes);
  try {
    const { record, duplicate } = await withTransaction(ctx, (tx) =>
      insert(tx, { assessmentId, name, bytes: upload.bytes.length, sha256, storageKey, createdById: actor.id }));
    if (duplicate) await ctx.ports.storage.delete(storageKey);
    return { document: toView(record), duplicate };
  } catch (error) {
    await ctx.ports.storage.delete(storageKey);
    throw error;
  }
}

type NewDocument = Parameters<typeof insertDocument>[1];

async function insert(tx: AppContext, data: NewDocument): Promise<{ record: DocumentRecord; duplicate: boolean }> {
  await lockAssessment(tx.db, data.assessmentId);
  const twin = await findTwin(tx.db, data.assessmentId, data.sha256);
  if (twin) return { record: twin, duplicate: true };
  if ((await countDocuments(tx.db, data.assessmentId)) >= DOCUMENT_LIMITS.filesPerAssessment)
    throw invalid(`An assessment holds ${DOCUMENT_LIMITS.filesPerAssessment} files. Remove one you do not need, then add "${data.name}".`, { code: "TOO_MANY_FILES", field: "file" });
  const { id } = await insertDocument(tx.db, data);
  await noteChange(tx, data.assessmentId);
  await audit(tx, "document.uploaded", { type: "document", id }, { name: data.name, bytes: data.bytes, sha256: data.sha256 });
  await startReading(tx, { id, assessmentId: data.assessmentId });
  const record = await findDocument(tx.db, id, null);
  if (!record) throw new AppError("INTERNAL", "The document was not stored. Upload it again.");
  return { record, duplicate: false };
}
