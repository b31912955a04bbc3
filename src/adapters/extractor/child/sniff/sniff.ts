import type { DocumentFormat } from "@/domain/documents/document";
import { ReadFailure } from "../read-failure";
import { ZipArchive } from "../zip/zip-archive";
import { isOle, oleType } from "./ole-type";
import { isJpeg, isPng } from "./picture-size";

export interface Sniffed {
  format: DocumentFormat;
  macros: boolean;
  /** Said by the name, when it is not what the bytes are. */
  otherExtension: string | null;
}

const EXTENSIONS: Record<DocumentFormat, string[]> = {
  pdf: ["pdf"], docx: ["docx", "docm", "dotx"], doc: ["doc", "dot"], xlsx: ["xlsx", "xlsm", "xltx"], xls: ["xls", "xlt"],
  csv: ["csv", "tsv"], pptx: ["pptx", "pptm", "ppsx"], html: ["html", "htm", "xhtml"], md: ["md", "markdown"],
  txt: ["txt", "text", "log"], png: ["png"], jpg: ["jpg", "jpeg", "jpe", "jfif"],
};
const BINARY_EXTENSION = /^(?:pdf|doc[xmt]?|dotx?|xls[xm]?|xl[st]x?|pp[st][xm]?|png|jpe?g?|jfif|tiff?|webp|gif|heic|zip)$/;
const ZIP_SIGNATURES = [0x504b0304, 0x504b0506];
const HEAD = 1024;

/** Decides by the bytes what a file is; the name only chooses between kinds of plain text, and is warned about. */
export function sniff(bytes: Buffer, name: string): Sniffed {
  if (bytes.length === 0) throw new ReadFailure("EMPTY", "The file has no content.");
  const extension = extensionOf(name);
  const { format, macros } = identify(bytes, extension);
  const other = extension !== "" && !EXTENSIONS[format].includes(extension);
  return { format, macros, otherExtension: other ? extension : null };
}

/** Letters and digits after the last dot, lower case; names may hold paths and control characters. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

function identify(bytes: Buffer, extension: string): { format: DocumentFormat; macros: boolean } {
  const plain = (format: DocumentFormat) => ({ format, macros: false });
  const signature = bytes.length >= 4 ? bytes.readUInt32BE(0) : 0;
  if (ZIP_SIGNATURES.includes(signature)) return openXmlType(bytes);
  if (bytes.subarray(0, HEAD).includes("%PDF-")) return plain("pdf");
  if (isOle(bytes)) return plain(oleType(bytes));
  if (isPng(bytes)) return plain("png");
  if (isJpeg(bytes)) return plain("jpg");
  refuseKnownBinaries(bytes);
  if (looksBinary(bytes)) {
    const claimed = BINARY_EXTENSION.test(extension);
    throw new ReadFailure(claimed ? "CORRUPT" : "UNSUPPORTED_TYPE", claimed ? `Not a readable .${extension} file.` : "Neither a document nor text.");
  }
  if (BINARY_EXTENSION.test(extension)) throw new ReadFailure("CORRUPT", `The content is text, not a .${extension} file.`);
  return plain(textType(bytes, extension));
}

function openXmlType(bytes: Buffer): { format: DocumentFormat; macros: boolean } {
  const archive = ZipArchive.open(bytes);
  const types = archive.read("[Content_Types].xml")?.toString("utf8") ?? "";
  const macros = archive.names.some((name) => /vbaProject\.bin$/i.test(name));
  if (/wordprocessingml|ms-word/.test(types) || archive.has("word/document.xml")) return { format: "docx", macros };
  if (/spreadsheetml|ms-excel/.test(types) || archive.has("xl/workbook.xml")) {
    if (archive.has("xl/workbook.bin")) throw new ReadFailure("UNSUPPORTED_TYPE", "A binary Excel workbook (.xlsb).");
    return { format: "xlsx", macros };
  }
  if (/presentationml|ms-powerpoint/.test(types) || archive.has("ppt/presentation.xml")) return { format: "pptx", macros };
  throw new ReadFailure("UNSUPPORTED_TYPE", "An archive, not a document.");
}

function refuseKnownBinaries(bytes: Buffer): void {
  const ascii = (from: number, to: number): string => bytes.toString("latin1", from, to);
  const kind = ascii(0, 5) === "{\\rtf" ? "A rich text file (.rtf)."
    : ascii(4, 8) === "ftyp" ? "A HEIC picture or a film."
    : ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP" ? "A WebP picture."
    : ["II*\0", "MM\0*"].includes(ascii(0, 4)) ? "A TIFF picture."
    : ascii(0, 4) === "GIF8" ? "A GIF picture."
    : null;
  if (kind) throw new ReadFailure("UNSUPPORTED_TYPE", kind);
}

/** A share of control codes that a damaged text may hold, and how many a short one may, whatever its length. */
const ODD_SHARE = 0.005;
const ODD_FEW = 3;

/** Control codes no text file holds; a short text with a stray one is still a text. UTF-16 text is told by its byte order mark. */
function looksBinary(bytes: Buffer): boolean {
  if (bytes.length >= 2 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE(0))) return false;
  const sample = bytes.subarray(0, 8192);
  let odd = 0;
  let zero = 0;
  for (const byte of sample) {
    if (byte === 0) zero += 1;
    else if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) odd += 1;
  }
  const share = sample.length * ODD_SHARE;
  return zero > share || zero + odd > Math.max(ODD_FEW, share);
}

function textType(bytes: Buffer, extension: string): DocumentFormat {
  const head = bytes.toString("latin1", 0, 2048).replace(/^\u00ef\u00bb\u00bf/, "").trimStart().toLowerCase();
  if (/^(?:<!doctype html|<html|<head|<body)/.test(head)) return "html";
  if (EXTENSIONS.html.includes(extension) && head.includes("<")) return "html";
  if (EXTENSIONS.csv.includes(extension)) return "csv";
  return EXTENSIONS.md.includes(extension) ? "md" : "txt";
}
