import type { AnalystDocument } from "@/domain/ports/analyst";
import type { AppContext } from "@/kernel/context";
import { findDocuments, findPages } from "./store";

/** Every readable document of an assessment with its pages, oldest first. Callers have checked access. */
export async function readPages(ctx: AppContext, assessmentId: string): Promise<AnalystDocument[]> {
  const documents = (await findDocuments(ctx.db, assessmentId)).filter((document) => document.state === "READ");
  return Promise.all(
    documents.map(async ({ id, name, language }) => ({ id, name, language, pages: await findPages(ctx.db, id) })),
  );
}
