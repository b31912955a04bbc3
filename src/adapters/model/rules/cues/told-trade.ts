import { MEASURED, PER_UNIT } from "./per-unit";
import type { ToldRule } from "./told-rule";

const ABOUT = "(?: about| some| nearly| around| almost| over| up to| close to| roughly| karibu| takriban| kama)?";
/** Of what the firm sells: "of our milk", "of last season's exports", "ya mazao". */
const OF_WHAT_IS_SOLD = "^ ?(?:of (?:the |our |its |their |his |her |total |all |annual |my |[a-z]+'s |last |this |season'?s? |year'?s? ){0,6}(?:[a-z]+ ){0,2}(?:sales|turnover|revenues?|income|output|production|crop|harvest|exports|volumes?|produce|milk|eggs|fruits?|fish|honey|grain|vegetables|tonnage|everything|deliveries|supply|litres|bags|invoices|what (?:we|they|she|he) sells?)|ya (?:mazao|mauzo|maziwa|mayai|mavuno|samaki|asali|bidhaa|mapato))\\b";
const BUYER = "(?:customer|buyer|client|off-?taker|exporter|importer|wholesaler|processor|hotel|supermarket|chain|school|miller|dairy|factory|trader|retailer|account|outlet|mnunuzi|mteja)";
const NOT_OURS = "women|youth|loan|cost|sector|industry|country|national|district|competitor|rival|supplier|input|feed|interest|market share|shareholding|land\\b|discount|advance|deposit|guarantee";

