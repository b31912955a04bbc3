/** One member of the list: an entity tag, weak or strong, and the comma or the end after it; empty members count as nothing. */
const MEMBER = /[ \t]*(?:(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*"))?[ \t]*(?:,|$)/y;

/**
 * Whether If-None-Match names what would be answered (RFC 9110, 13.1.2): `*`, or a list in which one tag is the same by
 * weak comparison, since a proxy that compresses makes a strong tag weak. A header that is no such list is as none.
 */
export function namesCurrent(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  let found = false;
  for (MEMBER.lastIndex = 0; MEMBER.lastIndex < header.length; ) {
    const member = MEMBER.exec(header);
    if (member === null) return false;
    found ||= member[1] === opaque;
  }
  return found;
}
