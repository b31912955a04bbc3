import { statedScale } from "@/domain/quantities/magnitudes";
import { currencyAfter, currencyBefore, type CurrencyMark } from "@/domain/quantities/currencies";
import { findDates } from "@/domain/quantities/dates";
import { WordPattern } from "@/domain/text/word-pattern";
import { announcesProjection, announcesProjectionOutright } from "../context/projection";
import { partOfYear, yearsIn } from "../context/period";
import type { DocumentView } from "./document-view";
import { daysToYears, inFullYears } from "./head-years";
import { pageMoney } from "./page-money";
import { ordersIn, stackedOrders } from "./plan-years";
import { holdsFigures, inProse } from "./print";
import type { Line, PageView } from "./page-view";

/** What a page says about all its rows: scale, currency, columns, plan or actual, part or whole year. */
export interface Statement {
  scale: number;
  /** The scale above the page's first unit caption; that of the page where no caption names it. */
  above: number;
  currency: string | null;
  projected: boolean | null;
  partial: boolean;
  /** Period of a one-column statement: "2022", "2022-07-01/2022-09-30"; null when untold. */
  period: string | null;
  headers: Header[];
  /** Captions that tell the unit of the rows below them, "(in FCFA)" as 1, in page order. */
  scales: { line: number; scale: number; currency: CurrencyMark | null }[];
  /** Titles that say whether what follows them is plan or actual, in page order. */
  titles: { line: number; plan: boolean }[];
}

/** The line that names figure columns, and whether it or the lines right above it speak of part of a year. */
export interface Header {
  line: number;
  columns: Column[];
  partial: boolean;
  /** The money it names: "N million 2023 2024", "In pesos". */
  currency: CurrencyMark | null;
}

/** One figure column: the year its head names, and whether the head calls it a plan or an actual. */
export interface Column {
  year: number | null;
  planned: boolean | null;
  /** A plan's own count of its years: 1 under "Year 1", 0 for the time before it. */
  order?: number;
}

export function readStatement(document: DocumentView, view: PageView): Statement {
  const titles = titleText(view);
  const stated = view.statedScale();
  const headers = [...columnHeaders(view), ...stackedHeaders(view), ...stackedPlan(view)].sort((a, b) => a.line - b.line).map((header) => {
    const caption = captionOf(view, header.line);
    return { ...header, partial: partOfYear(caption), currency: moneyOf(caption) };
  });
  const heads = headText(view);
  const scales = scalesOf(view);
  const named = stated !== 1 && view.page.index === 1 && scales.some(({ scale }) => scale === stated) && !saidBefore(view, scales[0]?.line ?? 0);
  const forecast = headers.length > 0 ? announcesProjectionOutright(heads) : announcesProjection(titles);
  return {
    scale: stated !== 1 ? stated : document.scale,
    above: named ? 1 : stated !== 1 ? stated : document.scale,
    currency: pageMoney(document, view),
    projected: forecast ? true : headers.length > 0 || /\b(?:as (?:at|of)|au|al|em|tarehe|year ended|exercice|ejercicio)\b/.test(titles) ? document.plan && headers.length === 0 : null,
    partial: partOfYear(titles),
    period: periodOf(titles),
    headers,
    scales,
    titles: titlesOf(view),
  };
}

/** A caption that ends in its unit: "Table 2. Balance sheet (in thousands of francs)", "(en F CFA)", "(milliers FCFA)". */
const UNIT_CAPTION = /\((?:(?:amounts? |montants? |valores |importes? |figures |cifras )?(?:in|en|em) |(?=milli|miles|mil |milh))([^()\d]{1,30})\)\s*$/;

/** Whether the lines above one state a scale of their own. */
const saidBefore = (view: PageView, line: number): boolean => statedScale(view.plain.slice(0, view.lines[line]?.start ?? 0)) !== 1;

