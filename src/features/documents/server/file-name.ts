/** Longest name kept, in characters; file systems and screens both cope with it. */
const NAME_MAX = 200;

/**
 * What a stranger calls a file, made safe to show and store: the last path part, no control, bidi or
 * zero-width characters, at most 200 characters with its extension kept. Never used as a path.
 */
export function printableName(raw: string): string {
  const last = raw.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "").replace(/\s+/gu, " ").trim().replace(/^\.+/u, "");
  if (clean === "") return "unnamed file";
  const letters = [...clean];
  if (letters.length <= NAME_MAX) return clean;
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(clean)?.[0] ?? "";
  return letters.slice(0, NAME_MAX - extension.length - 1).join("") + "…" + extension;
}
