import { PER_UNIT } from "./per-unit";
import type { ToldRule } from "./told-rule";

const BEASTS = "(?:buffalo(?:e?s)?|cows|goats|sheep|pigs|sows|hens|layers|broilers|chickens|chicks|birds|heads?(?: of cattle)?|cabezas|cabras|vacas|gallinas|ponedoras|pollos|cerdos|ovejas|pondeuses|poules|poulets|tetes|vaches|porcs|chevres|brebis|galinhas|frangos|aves|cabecas|vacas|suinos|cabras|kuku|vifaranga|ng'ombe)";
const ONE_ES = "(?:kilo|litro|libra|quintal|saco|caja|docena|atado|manojo|unidad|cabeza|bandeja|arroba|tonelada)";
const ONE_FR = "(?:kilo|litre|sac|panier|plateau|pot|carton|poulet|quintal|tonne|cageot|botte|unite|piece)";
const ONE_PT = "(?:quilo|litro|saco|saca|caixa|duzia|arroba|tonelada|unidade|molho|cabeca|frango)";

/** Prices, debts, capacity and shares in the plainest order of words. */
export const TOLD_PLAINLY: readonly ToldRule[] = [
  {
    key: "selling_price", kind: "money", both: true, plan: null, clause: true, most: 1e7,
    before: /\b(?:(?:el |la |o |a |the |l')?(?:comprador(?:a)?|acheteur|buyer|purchaser|off-?taker|client|cliente|usine|fabrica|exportador(?:a)?))\b[^.;\d]{0,40} (?:pagara|paga|pays?|will pay|shall pay|paie|paiera|pagara|pagou|pago)(?: (?:a|the [a-z]+|us|nous|nos|au [a-z]+))* ?$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bpenal|multa|amende|transport|flete|frete|fret\b|premium of|prime de|prima de|premio de|commission|comision|comissao|fee\b/,
  },
  {
    key: "selling_price", kind: "money", plan: null, clause: true, most: 1e7,
    before: new RegExp(`\\b(?:vend(?:emos|o|e|en|iamos|imos) (?:(?:el|la|cada|un|una) )${ONE_ES}(?: de [a-z ]{2,24})? (?:a|en|por)|vend(?:ons|s|ent|u) (?:(?:le|la|un|une|chaque) )${ONE_FR}(?: de [a-z' ]{2,24})? (?:a|pour)|vend(?:emos|o|e|em) (?:(?:o|a|cada|um|uma) )${ONE_PT}(?: de [a-z ]{2,24})? (?:a|por))(?: (?:unos|environ|cerca de))? ?$`),
    never: /\bcost|cout|custo|compr|achet|semilla|semence|semente|insumo|intrant|par semaine|por semana/,
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null, clause: true, most: 1e7,
    before: /\b(?:se vend(?:ent|ait|aient)?|vendue?s?|se venden?|vendid[oa]s?|vende-se|vendem-se|(?:reduce|raise|lower|cut|increase|set|fix)(?:d|s)? (?:the |our |my )?(?:selling )?prices? (?:to|at)|(?:prix|precio|preco) (?:retenu|retenido|adoptado|adotado|moyen|medio|promedio) ?:?)(?: (?:a|en|por|entre|autour de|environ|unos|cerca de))* ?$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bcost|cout|custo|compr(?:a|amos|ado)\b|achet|semilla|semence|semente|insumo|intrant|aliment\b|feed|engrais|competit|concurren|competen|concorren|national|mondial|international/,
  },
  {
    key: "total_debt", kind: "money", plan: false, clause: true, least: 100,
    before: /(?:\bsaldo (?:devedor|em divida|pendiente|deudor|insoluto)(?: d[oe]l? (?:financiamento|emprestimo|credito|prestamo))(?: [a-z]+){0,3} ?(?::|e de|es de)? ?|\b(?:encours|capital restant du|restant du)(?: (?:des|de l'|du|de nos|de ses) ?(?:emprunts?|prets?|credits?|dettes?))?(?: bancaires?)?(?: au \d[\d/. a-z]{4,16}?)? ?(?::|est de|s'eleve a|s'elevait a) ?|\b(?:dont|pret [^.;\d]{2,40}|emprunt [^.;\d]{2,40}),? (?:le )?solde (?:au|le) [\d/ a-z]{6,18} (?:est|etait) de )$/,
    never: /fournisseur|proveedor|fornecedor|clients?\b|clientes|plafond|limite|autorise/,
  },
  {
    key: "annual_debt_service", kind: "money", plan: null, clause: true, least: 100,
    after: /^ ?(?:f ?cfa|francs cfa|€|euros|us\$|reais|pesos|soles)?,? ?(?:en|de|of|in|por) (?:principal|capital)(?: et | e | y | and )(?:les |los |os |en )?(?:interets|interes(?:es)?|juros|interest)\b/,
    never: /per month|monthly|mensu\w+|mensal|par mois|trimestr\w+|quarter\w*|semestr\w+|paid in full|total(?:ite)? du pret|over the (?:life|term)|paye en 20|repaid/,
  },
  {
    key: "production_capacity", kind: "output", plan: null, clause: true, least: 2,
    before: /(?:\bcapac(?:ity|idad|idade|ite) ?: ?(?:[a-z]+ ){0,2}(?:of |de |d')?|\b(?:house|shed|pen|coop|barn|poulailler|batiment|galpon|galinheiro|aviario|banda)s?\b[^.;\d]{0,50} (?:holds?|houses?|accommodates?|(?:big|large) enough (?:to (?:accommodate|hold|house|keep)|for)|(?:can|to) (?:hold|accommodate|house|keep)|loge|accueille|contient|para|aloja|comporta|con capacidad (?:para|de)|com capacidade (?:para|de)|with (?:a )?capacity (?:of|for)|d'une capacite de|pouvant accueillir) ?)$/,
    after: new RegExp(`^(?: ?(?:murrah|day-?old|adult|brown|laying|layer|broiler|dairy|crossbred) )? ?${BEASTS}\\b`), both: true,
    never: /stor(?:e|age)|per hectare|par hectare|por hectarea|competit|currently (?:hold|house)s? only/,
  },
  {
    key: "production_capacity", kind: "count", plan: null, unit: "birds", clause: true, least: 50,
    after: /^[ -](?:bird |birds |layer |broiler )?capacity (?:[a-z]+ ){0,3}(?:cages?|poultry|layers?|broilers?|farm|house|hatchery|shed|pens?)\b|^[- ]birds? (?:capacity|poultry (?:house|farm|shed))\b/,
    never: /stor(?:e|age)|competit/,
  },
  {
    key: "top_customer_share_pct", kind: "percent", plan: null, unit: "%", largest: true, clause: true,
    before: /\b(?:(?:one|a single|un seul|un solo|un unico|um unico|um so) (?:buyer|customer|client|acheteur|comprador|cliente)|(?:largest|biggest|main|principal|anchor) (?:buyer|customer|client)|(?:principal|premier|plus gros) (?:client|acheteur)|(?:principal|mayor|maior) (?:cliente|comprador)|comprador principal|cliente principal)\b[^.;%\d]{0,60} (?:represent\w*|account\w*(?: for)?|takes?|buys?|fica com|ficou com|achete|prend|absorb\w*|compra|lleva|leva|pese)(?: (?:about|some|environ|donc|cerca de|el|o|unos|pres de|la|over|more than))* ?$/,
    never: /women|femmes|mujeres|mulheres|together|ensemble|juntos|two|three|deux|trois|dos|tres|discount|deposit|advance|avance|anticipo|adiantamento|credit/,
  },
  {
    key: "top_customer_share_pct", kind: "percent", plan: null, unit: "%", largest: true, clause: true, least: 10,
    after: /^ ?(?:de (?:la |los |las |el )?(?:leche|cosecha|produccion|fruta|cafe|cacao|volumen|ventas)|de (?:la |notre |sa )?(?:production|recolte|lait)|du (?:lait|volume|cacao|cafe)|d[ao] (?:leite|producao|colheita|safra|volume|cafe)|of (?:the |our )?(?:milk|crop|harvest|production|output|fruit|coffee|cocoa)) (?:se (?:entrega|vende)|est (?:livre|vendu)e?|e (?:entregue|vendid[oa])|is (?:delivered|sold)|goes|va|vai) (?:a|au|aux|ao|to) (?:la |el |l')?(?:usina|planta|procesadora|fabrica|laiterie|usine|brasserie|laticinio|cooperativa central|dairy|processor|factory|one (?:buyer|customer|processor)|un (?:solo|unico|seul) (?:comprador|cliente|client|acheteur)|um (?:unico|so) (?:comprador|cliente))\b/,
    never: /women|femmes|mujeres|mulheres|together/,
  },
  {
    key: "buyer_payment_days", kind: "count", plan: null, unit: "days", past: true, both: true, most: 400,
    before: /\b(?:pay|payment|payments|terms|credit|paid|paiement|reglement|delai|pago|plazo|pagamento|prazo|malipo|kulip\w+|mnunuzi)\b[^;]{0,90}(?:\bactual(?:ly)?(?: about| around)?|\bin practice(?: about)?|\b(?:delai )?(?:constate|reel|effectif)(?: a ete| est| etait)?(?: de)?|\ben (?:pratique|la practica|realidad)(?: son| es| fue(?:ron)?| de)?|\bna pratica(?: sao| foi| e)?(?: de)?|\bhalisi (?:ulikuwa|ni)(?: siku)?) $/,
    after: /^(?: (?:days|jours|dias|siku)\b|\.|,|;| ?$)/,
    never: /supplier|farmers?|growers|fournisseur|producteur|proveedor|productor|fornecedor|produtor|wakulima|loan|pret\b|prestamo|mkopo|wages|salaries/,
  },
];
