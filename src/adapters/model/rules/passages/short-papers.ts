import type { ToldPassage } from "./told-passages";

/** A passage of a short paper: all of such a paper is about one firm, so that a sentence need not name it. */
export interface ShortPassage extends ToldPassage {
  /** How many different words of the counted topic it must hold. */
  least?: number;
  /** A sentence that names a country tells of that country. */
  atHome?: boolean;
}

/** Letters of a paper that is read whole for one firm's sake: a page. */
export const SHORT_PAPER = 3_000;

/** Wishes, advice and others' affairs around the words that answer. */
const OTHERS =
  "\\b(?:could|may|might|should|would|if you|you|your|government|ministry|worldwide|studies|research(?:ers)?|example|vous|votre|pourrai\\w+|gouvernement|ministere|usted|podria\\w*|gobierno|ministerio|voce|poderia\\w*|governo|serikali|consumption|consommation|consumo|imports?|importat\\w+|population|national\\w*|nacional\\w*|project's end|trained|trainees|attend\\w*|event|evento|feria|vendors|competitors?|concurrents?|competidores|concorrentes|washindani|taxa?|bank|insur\\w*|assuranc\\w*|seguros?|bima)\\b";
const PRICES = "\\b(?:prices?|prix|precios?|precos?|bei|costs?|cout\\w*|costos?|custos?|gharama|owe[sd]?|loans?|prets?|mkopo|prestamos?|emprestimos?)\\b";
const never = (...more: string[]): RegExp => new RegExp([OTHERS, ...more].join("|"));
/** "markets of Lagoa and Serra", "le marché de Belleville", "soko la Mtonga". */
const MARKET_OF = /(?:[Mm]arkets?|[Ff]airs?|[Mm]ercados?|[Ff]erias?|[Ff]eiras?|[Mm]arch\u00e9s?|[Ff]oires?|[Ss]oko|[Mm]asoko) (?:\p{Ll}+ )?(?:of|in|at|de|do|da|del|d['\u2019]|en|em|no|la|ya|wa) ?(?:la |los )?\p{Lu}[\p{L}'\u2019-]{2,}/u;

export const SHORT_PASSAGES: readonly ShortPassage[] = [
  { key: "product_service_description", all: ["product", ["make", "sell"]], counts: "product", atHome: true, most: 2, score: 2.6, never: never(PRICES, "%|took|sold at|season|planted|average|em media|en moyenne|en promedio|yields?|rendement|loss(?:es)?|pertes?") },
  { key: "product_service_description", all: ["product"], counts: "product", least: 3, atHome: true, score: 2.4, never: never(PRICES, "%|feed|costs?|up\\b") },
  { key: "customer_base", all: ["sell", "buyer-kind"], counts: "buyer-kind", atHome: true, most: 2, score: 2.6, never: never("%|took|owing|owe[sd]?|shut down|fail\\w*|come from|input|supplier|entregam|deliver\\w* (?:milk|cherr\\w+|produce|crops?|leaf) to|analysis") },
  { key: "sales_channels", all: ["sell", "outlet"], counts: "outlet", atHome: true, most: 2, score: 2.6, never: never("%|took|owing|owe[sd]?|shut down|capability|developed") },
  { key: "target_markets", all: ["outlet", "abroad"], counts: "abroad", score: 2.4, never: never("fell|rose|rule|loss of|capability|developed") },
  { key: "target_markets", all: ["sell", "outlet"], holds: MARKET_OF, raw: true, atHome: true, score: 2.4, never: never() },
  { key: "key_challenges", all: ["hard"], counts: "hard", score: 2.4, never: never("solved|resolu\\w*|overcome|vencid\\w*|(?:erosion|pest|weed|disease) control|control of|mentioned|opportunit\\w+|analysis|address\\w*|audit\\w*|policy|rule|book|reduc\\w+|afin de|pertes? nettes?|net loss|perdida neta|prejuizo") },
  { key: "equipment_and_methods", all: ["machine", "have"], counts: "machine", atHome: true, most: 2, score: 2.5, never: never("kwh|operat\\w+|depreciat\\w*|broke\\w*|panne") },
  { key: "equipment_and_methods", all: ["machine"], counts: "machine", least: 3, atHome: true, score: 2.5, never: never("depreciat\\w*") },
  { key: "use_of_funds", all: ["spend", ["machine", "outlet"]], counts: "machine", atHome: true, score: 2.3, never: never("invested|bought|built|buying|partners") },
];
