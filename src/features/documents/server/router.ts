import { byId, procedure, router } from "@/trpc/init";
import { listDocumentsInput, readPageInput, unlockDocumentInput } from "../contract";
import { listDocuments } from "./list-documents";
import { readPage } from "./read-page";
import { removeDocument } from "./remove-document";
import { retryDocument } from "./retry-document";
import { unlockDocument } from "./unlock-document";

export const documentsRouter = router({
  list: procedure.input(listDocumentsInput).query(({ ctx, input }) => listDocuments(ctx, input)),
  page: procedure.input(readPageInput).query(({ ctx, input }) => readPage(ctx, input)),
  remove: procedure.input(byId).mutation(({ ctx, input }) => removeDocument(ctx, input)),
  retry: procedure.input(byId).mutation(({ ctx, input }) => retryDocument(ctx, input)),
  unlock: procedure.input(unlockDocumentInput).mutation(({ ctx, input }) => unlockDocument(ctx, input)),
});
