import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import { AppError, invalid } from "@/domain/errors";
import { authorize } from "@/kernel/authorize";
import type { AppContext } from "@/kernel/context";
import { cappedBody } from "./capped-body";

/** The largest file any format may have; the verb holds smaller formats to their own limit. */
const LARGEST = Math.max(DOCUMENT_LIMITS.pdfBytes, DOCUMENT_LIMITS.otherBytes);

const tooLarge = () =>
  new AppError("TOO_LARGE", `The file is larger than ${LARGEST / 1024 / 1024} MB. Split it, or save it with smaller pictures, and upload it again.`);

/** The bytes as they come, stopped at the limit; a cut upload is told from a whole one by its announced length. */
export async function readUpload(ctx: AppContext, request: Request): Promise<{ name: string; bytes: Uint8Array }> {
  // Before the body: a stranger must not make the server hold megabytes.
  authorize(ctx, "document.upload");
  const name = new URL(request.url).searchParams.get("name") ?? "";
  if (name === "") throw invalid("Name the file in the address, as in ?name=plan.pdf.", { field: "name" });
  const { bytes, cut } = await cappedBody(request, LARGEST, tooLarge);
  if (cut) throw invalid("The upload was cut off before the whole file arrived. Nothing was kept; upload it again.", { code: "UPLOAD_CUT", field: "file" });
  return { name, bytes };
}
