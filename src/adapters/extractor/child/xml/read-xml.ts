import { SaxesParser } from "saxes";
import { ReadFailure } from "../read-failure";

export interface XmlHandler {
  /** `prefixed(name)`: the attribute that has this local name and a prefix ("r:id" beside "id"). */
  open?(name: string, attributes: Record<string, string>, prefixed: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

const MOST_NODES = 5_000_000;
const DEEPEST = 256;
const CHUNK = 1 << 16;

/**
 * Streams a part of an office file. Names come without prefix, so strict and transitional files read alike.
 * Any DTD is CORRUPT (OOXML forbids them), so no entity is ever expanded; depth and node count are bounded.
 */
export function readXml(bytes: Buffer, handler: XmlHandler): void {
  const parser = new SaxesParser({ fragment: false });
  let nodes = 0;
  let depth = 0;
  parser.on("doctype", () => { throw new ReadFailure("CORRUPT", "The file holds a document type declaration, which office files may not."); });
  parser.on("error", (error) => { throw new ReadFailure("CORRUPT", `The file's XML is damaged: ${error.message.slice(0, 80)}`); });
  parser.on("opentag", (tag) => {
    if (++nodes > MOST_NODES) throw new ReadFailure("TOO_LARGE", "Too many XML elements.");
    if (++depth > DEEPEST) throw new ReadFailure("CORRUPT", "XML elements are nested too deeply.");
    if (!handler.open) return;
    const attributes: Record<string, string> = {};
    for (const [name, value] of Object.entries(tag.attributes)) attributes[localName(name)] = String(value);
    handler.open(localName(tag.name), attributes, (wanted) => {
      const found = Object.entries(tag.attributes).find(([name]) => name.endsWith(`:${wanted}`));
      return found ? String(found[1]) : undefined;
    });
  });
  parser.on("closetag", (tag) => {
    depth -= 1;
    handler.close?.(localName(tag.name));
  });
  parser.on("text", (text) => handler.text?.(text));
  parser.on("cdata", (text) => handler.text?.(text));
  const text = decodeXml(bytes);
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
}

/** Office parts are UTF-8 or UTF-16 with a byte order mark. */
export function decodeXml(bytes: Buffer): string {
  return bytes.toString(isUtf16(bytes) ? "utf16le" : "utf8").replace(/^\ufeff/, "");
}

export function isUtf16(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
