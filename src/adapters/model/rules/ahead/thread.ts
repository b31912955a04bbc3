/** A second thread for the pages of a long document. Bundled by itself: dist/threads/pages.js. In: Share. Out: ReadShare. */
import { parentPort } from "node:worker_threads";
import type { DocumentView } from "../view/document-view";
import { readShare, type Share } from "./page-share";

let last: { told: string; document: DocumentView } | null = null;

/** Each message brings a copy; what was made for the same document before hangs on the copy that was there first. */
function known(document: DocumentView): DocumentView {
  const told = JSON.stringify(document);
  if (last?.told !== told) last = { told, document };
  return last.document;
}

parentPort?.on("message", (share: Share) => parentPort?.postMessage(readShare({ ...share, document: known(share.document) })));
