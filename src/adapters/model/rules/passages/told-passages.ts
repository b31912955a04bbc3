import type { Topic } from "./topic";

/** A text data point told by a sentence in which topics meet. */
export interface ToldPassage {
  key: string;
  /** Each must be spoken of; of a list, one. */
  all: readonly (Topic | readonly Topic[])[];
  /** The more different words of this topic, the better the passage. */
  counts?: Topic;
  /** It must speak of the firm, or stand in the paper's first lines. */
  own?: boolean;
  /** What it must hold; in the plain text, or as printed where names count. */
  holds?: RegExp;
  raw?: boolean;
  never?: RegExp;
  /** How many a paper may give; 1 unless told. */
  most?: number;
  /** Where it stands between a hint (3) and a cue's sentence (5). */
  score: number;
}

const MEMBERS = "(?:members?|families|households|farmers|growers|smallholders|membres?|adherents?|societaires|familles|menages|producteurs|productrices|soci[oa]s?|asociad[oa]s?|miembros|familias|productores|productoras|associad[oa]s?|cooperad[oa]s?|membros|produtores|wanachama|wakulima)";
const NUMBER = "(?:\\d[\\d.,  ]*\\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|eighty|hundred|deux|trois|quatre|cinq|six|dix|douze|vingt|trente|tres|cuatro|cinco|seis|siete|ocho|diez|doce|veinte|treinta|oito|dez|doze|vinte|trinta)";
/** "214 growers", "wanachama 57", "52 small families". */
const COUNTED_MEMBERS = new RegExp(`(?<![\\w.,])${NUMBER} (?:(?!per|of|ha|hectares|acres|kg|tonnes|tons|years|days|de los|des|dos)[a-z'-]+ ){0,2}?${MEMBERS}\\b|\\b(?:wanachama|wakulima|familia|kaya)(?: wapatao| zaidi ya)? \\d`);
/** "in the village of Kimandi", "à Tamatave": a name behind a word that places. */
const NAMED_PLACE = /(?<!\p{L})(?:in|at|near|à|au|dans|en|no|na|em|katika|mkoani|wilayani) (?:(?:the|la|le|el|o|a) )?(?:\p{Ll}+ (?:of |de |da |do |ya )?){0,2}\p{Lu}[\p{L}'’-]{2,}|(?:village|district|county|commune|municipio|município|departamento|provincia|província|vereda|comarca|distrito|assentamento|wilaya|mkoa|kijiji)(?: of| de| da| do| ya| wa| cha)? \p{Lu}[\p{L}'’-]{2,}|\p{Lu}[\p{L}'’-]{2,} (?:[Dd]istrict|[Cc]ounty|[Pp]rovince|[Rr]egion|[Vv]illage|[Ss]ub-county)/u;

const OTHER = "\\b(?:could|may|might|should|would|government|ministry|country|worldwide|studies|research|example|gouvernement|ministere|pays|pourrait|gobierno|ministerio|podria|governo|poderia|serikali|nchi|audit\\w*|insur\\w*|assuranc\\w*|seguros?|poliza|apolice|bima)\\b";
/** What is owed, paid, lost, turned down or counted in shares is told under names of its own. */
const FIGURES = "%|\\b(?:loans?|owe[sd]?|arrears|pret|emprunt|prestamo|emprestimo|mkopo|prices?|prix|precios?|precos?|bei|costs?|cout|costos?|custos?|gharama|paid|pays?|pay|regl\\w+|pagan?|pagos?|hulipa|rejected|turned away|competitors?|took|enleve|compro|concentr\\w+|harvested|per (?:kg|hectare|acre|litre)|capacit\\w+|capacidad\\w*)\\b";
const DENIAL = "\\b(?:no|not|none|never|without|aucune?|pas|sans|ningun[oa]?|sin|nao|sem|nenhuma?|hakuna|bila)\\b";
const never = (...more: string[]): RegExp => new RegExp([OTHER, ...more].join("|"));

export const TOLD_PASSAGES: readonly ToldPassage[] = [
  { key: "product_service_description", all: ["product", ["make", "sell"]], counts: "product", own: true, most: 2, score: 3, never: never(FIGURES, "banks?|banques?|bancos?|benki|(?:not|pas|no|nao) (?:to |de |d')?(?:sell|vend)\\w*|moyenne|tax|training|water|staff|employees|\\byields?\\b|rendement|years? of|experience") },
  { key: "customer_base", all: ["sell", "buyer-kind"], counts: "buyer-kind", own: true, score: 3, never: never(FIGURES, "bank|lender|supplier") },
  { key: "sales_channels", all: ["sell", "outlet"], counts: "outlet", own: true, score: 2.9, never: never(FIGURES, "bank|stock exchange|labou?r market") },
  { key: "target_markets", all: ["sell", "outlet", "abroad"], counts: "abroad", own: true, score: 2.8, never: never(FIGURES, "bank") },
  { key: "community_engagement", all: ["members", ["firm", "is-firm"]], holds: COUNTED_MEMBERS, score: 2.9, never: never(FIGURES, "turnover|\\brs\\b|waliuza|each|kg\\b|tonnes?|litres?|million|certificat|owned by") },
  { key: "key_challenges", all: ["hard", "firm"], counts: "hard", score: 2.8, never: never(DENIAL, "despite|in spite of|malgre|en depit|a pesar de|pese a|apesar d[eao]s?|em meio a|licha ya|%|pest control|overcome|solved|address(?:es|ing)?|mentioned above|arrears|atraso|conflicts? of interest|code|lawsuit|trial") },
  { key: "equipment_and_methods", all: ["machine", "have", "firm"], counts: "machine", score: 2.9, never: never(FIGURES, "depreciat|sold|permit|broke|panne|averia|years") },
  { key: "revenue_model", all: ["income", "source", "product"], counts: "product", score: 2.9, never: never("tax|cost") },
  { key: "use_of_funds", all: ["money", "spend", ["machine", "product"]], counts: "machine", score: 3, never: never("last year|in 20[01]\\d|tax|%") },
  { key: "supply_chain_overview", all: ["bring", "product"], score: 2.8, never: never(FIGURES) },
  { key: "business_model_summary", all: ["is-firm", ["make", "sell", "product", "members"]], score: 3, never: never("bank|competitors?|supplier|buyer|%") },
  { key: "site_location", all: ["place"], holds: NAMED_PLACE, score: 2.6, raw: true, never: never("market|export|customers?|sold|sell|bank|office of|clients|marche|vend|mercado|court|%|loan") },
];