/** Where one page holds tables in different units, each caption speaks for its own; no caption, no entry. */
function scalesOf(view: PageView): Statement["scales"] {
  return view.lines.flatMap((line) => {
    const plain = view.plain.slice(line.start, line.end);
    const unit = plain.length > 110 ? null : UNIT_CAPTION.exec(plain)?.[1];
    if (!unit) return [];
    const scale = statedScale(plain);
    const currency = currencyAfter(unit.trim()) ?? currencyAfter(unit.trim().replace(/^(?:milli\S+|miles|mil\S*) (?:de |d')?/, ""));
    return scale !== 1 || currency ? [{ line: line.index, scale, currency }] : [];
  });
}

/** The scale of a row's figures: its table's caption, else what the page says. What stands above every caption that names one is told in units. */
export function scaleAt(statement: Statement, row: number): number {
  return statement.scales.findLast((caption) => caption.line < row)?.scale ?? statement.above;
}

const ACTUAL_TITLE = /statements? of|income statement|balance sheet|profit (?:and|or) loss|year ended|as at|historical|financial (?:results|performance|summary|highlights)|compte (?:de resultat|d'exploitation)|\bbilan\b|exercice clos|situa(?:tion|cion|cao) (?:financi\w+|patrimoni\w+)|estados? de (?:resultados|situacion|flujo|ganancias)|cuenta de resultados|balance general|demonstrac(?:ao|oes)|\bbalanco\b|(?:derniers?|dernieres?) (?:exercices?|annees?|campagnes?)|ultimos (?:exercicios?|ejercicios?|anos)|hesabu|mizania|mapato na matumizi|taarifa ya (?:mapato|fedha|hali)/;

/** Short lines that announce a plan or name an account; a heading that does neither leaves open what follows. */
function titlesOf(view: PageView): { line: number; plan: boolean }[] {
  return view.lines.flatMap((line) => {
    const plain = view.plain.slice(line.start, line.end).trim();
    if (plain.length < 4 || plain.length > 110 || holdsFigures(view, line) || /\d[.,]\d{3}|(?<!\d)\d{1,3} \d{3}(?!\d)|[.;]$|\d ?%/.test(plain)) return [];
    if (columnsOf(plain, "").length >= 2) return [];
    const plan = announcesProjection(plain) && (line.heading || announcesProjectionOutright(plain));
    return plan || ACTUAL_TITLE.test(plain) ? [{ line: line.index, plan }] : [];
  });
}

/** Whether the nearest title above a row announces a plan; null when no title says. */
export function plannedAt(statement: Statement, row: number): boolean | null {
  return statement.titles.findLast((title) => title.line < row)?.plan ?? null;
}

/** A head line and the short lines right above it: what says over which time its columns run. */
function captionOf(view: PageView, line: number): string {
  return view.lines.slice(Math.max(0, line - 3), line + 1).filter((each) => each.index === line || (!holdsFigures(view, each) && !inProse(view, each))).map((each) => view.plain.slice(each.start, each.end)).filter((plain) => plain.length < 110 && !/[.;]\s*$|\d[.,]\d{3}/.test(plain)).join("\n");
}

const IN_MONEY = /(?:^|\n)[\s|]*(?:figures |amounts |all )?(?:in |en |em )?(?=\S{1,12} *(?:millions?|thousands?|lakhs?|crores?|mn|'?000|\((?:miles|thousands|millions)|(?:fy ?)?(?:19|20)\d\d|\||\n|$))/g;
function moneyOf(caption: string): CurrencyMark | null {
  for (const place of caption.matchAll(IN_MONEY)) {
    const words = caption.slice(place.index + place[0].length);
    const mark = currencyAfter(words) ?? leadingMark(words) ?? (/^[km] ?(?:€|eur|usd|fcfa)/.test(words) ? currencyAfter(words.slice(1)) : null);
    if (mark) return mark;
  }
  return null;
}

/** "N million", "R million": letters that are money only before a figure or its scale. */
const leadingMark = (text: string): CurrencyMark | null => (/^[a-z]{1,2}\.? (?:millions?|thousands?)\b/.test(text) ? currencyBefore(text.replace(/ .*$/s, " ")) : null);

/** The money a row's own head names, or the caption above it. */
export function currencyAt(statement: Statement, row: number): CurrencyMark | null {
  return statement.headers.findLast((header) => header.line < row)?.currency ?? statement.scales.findLast((caption) => caption.line < row)?.currency ?? null;
}

/** Whether a row's figures are of part of a year: what its own head says, else what the page's titles say. */
export function partialAt(statement: Statement, row: number): boolean {
  return statement.headers.findLast((header) => header.line < row && header.columns.some((column) => column.year !== null))?.partial ?? statement.partial;
}

/** Lines without figures of their own: titles, captions, heads. */
function titleText(view: PageView): string {
  return view.lines
    .filter((line) => !holdsFigures(view, line))
    .map((line) => view.plain.slice(line.start, line.end))
    .filter((plain) => plain.length < 140 && !(/\.\s*$/.test(plain) && /\p{L}{2}\.\s*$|\d\.\s*$/u.test(plain)) && !/\d[.,]\d{3}|(?<!\d)\d{1,3} \d{3}(?!\d)|\(\d|\d%/.test(daysToYears(plain)) && (plain.length < 90 || /\d{4}/.test(plain)))
    .join("\n");
}

/** Headings, and the first and last lines, where statements print their name; a line of a sentence, a list's point and the heads of columns are none. */
function headText(view: PageView): string {
  const last = view.lines.length - 14;
  const named = view.lines.filter((line) => !holdsFigures(view, line) && (line.heading || (line.index < 8 && !line.item) || (line.index > last && line.end - line.start < 60)));
  return named.map((line) => view.plain.slice(line.start, line.end)).filter((plain) => plain.length < 110 && columnsOf(plain, "").length < 2).join("\n");
}

const stackedPlan = (view: PageView): { line: number; columns: Column[] }[] => stackedOrders(view).map(({ line, orders }) => ({ line, columns: orders.map((order) => ({ year: null, planned: true, order })) }));

/** Heads printed one above the other, each with its year, its "plan" or "actual" and its unit on lines of their own. */
function stackedHeaders(view: PageView): { line: number; columns: Column[] }[] {
  const found: { line: number; columns: Column[] }[] = [];
  let years: number[] = [];
  let kinds: boolean[] = [];
  let last = -1;
  for (const line of view.lines) {
    const plain = inFullYears(view.plain.slice(line.start, line.end).trim());
    const own = yearsIn(plain);
    const head = plain.length > 0 && plain.length <= 26 && own.length <= 1 && !/\d[.,]\d|\(\d/.test(plain.replace(/'?000s?\b/, ""));
    const told = head ? kindsIn(plain).map((kind) => kind.planned) : [];
    if (head && own.length === 1) {
      // A year told again belongs to the title above; the heads begin here.
      if (years.includes(own[0] ?? 0)) [years, kinds] = [[], []];
      years.push(...own);
      last = line.index;
    } else if (!head || line.index - last > 2) {
      if (years.length >= 2 && new Set(years).size === years.length) found.push({ line: last, columns: years.map((year, index) => ({ year, planned: kinds.length === years.length ? (kinds[index] ?? null) : null })) });
      [years, kinds] = [[], []];
    }
    if (told.length === 1) kinds.push(...told);
  }
  return found;
}

/** "Assets on 31/12/2024": what stands at one day is under no head of columns above it. */
const OF_ONE_DAY = /^[^\d]{4,40} (?:au|al|em|a|as at|as of|on|at) (?:el )?\d{1,2}(?:[/.-]\d{1,2}[/.-]| (?:de )?[a-z]{3,10} (?:de )?)\d{2,4}(?: \([^()]{2,24}\))?\s*:?\s*$/;

/** Lines that name two or more years, or plan and actual, and little else: the heads of figure columns. */
function columnHeaders(view: PageView): { line: number; columns: Column[] }[] {
  return view.lines.flatMap((line: Line) => {
    const plain = view.plain.slice(line.start, line.end);
    if (plain.length > 160 || /[.;]\s*$/.test(plain) || /\d[.,]\d{3}/.test(plain)) return [];
    if (OF_ONE_DAY.test(plain)) return [{ line: line.index, columns: [] }];
    const columns = oneMore(view, line) ?? columnsOf(plain, aboveOf(view, line));
    if (columns.length < 2) return [];
    const words = plain.replace(/[^\p{L} ]/gu, " ").trim().split(/\s+/).length;
    const distinct = new Set(columns.map((column) => `${column.year} ${column.planned} ${column.order}`)).size === columns.length;
    return columns.length <= (columns[0]?.order === undefined ? 6 : 12) && distinct && words <= 6 + columns.length * 5 ? [{ line: line.index, columns }] : [];
  });
}

/** "2024/25 Budget 2023/24" over rows of three figures: a plan's word between two years heads a column of its own, of the year before it. */
function oneMore(view: PageView, line: Line): Column[] | null {
  const plain = daysToYears(view.plain.slice(line.start, line.end));
  const [kind, more] = kindsIn(plain);
  const years = [...plain.matchAll(YEAR_AT)].map((match) => ({ at: match.index, year: Number(match[0]) }));
  const before = years.findLast(({ at }) => kind && at < kind.at);
  if (!kind?.planned || more || !before || years.length < 2) return null;
  const next = view.lines.slice(line.index + 1, line.index + 5).map(({ start, end }) => [...view.plain.slice(start, end).matchAll(/(?<=[ (-])\d[\d.,]*(?=[ )]|$)/g)].length);
  if (next.filter((figures) => figures === years.length + 1).length < 3) return null;
  return [...years.map(({ at, year }) => ({ at, year, planned: null })), { at: kind.at, year: before.year, planned: true }].sort((a, b) => a.at - b.at).map(({ year, planned }) => ({ year, planned }));
}

const KIND = new WordPattern(String.raw`(?:(budget(?:ed)?|objectif|objetivo|meta|lengo|forecast|projected|projections?|proj|target|plan(?:ned|o|ifie)?|estimated?|est|\(?f\)|\([bpe]\)|previsions?|prev|previsionnel\w*|budgetise|prevue?s?|presupuest\w*|proyect\w*|proyecc\w*|proy|orcad\w*|orcament\w*|previst\w*|projetad\w*|bajeti|makadirio|makisio)|(actuals?|audited|aud|unaudited|retraite[es]*|restated|realise[es]*|realisations?|reels?|executes?|real(?:es)?|ejecutad\w*|realizad\w*|executad\w*|halisi))(?![a-z])`);
const YEAR_AT = /(?<![\d.,/-])(?:19[5-9]\d|20[0-6]\d)(?![\d.,]\d|\d|%)/g;

const aboveOf = (view: PageView, line: Line): string => {
  const above = view.lines[line.index - 1];
  return above ? view.plain.slice(above.start, above.end) : "";
};

/** Columns of one head line. The word that says plan or actual stands before each year, after it, or on the line above. */
function columnsOf(head: string, above: string): Column[] {
  const plain = daysToYears(head);
  const years = [...plain.matchAll(YEAR_AT)].map((match) => ({ at: match.index, year: Number(match[0]) }));
  const kinds = kindsIn(plain);
  // Without a year's digits, only a head of its own ("Budget Actual Variance") tells columns apart.
  const orders = years.length === 0 ? ordersIn(plain) : [];
  if (orders.length >= 2) return orders.map((order) => ({ year: null, planned: true, order }));
  if (years.length === 0) return kinds.length >= 2 && plain.length < 70 ? kinds.map((kind) => ({ year: null, planned: kind.planned })) : [];
  if (years.length === 1 && kinds.length >= 2 && kinds.length <= 3) return kinds.map((kind) => ({ year: years[0]?.year ?? null, planned: kind.planned }));
  const over = kindsIn(above);
  if (kinds.length === 0) return years.map(({ year }, index) => ({ year, planned: over.length === years.length ? (over[index]?.planned ?? null) : null }));
  if (kinds.length === years.length) return years.map(({ year }, index) => ({ year, planned: kinds[index]?.planned ?? null }));
  // "2024 2025 est. 2026 plan 2027 plan": where several words stand and one closes the head, each goes with the year before it.
  const trailing = kinds.length >= 2 && (kinds.at(-1)?.at ?? 0) > (years.at(-1)?.at ?? 0);
  return years.map(({ at, year }, index) => ({ year, planned: kinds.find((kind) => beside(kind, years, index, at, trailing))?.planned ?? null }));
}

/** With fewer words than years, a word goes with the year right after it, else with the one before: "2023 2024 Budget 2025". */
function beside(kind: { at: number; end: number }, years: readonly { at: number }[], index: number, at: number, trailing: boolean): boolean {
  if (trailing) return at < kind.at && (years[index + 1]?.at ?? Infinity) > kind.at;
  const follows = years.findIndex((year) => year.at >= kind.end && year.at - kind.end <= 3);
  if (follows >= 0) return follows === index;
  return at < kind.at && (years[index + 1]?.at ?? Infinity) > kind.at;
}

interface Told { at: number; end: number; planned: boolean }

/** What was found in the lines looked at last: each is asked about as a title, as a head, and as what stands above one. */
const told = new Map<string, readonly Told[]>();
const MOST_TOLD = 400;

function kindsIn(plain: string): readonly Told[] {
  const known = told.get(plain);
  if (known) return known;
  const made = KIND.matchAll(plain).map((match) => ({ at: match.index, end: match.index + match[0].length, planned: match[1] !== undefined }));
  if (told.size >= MOST_TOLD) told.clear();
  told.set(plain, made);
  return made;
}

/** What a cell's words say of its figures: "Budget 2025", "2023/24"; both null when they say nothing. */
export function columnOf(head: string): Column {
  const plain = daysToYears(head);
  const years = [...plain.matchAll(YEAR_AT)].map((match) => Number(match[0]));
  const planned = kindsIn(plain)[0]?.planned ?? null;
  const [order, more] = years.length === 0 ? ordersIn(plain) : [];
  if (order !== undefined && more === undefined && planned !== false) return { year: null, planned: true, order };
  return { year: years.length === 1 ? (years[0] ?? null) : null, planned };
}

/** Columns a row stands under: the nearest head above it. */
export function columnsFor(statement: Statement, row: number): Column[] {
  let columns: Column[] = [];
  for (const header of statement.headers) if (header.line < row) columns = header.columns;
  return columns;
}

function periodOf(titles: string): string | null {
  const quarter = /quarter (?:ended|ending),? [^\n]{0,30}/.exec(titles)?.[0];
  const end = quarter ? findDates(quarter)[0]?.iso : undefined;
  if (end) return quarterPeriod(end);
  const closing = /(?:year ended|as at|as of|exercice clos le|al|au|ended|terminado el|em) (?:el )?[^\n]{0,40}/g;
  for (const match of titles.matchAll(closing)) {
    const date = findDates(match[0])[0];
    if (date) return date.iso.slice(0, 4);
  }
  const years = [...new Set(yearsIn(titles))];
  return years.length === 1 ? String(years[0]) : null;
}

function quarterPeriod(end: string): string {
  const year = Number(end.slice(0, 4));
  const month = Number(end.slice(5, 7));
  const from = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return `${from}/${to}`;
}
