import { resolveCurrency } from "@/domain/quantities/currencies";
import { findNumberWords, timesPerYear } from "@/domain/quantities/number-words";
import type { Quantity } from "@/domain/quantities/quantity";
import { WordPattern } from "@/domain/text/word-pattern";
import { isBlank } from "../context/placeholders";
import { aboutOthers } from "../context/parties";
import { speaksOfFuture, tenseOf } from "../context/projection";
import { yearsIn } from "../context/period";
import type { Candidate } from "../findings/candidate";
import type { DocumentView } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { clip, sentenceAt, type Span } from "../view/sentences";
import { MEASURE_RULES } from "../cues/measure-rules";
import { isOtherMoney, isPart, rowsApart } from "./attached";

const CULTIVATED = /\bcrops (?=\d)|\b(?:ha|hectares?|acres?) (?:of )?(?:(?:own|leased|rented|agricultural|arable|irrigated|family|fertile|good) )?land\b|piece of land|\bexploit(?:e|es|ent|ait|aient)\b|(?:domaine|propriete|terrain) (?:s\'etend|compte|couvre|de|occupe|fait)|ferme (?:s\'etend|compte|couvre|de|fait)|hectares? de (?:terres?|tierras?|terras?)|(?:maraichage|culture|verger) occupe|manzanas de|parcela|\bsaf\b|agroflorest|cabezas en (?=\d)|\bfarm ?land\b|(?:sont|est) (?:plante|cultive|emblave|seme)|\b(?:semeamos|semamos|plantamos|sembramos|cultivamos|semearam|sembraron|tulipanda|walipanda|walilima)\b|\b(?:tulilima|tunalima|tumelima|wanalima|hulima|walilima)\b|tillable|\bsau\b|surface agricole|(?:area|superficie) d[eao]s? (?:l[oa]s )?(?:\d+ )?(?:cooperad|soci[oa]s|associad|asociad|membros|miembros|produ)|crop ?land|\b(?:coffee|tea|cocoa|banana|vegetable|members'|farmers')[a-z' ]{0,12} (?:gardens?|plots?|fields)\b|\bwe (?:grow|plant|work)\b|members (?:work|grow)\b|exploramos|conducen|conducimos|trabajan|manejan|manejamos|mis en valeur|mise en valeur|affectes?|cultivat|planted|under (?:crop|production)|farm(?:s|ed|land|ing)?\b|\bfields?\b|sown|acreage|land (?:size|area)|size of (?:the )?(?:land|farm)|plantation|estate|orchard|measuring|of (?:its|our|their|my) own|arable|tilled|domaine|vignoble|verger|prairie|mesurant|cultive|cultiv(?:ent|ons)|exploitons|emblave|superficie|exploitation (?:de|s'etend|compte|couvre)|(?:ferme|societe|cooperative|famille) exploite|parcelle|cultivo|sembrad|siembra|finca|hectareas (?:de|en|brutas|productiv)|milpa|lote|area (?:total|fase|cultivad|estimada|plantada|de)|cultivad|plantad|lavoura|fazenda|propriedade|mashamba|shamba|yapatayo|eneo la|linalolimwa/;
const NOT_CULTIVATED = /\bponds?\b|\breservoir|no more than|not (?:more than|exceed\w*)|at most|may be (?:planted|sown|cultivated)|protected|forest|reserve|conserv|deforest|protegid|bosque|reserva|country|national|million ha|potential|floresta|hifadhi|investment property|propiedades de inversion|building|batiment|warehouse|hangar|\boffice|greenhouse|\bserres?\b|invernadero|estufa|bodega|magasin|pastoreo|expansi|escal|typical|tipic|average (?:member )?farm|farm sizes|farm size (?:of|per|range)|(?:per|each|every) (?:member|farmer|family|household)|par (?:membre|famille|producteur)|por (?:socio|familia|productor|produtor)|per hectare|por hectarea|\/ha|ha\/dia/;
const IRRIGATED = /irrigat|riego|irrigar|\brega(?:s|d[oa]s?|r|dio)?\b|gota-a-gota|irrigue|irrigad|umwagiliaji|(?:sous|par|bajo|por|sob|with|under) (?:micro-?)?(?:aspersion|aspersao|goutte|goteo|gotejamento|sprinklers?|drip|pivots?)/;
/** A title, lease or permit that ends in a year to come makes no plan of the land. */
const UNTIL = /(?<![a-z])(?:until|till|to|ate|jusqu'(?:en|au)|hasta|hadi) [^.;,\d]{0,16}(?:\d{1,2} [a-z ]{3,16})?20\d\d/g;
/** "610 hectares, without a drop of irrigation" are not irrigated. */
const DRY = /(?<![a-z])(?:sans|without|not|no|sin|sem|nao|bila|hakuna)\b[^.;,\d]{0,30}(?:irrig\w*|riego|regadi\w*|umwagiliaji)/g;
const STAFF_NOUN = "(?:permanent |full-?time |regular )?(?:employees|staff(?: members)?|workers|full-?time employees|people employed)|(?:employes|salaries|agents|ouvriers|travailleurs)(?: permanents?)?|(?:empleados|trabajadores|colaboradores)(?: (?:permanentes|directos|de planta|fijos|activos))?|(?:empregados|trabalhadores|colaboradores|funcionarios)(?: (?:permanentes|efetivos|efectivos))?|wafanyakazi(?: wa kudumu)?";
const STAFF_AFTER = new RegExp(`^ ?(?:${STAFF_NOUN})(?![\\p{L}])`, "u");
const STAFF_BEFORE = /(?:permanent (?:staff|employees|workers)|number of (?:employees|staff)|total (?:staff|employees)|effectif (?:permanent|total)|nombre (?:d'employes|de salaries)|employes permanents|(?:numero|total) de (?:empleados|trabajadores)|empleados (?:permanentes|directos)|numero de (?:trabalhadores|colaboradores)|wafanyakazi wa kudumu|idadi ya wafanyakazi)\s*[:=-]?\s*$/;
const TEAM = /(?:team of|equipe de|equipo de|equipa de|timu ya) ?(?:about |approximately |environ |unos )?$/;
const EMPLOYS = /\b(?:employs?|employed|had|has|have|we are|workforce of|staff of|team of|emploie|compte|effectif|aidee?s? (?:de|par)|assistee?s? (?:de|par)|entouree?s? de|ayudad[oa]s? por|apoiad[oa]s? por|cuenta con|emplea|conta com|emprega|ina|tuna|total of|with)\b/;
const NOT_STAFF = /\bhire|to be (?:hired|recruited)|create|per (?:ha|\d)|training|creation|creer|recruter|generar|empleos|por cada|beneficiar|ajira mpya|seasonal|temporar|saisonn|temporal|muda|options?|terminat|laid off|layoff|reduc/;
const CAPACITY = /(?:(?:production|processing|installed|starting|annual|daily|plant|housing) capacity|capacity of|capacite (?:de (?:production|transformation)|installee|annuelle)|capacidad (?:de (?:produccion|procesamiento|molienda)|instalada|productiva)|capacidade (?:de (?:producao|processamento)|instalada|produtiva)|uwezo wa (?:kuzalisha|uzalishaji|kusindika))[^.;\n\d]{0,30}$/;
const PRODUCE = /^ ?(?:de |of )?(t|tm|mt|tons?|tonnes?|toneladas?|tani|kgs?|kilos?|litres?|litros?|lita|birds?|hens|layers|broilers|chicks|heads?|pigs|cows|poulets?|poules|pondeuses|pollos?|gallinas|aves|frangos?|kuku|vifaranga|sacs?|sacos?|bags?|magunia|crates|cajas)(?![a-z])/;
const PRICE = /(?:selling|sales?|average|unit|farm[- ]?gate|market|offer|retail|wholesale) price|price (?:per|of|is|was)|sold (?:at|for)|prix (?:de vente|unitaire|moyen|du)|vendue?s? (?:a|au prix)|precio (?:de venta|promedio|por|unitario|de mercado)|precios? (?:de|del)|preco (?:de venda|medio|por)|bei (?:ya|za)|huuzwa kwa/g;
const NOT_PRICE = /\bfloor (?:of|price)\b|minimum price|\bshares?\b|acciones|actions\b|hisa|stock price|purchase price|cost price|prix d'achat|precio de compra|transfer price|offer price|exercise price|accion/;
const BOARD = new WordPattern(/\b(?:le|notre) (?:conseil|bureau|comite)(?: [a-z' ]{2,30})? (?:se reunit|s'est reuni|tient|a tenu)|(?:direcao|direccao|mesa)[^.;]{0,40} reun[ei]|\b(?:board|committee|directors|council)\b[^.;\n]{0,40}\b(?:meets?|meetings?|held|convene)|conseil d'administration[^.;]{0,40}reuni|reunions? (?:du|de la) (?:bureau|conseil|comite)|reunion(?:es)? (?:de la|del) (?:directiva|junta|consejo)|reuni(?:ao|oes) d[ao] (?:direcao|direccao|diretoria|conselho)|(?:junta directiva|consejo de administracion)[^.;]{0,60}(?:reun|sesion)|(?:conselho|diretoria)[^.;]{0,40}reun|bodi[^.;]{0,30}(?:hukutana|vikao)/.source);

/** Areas, yields, prices, staff and board meetings of one page. */
export function pickMeasures(document: DocumentView, view: PageView): Candidate[] {
  const found: Candidate[] = [];
  const tokens = view.numbers();
  let done = 0;
  tokens.forEach((token, index) => {
    const quantity = token.start < done ? null : view.quantity(index);
    if (!quantity) return;
    // The upper end of a range is no figure of its own.
    if (quantity.high !== null) done = quantity.end;
    if (quantity.area) found.push(...area(document, view, quantity));
    else if (quantity.yield) found.push(...yields(document, view, quantity));
    else if (CAPACITY.test(view.plain.slice(Math.max(0, quantity.start - 70), quantity.start))) found.push(...capacity(document, view, quantity));
    else if (isStaff(view, quantity)) found.push(...staff(document, view, quantity.start, quantity.end, quantity.value, quantity.high));
    else if (quantity.currency && !quantity.percent) found.push(...price(document, view, quantity));
  });
  found.push(...staffInWords(document, view), ...meetings(view), ...paymentDays(view), ...experience(view));
  return found;
}

interface Place {
  span: Span;
  plain: string;
}

function place(view: PageView, at: number, end: number): Place | null {
  const sentence = sentenceAt(view, at);
  let start = sentence.start;
  if (at - start > 200) {
    start = at - 160;
    while (start > sentence.start && !/\s/.test(view.plain.charAt(start - 1))) start -= 1;
  }
  const span = clip(view.text, { start, end: Math.max(end, sentence.end) }, Math.max(280, end - start));
  const plain = view.plain.slice(span.start, span.end);
  return isBlank(plain) || aboutOthers(plain) ? null : { span, plain };
}

function made(key: string, view: PageView, where: Place, number: number, high: number | null, unit: string | null, currency: string | null, projected: boolean | null, score: number): Candidate {
  const years = yearsIn(where.plain);
  return { key, page: view, ...where.span, value: { kind: "number", number, high }, unit, currency, period: years.length === 1 ? String(years[0]) : null, projected, score: score - view.page.index * 0.03 };
}

const tense = (document: DocumentView, sentence: string): boolean | null => tenseOf(sentence, yearsIn(sentence), document.thisYear, document.forecast);

function area(document: DocumentView, view: PageView, quantity: Quantity): Candidate[] {
  const found = place(view, quantity.start, quantity.end);
  if (!found || !quantity.area || quantity.value <= 0) return [];
  const where = { ...found, plain: found.plain.replace(UNTIL, " ") };
  const nearStart = Math.max(where.span.start, quantity.start - 90);
  const near = view.plain.slice(nearStart, Math.min(where.span.end, quantity.end + 60));
  const projected = tense(document, where.plain);
  const factor = quantity.area.factor;
  const number = quantity.value * factor;
  const high = quantity.high === null ? null : quantity.high * factor;
  const close = `${view.plain.slice(Math.max(where.span.start, quantity.start - 26), quantity.end)}${view.plain.slice(quantity.end, Math.min(where.span.end, quantity.end + 46)).replace(/, (?:com |con |avec |dont |de los cuales )?(?:\d|rega|riego|irrig)[\s\S]*$/, "")}`.replace(/[.;](?!\d)[\s\S]*$/, "");
  // "5 acres of this 9-acre property are irrigated": the whole is not.
  const whole = /\b(?:of|de|da|do|del) (?:this|the|our|its|cette|notre|esta|nuestra|desta|nossa|sua) $/.test(view.plain.slice(Math.max(0, quantity.start - 16), quantity.start).replace(/\n/g, " "));
  if (!whole && IRRIGATED.test(close.replace(DRY, ""))) return [made("irrigated_area_ha", view, where, number, high, "ha", null, projected, 5)];
  const under = headingOver(view, quantity.start);
  const row = near.slice(Math.max(0, [...view.text.slice(nearStart, quantity.start).matchAll(/\n(?=\s*\p{Lu}\p{Ll}{2})/gu)].at(-1)?.index ?? 0));
  if ((!CULTIVATED.test(row) && !under) || NOT_CULTIVATED.test(row) || neverFor("cultivated_area_ha")?.test(row.replace(DRY, "")) || (factor < 0.01 && number < 0.1) || (isPart(view.plain, quantity.start) && !TILLED.test(view.plain.slice(quantity.end, quantity.end + 40).replace(/\n/g, " ")))) return [];
  return [made("cultivated_area_ha", view, where, number, high, "ha", null, projected, 5 + (view.page.index <= 2 ? 1 : 0))];
}

/** "Land" over a line of its own that tells how much: a section's head lends its meaning. */
function headingOver(view: PageView, at: number): boolean {
  const line = lineAt(view, at);
  const above = view.lines.slice(Math.max(0, line.index - 2), line.index).map(({ start, end }) => view.plain.slice(start, end).trim());
  return /^[\s|]*(?:environ |about |unas |unos |cerca de )?\d/.test(view.plain.slice(line.start, line.end)) && above.some((plain) => /^[\s|]*(?:\d{1,2}[.)] )?(?:land|terres?|foncier|bas-fonds?|tierras?|terras?|superficies?|surfaces?|mashamba|ardhi)[\s|]*:?$/.test(plain));
}

/** "… of which 90 are tillable": the part that is worked is the one asked for. */
const TILLED = /^ (?:(?:acres|hectares|ha) )?(?:is |are |were )?(?:tillable|arable|cultivated|cropped|planted|under (?:crops?|cultivation)|crop ?land)\b/;

/** Words that speak of a crop, a milking or a lay. */
const YIELDS = /\b(?:mais|riz|paddy|mil|sorgho|ble|orge|soja|arachide|coton|manioc|ignames?|tomates?|oignons?|pommes?|bananes?|mangues?|ananas|olives?|raisins?|cafe|cacao|anacarde|cerises?|peches?|colza|tournesol|betteraves?|luzerne|milho|arroz|trigo|feijao|batata|mandioca|cereja|pessego|maca|uva|azeitona|laranja|banana|cebola|cana|algodao|maiz|frijol|papa|yuca|cebada|quinua|platano|manzana|naranja|aguacate|palta|mango|limon|soya|girass?ol) ?: ?\d|yield|produc|harvest|(?:last|this|good|bad|normal|average) (?:season|year|crop)|saison|campagne|campana|safra|temporada|cosecha|gives?\b|gave\b|\baverage\b|rendement|recolt|obten|obtien|rendimiento|cosech|\bdan?\b|sacamos|rinde|\bvacas?\b|rendimento|produtividade|colh|\bmedia\b|mavuno|vuna|uzalishaji|wastani|\bper (?:cow|hen|hive|goat)/;

function yields(document: DocumentView, view: PageView, quantity: Quantity): Candidate[] {
  const where = place(view, quantity.start, quantity.end);
  if (!where || !quantity.yield) return [];
  const near = view.plain.slice(Math.max(where.span.start, quantity.start - 80), quantity.end + 30);
  if (!YIELDS.test(near)) return [];
  if (/^.{0,200}(?:<|\blime\b|menos de|less than|moins de|inferior a|traditional|tradicional|traditionnel)/.test(near) || /fertili|manure|compost|fumier|engrais|npk|uree|seed|semence|semilla|abono|mbolea|dose|abaixo|below|national|district|voisin|neighbou|vecin|world|best practice|potential|arrondissement|departement\b|municipio|wilaya|(?:rendement|yield|rendimiento|rendimento) (?:assure|insured|asegurado|seguro)|insured yield|limitee? a|limited to|\bcost|\bpay|\bfeed(?:s|ing)?\b|\bwater\b|ration/.test(near)) return [];
  const factor = quantity.yield.factor;
  const clause = view.plain.slice(Math.max(where.span.start, view.plain.lastIndexOf(";", quantity.start) + 1), quantity.end);
  return [made("yield_per_hectare", view, where, quantity.value * factor, quantity.high === null ? null : quantity.high * factor, quantity.yield.base, null, tense(document, clause), 5)];
}

function price(document: DocumentView, view: PageView, quantity: Quantity): Candidate[] {
  const where = place(view, quantity.start, quantity.end);
  const currency = resolveCurrency(quantity.currency, document.currencies);
  if (!where || !currency || quantity.value <= 0 || quantity.magnitude >= 1e6 || NOT_PRICE.test(where.plain) || neverFor("selling_price")?.test(where.plain)) return [];
  const from = Math.max(where.span.start, quantity.start - 70);
  const cue = [...view.plain.slice(from, quantity.start).matchAll(PRICE)].at(-1);
  const end = cue ? from + cue.index + cue[0].length : -1;
  const between = view.plain.slice(end, quantity.start);
  const named = cue !== undefined && !/[;=]|\.\s|\d{3}/.test(between.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, "")) && !isOtherMoney(between) && !rowsApart(view, end, quantity.start);
  if (!named && !PRICE_AFTER.test(view.plain.slice(quantity.end, quantity.end + 40))) return [];
  return [made("selling_price", view, where, quantity.value, quantity.high, null, currency, tense(document, where.plain), 5)];
}

/** "R85 average selling price". */
const PRICE_AFTER = /^ (?:average |mean |unit )?(?:selling|sales?|farm-?gate) price/;
const neverFor = (key: string): RegExp | undefined => MEASURE_RULES.find((rule) => rule.key === key)?.never;

/** "Starting capacity: 500-1000 birds per cycle": amount and unit as stated. */
function capacity(document: DocumentView, view: PageView, quantity: Quantity): Candidate[] {
  const where = place(view, quantity.start, quantity.end);
  const unit = PRODUCE.exec(view.plain.slice(quantity.end, quantity.end + 24))?.[1];
  if (!where || !unit || OTHER_PLANT.test(view.plain.slice(where.span.start, quantity.start)) || /storage|silo|almacen|stockage|armazen|warehouse|\bstores?\b|magasin|bodega|ghala|cold room|entrepot/.test(where.plain)) return [];
  return [made("production_capacity", view, where, quantity.value, quantity.high, unit, null, tense(document, where.plain), 5)];
}

/** A buyer's or competitor's plant in a paper about the firm. */
const OTHER_PLANT = /\b(?:the (?:buyer|off-?taker|customer|bank|lender|competitor)|l'acheteur|el comprador|o comprador|mnunuzi)\b[^.;]{0,60}$/;

function isStaff(view: PageView, quantity: Quantity): boolean {
  const before = view.plain.slice(Math.max(0, quantity.start - 40), quantity.start);
  const after = view.plain.slice(quantity.end, quantity.end + 40).replace(/\n/g, " ");
  return STAFF_AFTER.test(after) || STAFF_BEFORE.test(before) || (TEAM.test(before) && /^ ?(?:people|persons?|personnes|personas|pessoas|watu)(?![a-z])/.test(after));
}

function staff(document: DocumentView, view: PageView, start: number, end: number, value: number, high: number | null): Candidate[] {
  const where = place(view, start, end);
  if (!where || value <= 0 || value > 200_000 || !Number.isInteger(value)) return [];
  const near = view.plain.slice(Math.max(where.span.start, start - 60), Math.min(view.plain.length, end + 50));
  const before = view.plain.slice(Math.max(0, start - 40), start);
  const labelled = STAFF_BEFORE.test(before) || TEAM.test(before);
  if (isPart(view.plain, start)) return [];
  if (NOT_STAFF.test(near) || (!labelled && !EMPLOYS.test(near))) return [];
  const planned = speaksOfFuture(where.plain) || /\b(?:prevoir|besoin|needed|required|necesari|necessari)/.test(near) || (document.plan && high !== null);
  return [made("permanent_staff", view, where, value, high, "persons", null, planned, 5 + (labelled ? 1 : 0) - (planned ? 1 : 0))];
}

function staffInWords(document: DocumentView, view: PageView): Candidate[] {
  if (!/employees|staff|workers|employes|salaries|ouvriers|travailleurs|empleados|trabajadores|trabalhadores|colaboradores|wafanyakazi/.test(view.plain)) return [];
  return findNumberWords(view.plain).flatMap((word) => (word.value > 1 && STAFF_AFTER.test(view.plain.slice(word.end, word.end + 40)) ? staff(document, view, word.start, word.end, word.value, null) : []));
}

const PAYMENT = new WordPattern(/(?:payments? (?:terms?|(?:is|are) (?:generally |usually |typically )?(?:due|made|received))|(?:customers?|buyers?) pay\b|invoice\w* (?:is|are) due|delai (?:de )?(?:paiement|reglement)(?: des)? clients?|clients (?:paient|reglent)|plazo de (?:pago|cobro)|clientes pagan|prazo de (?:pagamento|recebimento)|clientes pagam|wateja hulipa)[^.;]{0,60}?(?<![\p{L}\d])([\p{L}]+|\d{1,3})(?:(?: or | to | a | ou | o |-)([\p{L}]+|\d{1,3}))? (?:days?|jours?|dias?|siku)(?![\p{L}])/u.source, "u");

/** Days in which buyers pay, in figures or words: "due fifteen or thirty days from the invoice date". */
function paymentDays(view: PageView): Candidate[] {
  return PAYMENT.matchAll(view.plain).flatMap((match) => {
    const where = place(view, match.index, match.index + match[0].length);
    const [first, second] = [count(match[1]), count(match[2])];
    const low = first ?? second;
    if (!where || low === null || /supplier|fournisseur|proveedor|fornecedor|loan|pret|credito\b/.test(where.plain)) return [];
    return [made("buyer_payment_days", view, where, low, first !== null && second !== null && second > first ? second : null, "days", null, null, 5)];
  });
}

const EXPERIENCE = /(?<![\p{L}\d])([\p{L}]+|\d{1,2})\+? (?:years?'?|ans|annees|anos) (?:of |d'|de )?(?:[\p{L}-]+ ){0,2}(?:experience|experiencia)|(?:experience|experiencia|uzoefu)(?: of| de| d[eo]| wa miaka)? ([\p{L}]+|\d{1,2}) (?:years?|ans|anos|miaka)|uzoefu wa miaka (\d{1,2})/gu;

/** Years of experience of those who run the firm; the longest told counts first. */
function experience(view: PageView): Candidate[] {
  if (!view.plain.includes("experienc") && !view.plain.includes("uzoefu")) return [];
  return [...view.plain.matchAll(EXPERIENCE)].flatMap((match) => {
    const years = count(match[1] ?? match[2] ?? match[3]);
    const where = place(view, match.index, match.index + match[0].length);
    if (years === null || years < 1 || years > 60 || !where || !/manag|director|founder|owner|team|chief|gerant|gerente|directeur|promot|fundador|socio|equip|meneja|mkurugenzi|viongozi/.test(where.plain)) return [];
    return [made("management_experience_years", view, where, years, null, "years", null, null, 5 + years * 0.01)];
  });
}

function count(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^\d+$/.test(word) ? Number(word) : (findNumberWords(word)[0]?.value ?? null);
}

function meetings(view: PageView): Candidate[] {
  return BOARD.matchAll(view.plain).flatMap((match) => {
    const where = place(view, match.index, match.index + match[0].length);
    // A project's steering committee is not the firm's board.
    const times = where && !/steering|technical committee|project committee|pilotage|comite (?:tecnico|directivo del proyecto)/.test(where.plain) ? timesPerYear(where.plain) : null;
    return where && times ? [made("board_meetings_per_year", view, where, times, null, "meetings per year", null, null, /^board|^bodi|^junta|^consej|^conseil/.test(match[0]) ? 6 : 5)] : [];
  });
}
