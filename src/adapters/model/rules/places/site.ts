import { aboutOthers } from "../context/parties";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { clip, sentenceAt, trim, type Span } from "../view/sentences";
import { placesOf } from "./gazetteer";

/** A place's name as printed, after the words that lead to it. */
const NAME = "(?=[\"\u201c\u00ab]?\\p{Lu}[\\p{L}'\u2019-]{2,})";
/** Kinds of places before their name: "in the town of X", "no município de X", "kijiji cha X". */
const OF_KIND = new RegExp(
  `(?<![\\p{L}])(?:(?:town|village|city|municipality|district|county|province|region|parish|ward|department|state) of|(?:village|ville|commune|canton|arrondissement|prefecture|pr\u00e9fecture|province|r\u00e9gion|localit\u00e9|d\u00e9partement|district|cercle) (?:de |d['\u2019]|du |des )|(?:municipio|vereda|corregimiento|departamento|provincia|comunidad|aldea|distrito|estado|cant\u00f3n|comarca|parroquia) (?:de |del )?(?:la |el |los )?|(?:munic\u00edpio|distrito|prov\u00edncia|estado|comunidade|assentamento|povoado|localidade|regi\u00e3o|concelho|freguesia) (?:de |do |da |dos )?|(?:kijiji cha|kata ya|wilaya ya|mkoa wa|tarafa ya|mtaa wa|kaunti ya|eneo la)) ?${NAME}`,
  "giu",
);
/** Kinds after the name: "Kimandi village", "Gatanga sub-county". */
const KIND_AFTER = /\p{Lu}[\p{L}'\u2019-]{2,} (?:[Vv]illage|[Tt]own|[Dd]istrict|[Ss]ub-?[Cc]ounty|[Cc]ounty|[Pp]rovince|[Rr]egion|[Ww]ard|[Pp]arish|[Mm]unicipality|[Dd]ivision|[Vv]alley)(?!\p{L})/u;
/** "in Kabale and Rubanda districts". */
const IN_DISTRICTS = /(?<= (?:in|of|within|from) (?:the )?)(?:\p{Lu}[\p{L}'\u2019-]{2,}(?:, | and | & )){0,3}\p{Lu}[\p{L}'\u2019-]{2,} (?:Districts?|districts?|Count(?:y|ies)|count(?:y|ies)|Provinces?|provinces?|sub-?counties|[Ss]ub-?[Cc]ounty|location|[Dd]ivision|[Ww]ard|[Mm]andals?|[Bb]lock|[Tt]aluka|[Tt]ehsil|[Pp]arish)(?!\p{L})/gu;
/** What stands somewhere: the firm, its land and its works. */
const SITE =
  /\b(?:farms?|ranch|estates?|plantations?|orchards?|vineyards?|mills?|factory|plants?|processing|stores?|warehouse|greenhouses?|fields?|plots?|land|acres|hectares|headquarters|offices?|works|project|village|co-?op(?:erative)?|amcos|saccos|society|group|company|enterprise|association|business|we|our|fermes?|domaine|exploitation|plantation|verger|usine|unite|complexe|terrain|terres?|parcelles?|prairie|siege|projet|entreprise|societe|groupement|nous|notre|nos|finca|granja|hacienda|planta|fabrica|terrenos?|predio|parcelas?|cultivos?|empresa|asociacion|cooperativa|proyecto|nuestr[oa]s?|fazenda|sitio|usina|area|lavoura|sede|associacao|projeto|projecto|machamba|nossa?s?|shamba|mashamba|kiwanda|ghala|chama|kikundi|ushirika|kampuni|mradi|chetu|yetu|wetu)\b/;
const STANDS = new RegExp(
  `(?<![\\p{L}])(?:located|situated|based|headquartered|sited|settled|lies|lie|situ\u00e9e?s?|implant\u00e9e?s?|install\u00e9e?s?|bas\u00e9e?s?|sise?|localis\u00e9e?s?|ubicad[oa]s?|situad[oa]s?|localizad[oa]s?|asentad[oa]s?|sediad[oa]s?|instalad[oa]s?|fica(?:m)?|iko|ipo|kipo|lipo|yapo|zipo|kilichopo|iliyopo|lililopo|yaliyopo|linapatikana|inapatikana) (?:[\\p{Ll}\u00e0-\u00ff'\u2019-]+ ){0,7}${NAME}`,
  "u",
);
const LEADS = /(?:\b(?:in|at|near|outside|around|a|au|dans|pres de|en|em|na|no|de|del|da|do|katika|huko|kule|mkoani|wilayani)|[,(-]) ?$/;
/** Somebody else's place, or a way that leads past it. */
const NOT_OURS =
  /\b(?:customers?|clients?|clientes?|buyers?|banks?|banque|banco|benki|university|universit\w+|universidad\w*|school of|training (?:in|at)|formation (?:a|au)|feria|fair|market(?:s|ed)? (?:in|of)|sold (?:in|at|to)|sells? (?:in|at|to)|exports?|exporte\w*|shipped|marches? de|mercados? d[eo]|vend\w+|deliver(?:ed|s|y)? to|suppliers?|fournisseurs?|proveedores|fornecedores|researchers|ministry|minist\w+|government of|gobierno|governo|born in|lives? in|studied|previously|competitors?|hotels? in|award|conference|donat\w+|(?:jina|soko) la|wanunuzi|chuo)\b/;
const PAGES = 3;

/** Where the firm's land and works stand, as its titles, labels and sentences tell. */
export function pickSite(document: WholeDocument): Candidate[] {
  return document.pages.slice(0, PAGES).flatMap((view) => [...titles(view), ...labels(view), ...sentences(view)]);
}

function made(view: PageView, told: Span, score: number): Candidate[] {
  const { start, end } = clip(view.text, trim(view.text, inRow(view, told)), 300);
  const plain = view.plain.slice(start, end);
  if (end - start < 4 || isBlank(plain) || isInstruction(plain)) return [];
  return [{ key: "site_location", page: view, start, end, value: { kind: "text", text: view.text.slice(start, end).replace(/\s+/g, " ") }, unit: null, currency: null, period: null, projected: null, score: score - view.page.index * 0.02 }];
}

/** A sheet's row stands for itself, though its cells read like one sentence with the next row's. */
function inRow(view: PageView, { start, end }: Span): Span {
  const row = lineAt(view, start);
  return CELL.test(view.text.slice(row.start, row.start + 12)) ? { start, end: Math.min(end, row.end) } : { start, end };
}
const CELL = /^[A-Z]{1,3}\d{1,5}: /;

/** A firm's name with a place beside it, in a paper's first lines: "Name, Place - minutes of the meeting". */
const BESIDE = /^[\p{Lu}][\p{L}\d'\u2019&." -]{2,60}(?:, | - | \u2013 | \()\p{Lu}[\p{L}'\u2019-]{2,}(?:[ ,]+(?:de |do |da |del |la |mkoa wa |County|District)?\p{Lu}?[\p{L}'\u2019-]{1,}){0,6}\)?(?: - | \u2013 |$|\s\()/u;
/** "Name, Ltd": a form, no place. */
const FORM_BESIDE = /[,(] ?(?:Lda|LDA|Ltda|Ltd|LTD|Limited|Inc|INC|LLC|S\.?A\.?|SARL|SAS|PLC|Plc)\.?\)?$/u;
const FIRM_WORD = /\b(?:co-?operati\w+|society|saccos?|amcos|association|company|ltd|limited|farm|estate|ranch|cooperativ\w+|associac?ao|asociacion|groupement|sarl|sas?|domaine|ferme|finca|fazenda|granja|chama|kikundi|ushirika|group|complexe|usine|plant|mill|project|projet|unite)\b/;
/** Lines about a paper, a giver of money or a school: their place is not the firm's. */
const OTHER_PAPER = /\b(?:reports?|study|survey|guide|handbook|country|national|sector|rapport|etude|informe|estudio|relatorio|ripoti|funds?|fonds|fondo|bank\w*|lenders?|credit|credito|loans?|form|professeur|lycee|college|guichet|programme|projeto tecnico|subject|facility|appui|registration no|registered n\w+|company no|shareholders|actionnaires|cabinet|experts?-comptables?|auditors?|commissaire|c\/o)\b/;

function titles(view: PageView): Candidate[] {
  if (view.page.index > 1) return [];
  const lines = view.lines.filter((line) => line.end > line.start).slice(0, 4);
  return lines.flatMap((line, order) => {
    const plain = view.plain.slice(line.start, line.end);
    if (plain.length < 8 || plain.length > 130 || /[.;:]\s*$/.test(plain) || NOT_OURS.test(plain) || OTHER_PAPER.test(plain) || aboutOthers(plain)) return [];
    const raw = view.text.slice(line.start, line.end).trim();
    const known = placesOf(view).some(({ kind, start, end }) => kind === "place" && start >= line.start && end <= line.end);
    const named = FIRM_WORD.test(plain) || /^\p{Lu}{4,}/u.test(raw);
    const beside = FORM_BESIDE.test(raw) ? null : BESIDE.exec(raw);
    // A firm's name may hold a hill's or a river's; it says where the firm stands only with the place beside it.
    if (known && (named || (order === 0 && beside)) && (beside || !/(?:ltd|limited|plc|inc|llc|company|sarl|s\.?a\.?s?|ltda|lda)\.?$/.test(plain))) return made(view, line, beside ? 4.6 : 3.4);
    if (order === 0 && named && beside && !/\d/.test(beside[0])) return made(view, line, 3.6);
    // The line under a name: places only, "Moshi Rural, Kilimanjaro region".
    const places = raw.split(/[\s,()/-]+/).filter((word) => word.length > 3);
    return order > 0 && known && raw.length < 90 && places.length <= 10 && places.filter((word) => /^\p{Lu}/u.test(word)).length >= places.length * 0.7 && /,| - |\(/.test(raw) ? made(view, line, 4.4) : [];
  });
}

const LABEL =
  /(?:^|\n|[|] ?)[ \t>*#_-]*(?:\d{1,2}[.)] )?(?:site |farm |project |farm's |business )?(location|address|region|district|county|province|villages?|ward|sub-?county|town|city|state|municipality|adresse|localisation|localite|commune|departement|siege(?: social)?|lieu|village|ubicacion|localizacion|direccion|municipio|departamento|vereda|provincia|domicilio|localizacao|endereco|sede|distrito|estado|comunidade|mahali|anwani|mkoa|wilaya|kata|kijiji)(?: d[eu] [a-z' ]{3,20})?[ *_]*(?::|\|)[ *_]*(?=\S)/g;

const STATE_OF_THINGS = /^(?:analisis|analise|complet|borrador|rascunho|final|draft|pendi?ente|pending|aprobad|aprovad|approved|en (?:curso|proceso|revision|tramite)|em (?:curso|revisao|analise)|in progress|activ[oa]|ativ[oa]|active|vigente|cerrad|closed|open|concluid|terminad|listo|pronto|buen[oa]?\b|bom\b|good|nuev[oa]|nov[oa]\b|usad[oa]|new\b|used\b|solter[oa]|casad[oa]|viud[oa]|divorciad)/;

function labels(view: PageView): Candidate[] {
  return [...view.plain.matchAll(LABEL)].flatMap((match) => {
    const start = match.index + match[0].length;
    const line = lineAt(view, start);
    const end = Math.min(line.end, start + 120);
    const value = view.text.slice(start, end).replace(/[|*_].*$/, "").trim();
    const words = value.split(/[\s,()/-]+/).filter((word) => word.length > 3);
    // "Estado: análisis completo": in what state a thing is, not in which it stands.
    if (STATE_OF_THINGS.test(view.plain.slice(start, end)) || value.length < 3 || words.length === 0 || !/\p{Lu}/u.test(value) || /@|https?:/.test(value) || words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length < words.length * 0.5) return [];
    const from = view.plain.slice(Math.max(0, lineAt(view, match.index + 1).start - 200), match.index + match[0].length);
    return /\b(?:bank|banque|banco|benki|customer|buyer|supplier|auditor|guarantor|witness|branch)\b/.test(from.slice(-160)) ? [] : made(view, { start, end: start + view.text.slice(start, end).indexOf(value) + value.length }, /^(?:location|address|adresse|localisation|siege|ubicacion|localizacion|direccion|domicilio|localizacao|endereco|sede|mahali|anwani)/.test(match[1] ?? "") ? 5.5 : 4.5);
  });
}

function sentences(view: PageView): Candidate[] {
  const told = new Map<number, { span: Span; score: number }>();
  const tell = (at: number, score: number): void => {
    const span = inRow(view, sentenceAt(view, at));
    const plain = view.plain.slice(span.start, span.end);
    const before = view.plain.slice(Math.max(span.start, at - 70), at).replace(/\n/g, " ");
    if (at < span.start || plain.length < 16 || NOT_OURS.test(before) || THEIRS.test(plain) || (!/[.!?]$/.test(plain.trim()) && OTHER_PAPER.test(plain)) || aboutOthers(plain) || !SITE.test(plain)) return;
    const known = told.get(span.start);
    // In running prose a place alone ties the firm to nothing: a site's word stands close before it, or the site stands there.
    const tied = SITE_NEAR.test(view.plain.slice(Math.max(span.start, at - 110), at).replace(/\n/g, " "));
    told.set(span.start, { span, score: Math.max(known?.score ?? 0, tied ? score + 0.5 : score - 2) + (known ? 0.2 : 0) });
  };
  for (const match of view.text.matchAll(OF_KIND)) if (match.index > 3) tell(match.index, 4);
  for (const match of view.text.matchAll(IN_DISTRICTS)) tell(match.index, 4);
  for (const { start, kind } of placesOf(view)) if (kind === "place" && LEADS.test(view.plain.slice(Math.max(0, start - 12), start).replace(/\n/g, " "))) tell(start, 3.8);
  return [...told.values()].flatMap(({ span, score }) => {
    const raw = view.text.slice(span.start, span.end).replace(/\n/g, " ");
    const near = score + (STANDS.test(raw) ? 2.6 : 0) + (KIND_AFTER.test(raw) ? 0.2 : 0);
    return near >= 4 ? made(view, span, Math.min(5.2, near)) : [];
  }).sort((a, b) => b.score - a.score).slice(0, 2);
}

/** Sentences that tell of somebody else's works or of land that is only pledged. */
const THEIRS = /\b(?:comes? from|takes? \d|visited|one (?:spinning )?mill|mortgag\w+|collateral|en garantie|hypothe\w+|hipotec\w+|visite[es]?|dhamana|canal|water (?:use )?permit|titulo de uso)\b/;
const SITE_NEAR =
  /\b(?:farms?|ranch|estates?|plantations?|mills?|factory|plant|warehouse|greenhouses?|plots?|land|acres|hectares|headquarters|project|(?:society|co-?operative|group|union) of|farming households|fermes?|domaine|exploitation|usine|unite|complexe|terrain|terres|parcelles?|siege|finca|granja|hacienda|planta|fabrica|predio|parcelas?|fazenda|usina|area|sede|machamba|shamba|mashamba|kiwanda|ghala|campagne|village|amcos|wafugaji|villages)\b[^.;]{0,90}$/;
