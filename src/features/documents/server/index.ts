/** The door for other features. */
export { drawPage } from "./draw-page";
export { getDocumentFile } from "./get-document-file";
export { prepareReading } from "./prepare-reading";
export { uploadDocument } from "./upload-document";
export { listDocuments } from "./list-documents";
export { readPages } from "./read-pages";
export { documentNames, documentSources, unreadDocuments } from "./document-lists";
