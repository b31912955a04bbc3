import type { PageView } from "../view/page-view";

/** Lines of a paper's front in which its firm may be named. */
const FRONT = 25;

const LEGAL = "Limited|LIMITED|Ltd\\.?|LTD\\.?|PLC|Plc|Inc\\.?|INC\\.?|LLC|S\\. ?A\\.(?: ?S\\.?)?|S\\.?A\\.?S\\.?|SA|SARL|SUARL|Ltda\\.?|LTDA\\.?|Lda\\.?|LDA\\.?|Limitada|SACCOS?|AMCOS|COMPANY";
/** Words that end a firm's name and many other things besides: a name ends with them, a title ("Farm Lease") goes on. */
const LOOSE = "Co-?operatives?|Cooperativa|Coop[ée]rative|Farms?|Company|Society|Enterprises?|Association|Growers|Dairies";
const JOINING = "&|of|and|de|des|du|del|la|le|les|los|las|y|et|e|da|do|dos|das|na|ya|wa|za";
const CAPITAL = "\\p{Lu}[\\p{L}\\d'’.&-]*";
const RUN = `${CAPITAL}(?: (?:${CAPITAL}|${JOINING})){0,8}?`;

const WITH_LEGAL = new RegExp(`(?<![\\p{L}\\d])(${RUN},? (?:\\(Pty\\) )?(?:${LEGAL})(?: (?:${LEGAL}))*)(?![\\p{L}\\d])`, "u");
const WITH_LOOSE = new RegExp(`(?<![\\p{L}\\d])(${RUN} (?:${LOOSE}))(?![\\p{L}\\d'-])(?! \\p{L})`, "u");
/** "Coopérative agricole …", "GAEC du …": the form comes first. */
const FORM_FIRST = new RegExp(`^((?:Soci[ée]t[ée] Coop[ée]rative|Coop[ée]rative|Cooperativa|COOPERATIVA|GAEC|EARL|GIE|SCOOPS|Asociaci[óo]n|Associa[çc][ãa]o)(?: (?:avec Conseil d['’]Administration|agricole|agr[íi]cola|["«“]?${CAPITAL}["»”]?|${JOINING})){1,10})(?![\\p{L}])`, "u");

/** What no firm is called by alone, and what opens a heading. */
const NO_NAME = /^(?:the|our|this|new|proposed|form|type|name|company|farm|farms|family|business|annual|report|limited|public|private|loan|lease|land|reg\.?|subject|re|of|and|&|de|du|la|le|y|et|e)$/i;
const HEAD = /^(?:RE|Re|Ref|Subject|Objet|Asunto|Assunto|Yah|To|From|PROPOSED)(?::| )\s*/;

/** The name in the first lines that is written as a firm's is; null when none does. */
export function firmName(first: PageView | undefined): string | null {
  if (!first) return null;
  for (const line of first.lines.slice(0, FRONT)) {
    const raw = first.text.slice(line.start, line.end).trim().replace(/^[A-Z]{1,3}\d{1,5}: /, "").replace(/^[#*\s•-]+|[*\s]+$/g, "");
    // "Anything: name", "name - what the paper is", "person, d/b/a name": each part is looked at by itself.
    for (const part of raw.replace(HEAD, "").split(/ [-–—|] |: |\bd\/b\/a\b|\bt\/a\b|\s\|\s/u)) {
      const name = nameIn(part.trim());
      if (name) return name;
    }
  }
  return null;
}

function nameIn(part: string): string | null {
  const found = FORM_FIRST.exec(part) ?? WITH_LEGAL.exec(part) ?? WITH_LOOSE.exec(part);
  const name = found?.[1]?.replace(/[,;]+$/, "").trim();
  if (!name || name.length > 90) return null;
  const told = name.split(/[\s,]+/).filter((word) => word && !NO_NAME.test(word) && !new RegExp(`^(?:${LEGAL}|${LOOSE})$`, "u").test(word));
  return told.length > 0 ? name : null;
}
