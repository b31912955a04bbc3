import type { DocumentFormat } from "@/domain/documents/document";
import { ReadFailure } from "../read-failure";

const OLE_SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");

export function isOle(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(OLE_SIGNATURE);
}

/** The streams' names tell what an OLE file is; they stand in its directory as UTF-16. */
export function oleType(bytes: Buffer): DocumentFormat {
  const names = (stream: string): boolean => bytes.includes(Buffer.from(stream, "utf16le"));
  if (names("EncryptedPackage") || names("EncryptionInfo")) throw new ReadFailure("PASSWORD_REQUIRED", "An encrypted office file.");
  if (names("WordDocument")) return "doc";
  if (names("Workbook") || names("Book")) return "xls";
  if (names("PowerPoint Document")) throw new ReadFailure("UNSUPPORTED_TYPE", "A PowerPoint file of before 2007 (.ppt).");
  throw new ReadFailure("UNSUPPORTED_TYPE", "An OLE file that is neither Word nor Excel.");
}
