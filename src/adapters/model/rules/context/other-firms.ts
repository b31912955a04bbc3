import { plainText } from "@/domain/quantities/plain-text";

/** A name that ends in a form of firm: "Mumena Cooperative Society", "Blue Valley Foods Ltd". */
const NAMED = /((?:\p{Lu}[\p{L}'’.&-]+ (?:(?:of|and|&|de|des|du|la|y|et|e) )?){1,5})(?:Co-?operative(?: Society| Union)?|Society|SACCO|Limited|Ltd|PLC|Company|SARL|S\.A\.|Ltda|Lda|Coop[ée]rative|Cooperativa|Union)(?![\p{L}])/gu;
/** A sentence's first word and what every second firm's name holds tell no firm apart. */
const COMMON = /^(?:the|our|this|first|second|third|firstly|secondly|thirdly|also|farm|farms|farmers|farmer|agro|agri|food|foods|dairy|growers|producers|agricultural|multipurpose|limited|savings|credit|cooperative|society|union|company|group|and|of|de|la|le|les|des|du|el|los|y|et|e)$/;

/** Whether words name a firm of which the paper's front knows nothing, and name no other: what they say is said of that firm. */
export function namesOtherFirm(raw: string, front: string): boolean {
  const names = [...raw.matchAll(NAMED)].map((match) => plainText(match[1] ?? "").split(/\s+/).filter((word) => word.length > 2 && !COMMON.test(word)));
  const told = names.filter((words) => words.length > 0);
  return told.length > 0 && told.every((words) => words.every((word) => !front.includes(word)));
}

/** A paper's first lines, where its own firm is named. */
export const frontOf = (pages: readonly { plain: string }[]): string => (pages[0]?.plain ?? "").slice(0, 900);