/** Buyers, channels and prices, told in a clause of their own: what another clause of the sentence says does not count. */
export const TOLD_TRADE: readonly ToldRule[] = [
  {
    key: "top_customer_share_pct", kind: "percent", both: true, plan: null, unit: "%", largest: true, sure: true,
    before: new RegExp(`(?:\\b(?:biggest|largest|main|principal|top|single largest|number one|anchor)(?: [a-z]+)? ${BUYER}\\b[^;.%]{0,60}?|\\b(?:one|a single|a) (?:[a-z'-]+ ){0,3}?${BUYER},?(?: an? [a-z ]{3,40},)?(?: (?:in|at|from|near) [a-z ]{3,24},?)? (?:made up|makes up|accounted for|accounts for|represents|represented|took|takes|buys|bought|generated|contributed|gave|provided|absorbs|gets|got)|\\bthe (?:buyer|off-?taker) (?:took|takes|has taken|bought|buys)|\\b(?:mnunuzi|mteja) (?:mkuu|mkubwa|wetu mkuu|mmoja)[^;.%]{0,40}?)${ABOUT} ?(?:asilimia )?$`),
    after: new RegExp(OF_WHAT_IS_SOLD),
    never: new RegExp(`${NOT_OURS}|together|between them|(?:second|third|other) (?:largest|biggest)`), clause: true,
  },
  {
    key: "top_customer_share_pct", kind: "percent", plan: null, unit: "%", largest: true,
    after: new RegExp(`^ ?(?:of [a-z ']{3,30} |litres |bags |[a-z]+ )?(?:is|are|was|were|goes?|went)(?: sold| delivered| supplied)? (?:to|with) (?:[^.;,%]{2,40}, )?(?:our |the |just |only )?(?:largest|biggest|main|single|one)(?: [a-z]+)? ${BUYER}\\b`),
    never: new RegExp(NOT_OURS),
  },
  {
    key: "top_channel_share_pct", kind: "percent", both: true, plan: null, unit: "%", largest: true, least: 50,
    before: new RegExp(`\\b(?:traders|middlemen|brokers|agents|vendors|wholesalers|exporters|retailers|hotels|schools|supermarkets|shops|hawkers|aggregators|processors|madalali|walanguzi|wafanyabiashara|wachuuzi|wauzaji)\\b[^.;%]{0,60}\\b(?:take|buy|get|absorb|collect|purchase|account for|make up|huchukua|hununua|wananunua|wanachukua)${ABOUT} ?(?:asilimia )?$`),
    after: new RegExp(OF_WHAT_IS_SOLD),
    never: new RegExp(NOT_OURS),
  },
  {
    key: "top_channel_share_pct", kind: "percent", plan: null, unit: "%", largest: true, least: 50,
    after: /^ ?of (?:our |the |its |all )*(?:[a-z]+ )?(?:sales|produce|output|harvest|crop|milk|eggs|volume|fish) (?:is|are|was|were|goes|go|went)(?: sold)? (?:through|via|at the|directly|to) (?:the )?(?:[a-z-]+ ){0,2}(?:gate|market|traders|middlemen|brokers|shops?|wholesalers|retailers|hotels|schools|exporters|auction|supermarkets|kiosks?|consumers|households|neighbours)\b/,
    never: new RegExp(NOT_OURS),
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null, clause: true,
    before: /\b(?:sold|sells?|selling|fetche[sd]|fetch|(?:was|were|is|are|get|gets|got|being) paid|received?s?|reali[sz]ed|offers?|buyers? pays?|pays? us|going for|goes for|retails? at|tuliuza|huuzwa|tunauza|inauzwa|iliuzwa|ziliuzwa|kwa bei ya)\b[^.;]{0,50}$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bcost|bought|\bbuys? (?:at|for)|purchase|paid to|pays? (?:the )?(?:farmers|growers|members|out-?growers)|imported|competitor|rival|\bfloor\b|minimum|wage|freight|transport|market price|national|neighbour|shares?\b|inputs?\b|fertili|seedlings? (?:bought|cost)|levy|commission|gharama|will|next year/,
  },
  {
    key: "selling_price", kind: "money", plan: null, clause: true,
    before: /\b(?:they|we|i|she|he|growers|members|farmers|society|coop(?:erative)?|group|which) (?:then |now |could |have |had |has )?(?:sold|sell|sells)(?: (?:it|them|this|that))? (?:at|for)(?: an average(?: of)?| on average| about| some)? ?$/,
    after: /^(?:,? (?:on )?average\b|\.|,|$| (?:ex|at the|delivered|to|in)\b)/, both: true, most: 1e5,
    never: /\bcost|bought|purchase|imported|competitor|total|worth|altogether|in all|shares?\b|tractor|land\b|cow\b|bull\b|building/,
  },
  {
    key: "selling_price", kind: "money", both: true, plan: null, clause: true,
    before: /\b(?:(?:selling |sales? |farm-?gate |contract |agreed |average |producer |unit )?prices?|bei)(?: (?:today|now|paid|received|agreed|offered|payable|obtained|this season|last season|is|was|are|were|of|ya [a-z]+|ilikuwa|ni|fob|cif|cnf|ex-?works|ex-?farm))*\s*[.:=|-]?\s*$/,
    after: new RegExp(`^${PER_UNIT}`),
    never: /\bcost|purchase|buying|input|fertili|seed price|feed|diesel|fuel|international|world|reference|national|competitor|shares?\b|floor|minimum|target|forecast/,
  },
  {
    key: "selling_price", kind: "money", plan: null, clause: true,
    before: new RegExp(`\\bprices? of (?:an? |one |the |each )?${MEASURED}[^.;\\d]{0,50}\\b(?:moved|ranged|varied|swung|was|is|fluctuated|went|stood)(?: (?:from|between|at|around))* ?$`),
    never: /\bcost|purchase|input|fertili|seed|feed|national|world|competitor|\d ?%/,
  },
  {
    key: "selling_price", kind: "money", plan: null, clause: true,
    before: /\b(?:kreti|gunia|kilo|lita|trei|debe|ndoo|mkungu|kuku|fungu|tenga|katoni|yai|mfuko)(?: (?:moja|mmoja|ya|wa|la|za)(?: [a-z]+|[a-z]*)| \([^)]{2,12}\)){0,4} (?:tuliuza|tunauza|huuzwa|inauzwa|iliuzwa|uliuzwa|ni|kwa)(?: kwa)?(?: wastani wa)?(?: kati ya)? ?$/,
    never: /gharama|tulinunua|kununua|mbegu|mbolea|mshahara|bima|mkopo|jumla/,
  },
];
