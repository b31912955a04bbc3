import type { PageView } from "../view/page-view";

/** Country codes of telephone numbers. */
const DIALLED: Readonly<Record<string, string>> = {
  254: "ke", 255: "tz", 256: "ug", 250: "rw", 257: "bi", 251: "et", 234: "ng", 233: "gh", 260: "zm", 265: "mw", 258: "mz", 244: "ao", 27: "za", 263: "zw", 264: "na", 267: "bw", 266: "ls", 268: "sz", 261: "mg", 221: "sn", 223: "ml",
  226: "bf", 225: "ci", 229: "bj", 228: "tg", 227: "ne", 237: "cm", 243: "cd", 242: "cg", 241: "ga", 235: "td", 224: "gn", 245: "gw", 220: "gm", 232: "sl", 231: "lr", 222: "mr", 238: "cv", 212: "ma", 213: "dz", 216: "tn", 20: "eg",
  249: "sd", 211: "ss", 252: "so", 55: "br", 57: "co", 52: "mx", 51: "pe", 593: "ec", 591: "bo", 502: "gt", 504: "hn", 505: "ni", 503: "sv", 506: "cr", 507: "pa", 595: "py", 598: "uy", 54: "ar", 56: "cl", 509: "ht", 91: "in", 92: "pk",
  880: "bd", 977: "np", 94: "lk", 95: "mm", 66: "th", 856: "la", 855: "kh", 84: "vn", 63: "ph", 62: "id", 670: "tl", 675: "pg", 33: "fr", 34: "es", 351: "pt", 39: "it", 49: "de", 44: "gb", 353: "ie", 31: "nl", 32: "be", 995: "ge", 374: "am",
};
const DIAL = /(?:\+|(?<!\d)00)(\d{2,3})[ \d()-]{6,}/g;
/** Ends of web and mail addresses. */
const DOMAIN = /[a-z\d-]\.(?:(?:co|or|com|org|go|gov|ac|coop|ltd)\.)?(ke|tz|ug|rw|bi|ng|gh|zm|mw|mz|ao|za|zw|na|bw|mg|sn|ml|bf|ci|bj|tg|ne|cm|ma|tn|eg|br|mx|pe|ec|bo|gt|hn|ni|sv|cr|py|uy|ar|cl|in|pk|bd|np|lk|th|kh|vn|ph|fr|es|pt|it|uk|ie|nl|be|de|ch|au|nz)(?![a-z.])/g;
/** The United States' post codes: "Ithaca, NY", "Madison, WI 53703". */
const STATE = /\p{Lu}\p{Ll}+(?:, (?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])|,? (?:CA|NY|TX|WI|OR|WA|MN|OH|PA|VT|ME|MI) \d{5})(?![\p{L}\d])/gu;

/** Money of one country only, by the words and marks that mean no other. */
const MONEY: readonly (readonly [string, RegExp])[] = [
  ["ke", /(?<!\p{L})(?:KES|K[sS]hs?|KSHS?|Kenyan? [Ss]hillings?)(?!\p{L})/gu], ["tz", /(?<!\p{L})(?:TZS|T[sS]hs?|TSHS?|Tanzanian? [Ss]hillings?)(?!\p{L})/gu], ["ug", /(?<!\p{L})(?:UGX|U[sS]hs?|USHS?|Ugandan? [Ss]hillings?)(?!\p{L})/gu],
  ["rw", /(?<!\p{L})(?:RWF|F[rR][wW])(?!\p{L})/gu], ["bi", /(?<!\p{L})(?:BIF|F[Bb][Uu])(?!\p{L})/gu], ["et", /(?<!\p{L})(?:ETB|[Bb]irr)(?!\p{L})/gu], ["ng", /\u20a6|(?<!\p{L})(?:NGN|[Nn]aira)(?!\p{L})/gu], ["gh", /(?<!\p{L})(?:GHS|GH[\u20b5\u00a2]|[Cc]edis?)(?!\p{L})/gu],
  ["zm", /(?<!\p{L})ZMW(?!\p{L})/gu], ["mw", /(?<!\p{L})MWK(?!\p{L})/gu], ["za", /(?<!\p{L})ZAR(?!\p{L})/gu], ["mz", /(?<!\p{L})(?:MZN|[Mm]eticais)(?!\p{L})/gu], ["ao", /(?<!\p{L})(?:AOA|[Kk]wanzas)(?!\p{L})/gu], ["mg", /(?<!\p{L})(?:MGA|[Aa]riary)(?!\p{L})/gu],
  ["br", /(?<!\p{L})(?:R\$ ?\d|BRL(?!\p{L})|reais(?!\p{L}))/gu], ["co", /(?<!\p{L})(?:COP|pesos colombianos)(?!\p{L})/gu], ["mx", /(?<!\p{L})(?:MXN|pesos mexicanos)(?!\p{L})/gu], ["pe", /(?<!\p{L})(?:PEN ?\d|S\/\.? ?\d)/gu], ["gt", /(?<!\p{L})(?:GTQ|[Qq]uetzales)(?!\p{L})/gu],
  ["hn", /(?<!\p{L})(?:HNL|[Ll]empiras?)(?!\p{L})/gu], ["ni", /(?<!\p{L})(?:NIO|[Cc]\u00f3rdobas (?:oro|al))/gu], ["bo", /(?<!\p{L})[Bb]olivianos(?!\p{L})/gu], ["py", /(?<!\p{L})(?:PYG|[Gg]uaran[i\u00ed]es)(?!\p{L})/gu],
  ["in", /\u20b9|(?<!\p{L})INR(?!\p{L})/gu], ["np", /(?<!\p{L})(?:NPR|NRs)(?!\p{L})/gu], ["bd", /(?<!\p{L})(?:BDT|[Tt]aka)(?!\p{L})/gu], ["pk", /(?<!\p{L})PKR(?!\p{L})/gu], ["ph", /\u20b1|(?<!\p{L})Php ?\d/gu], ["id", /(?<!\p{L})(?:IDR|Rp\.? ?\d|[Rr]upiah)/gu], ["kh", /(?<!\p{L})KHR(?!\p{L})/gu],
];

export interface HomeSign {
  code: string;
  start: number;
  end: number;
}

/** Telephone numbers, web addresses and post codes of a page that only one country has. */
export const homeSigns = (view: PageView): HomeSign[] => homeSignsIn(view.text, view.plain);

/** The same of any text; `plain` is its plain text, of the same length. */
export function homeSignsIn(text: string, plain: string): HomeSign[] {
  const dialled = [...plain.matchAll(DIAL)].map((match) => ({ match, code: DIALLED[match[1] ?? ""] ?? DIALLED[(match[1] ?? "").slice(0, 2)] }));
  const domains = [...plain.matchAll(DOMAIN)].map((match) => ({ match, code: match[1] === "uk" ? "gb" : match[1] }));
  const states = [...text.matchAll(STATE)].map((match) => ({ match, code: "us" }));
  return [...dialled, ...domains, ...states].flatMap(({ match, code }) => (code ? [{ code, start: match.index, end: match.index + match[0].length }] : []));
}

/** Where a page's money, of one country only, is first printed; null where none is or several are. */
export function signOfMoney(view: PageView): HomeSign | null {
  const found = MONEY.flatMap(([code, mark]) => [...view.text.matchAll(mark)].slice(0, 1).map((match) => ({ code, start: match.index, end: match.index + match[0].length })));
  return found.length === 1 ? (found[0] ?? null) : null;
}
