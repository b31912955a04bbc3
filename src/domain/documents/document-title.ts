import { cleanText } from "./clean-text";

const NOT_A_TITLE = /^\W*(?:anonymous|untitled|unknown|unbenannt|sans titre|sin título|sem título|title|document\d*|presentation\d*|book\d*|print|slide 1)\W*$/iu;
const LONGEST = 200;

/** A file's own title, when it is one: programs fill it with their name, a file name or nothing. */
export function documentTitle(raw: string): string | null {
  const title = cleanText(raw).replace(/^Microsoft (?:Word|Excel|PowerPoint) - /i, "").replace(/\.(?:docx?|xlsx?|pptx?|pdf|indd|odt)$/i, "").replace(/\n/g, " ").trim();
  return title === "" || NOT_A_TITLE.test(title) || !/\p{L}/u.test(title) ? null : title.slice(0, LONGEST);
}
