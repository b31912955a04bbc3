/** What stands in place of a secret. */
export const HIDDEN = "•••• hidden";

const SECRET_NAME = /pass(word|phrase|wd)?$|secret|token$|authorization|api[-_ ]?key|private[-_ ]?key|access[-_ ]?key|credential|cookie|signature/i;
/** Texts that are secrets wherever they stand: bearer headers, well-known key forms, private keys. */
const SECRET_TEXT = /\bBearer\s+\S+|\b(sk|rk|pk|whsec|ghp|gho|xox[abp]|rd)[-_][A-Za-z0-9_-]{12,}|\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(-----END|$)/g;
/** Name and password in an address. */
const IN_ADDRESS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@:]+:[^\s/@]+@/gi;

/** JSON as people may see it: what is named or looks like a secret is taken out, the shape stays. Made for display; it forgives a false alarm. */
export function hideSecrets(value: unknown): unknown {
  if (typeof value === "string") return value.replace(SECRET_TEXT, HIDDEN).replace(IN_ADDRESS, `$1${HIDDEN}@`);
  if (Array.isArray(value)) return value.map(hideSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, SECRET_NAME.test(name) && isFilled(part) ? HIDDEN : hideSecrets(part)]));
}

/** Counts (`tokensIn: 12`) and what is absent are no secrets; a list or record under such a name is looked into by its caller's name. */
const isFilled = (part: unknown): boolean => (typeof part === "string" && part !== "") || (typeof part === "object" && part !== null);
