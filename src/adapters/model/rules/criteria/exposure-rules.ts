import type { CueSet } from "../cues/text-rule";

/** What an exposure looks for in a passage: the event, and how its loss is measured (the rubric's guides). */
export interface ExposureRule {
  indicator: string;
  /** The event whose frequency is told. Plain text; "~" as in the checklists. */
  event: CueSet;
  /** Words the lost share is a share of. */
  of: RegExp;
  /** The longest time between two events, in years, that still makes likelihood 5, 4, 3 and 2; more is 1. */
  everyYears: readonly [number, number, number, number];
  /** Lost share in percent from which impact is 2, 3, 4 and 5. */
  lostPercent: readonly [number, number, number, number];
}

const OUTPUT = /\b(?:harvests?|crops?|yields?|output|production|sales|income|revenue|turnover|herd|flock|stock|birds|fish|trees|volume|deliveries|milk|intake|recoltes?|rendements?|ventes|cheptel|cosechas?|rendimientos?|produccion|ventas|hato|ganado|ingresos|colheitas?|safra|producao|vendas|rebanho|rendimento|mavuno|mazao|mauzo|uzalishaji|mifugo|kuku|samaki)\b/;

export const EXPOSURE_RULES: readonly ExposureRule[] = [
  {
    indicator: "climate.weather-exposure",
    event: {
      en: ["(?:droughts?|floods?|flooding|hail(?:storms?)?|frosts?|cyclones?|storms?|hurricanes?|typhoons?|heat ?waves?|heat|dry spells?|locusts?|armyworms?|pests?|diseases?|outbreaks?|rust|blight|bad (?:seasons?|years?)|poor (?:seasons?|years?)|(?:seasons?|years?) with (?:heavy |big |major )?losses|rains? fail(?:ed|ure|s)?|poor rains?)"],
      fr: ["(?:secheresses?|inondations?|grele|gelees?|cyclones?|tempetes?|poches de secheresse|criquets|chenilles?|ravageurs|maladies?|epizooties?|mauvaises? (?:campagnes?|saisons?|annees?))"],
      es: ["(?:sequias?|inundaciones?|inundacion|granizo|granizadas?|heladas?|huracanes?|huracan|tormentas?|roya|plagas?|enfermedades?|malas? (?:temporadas?|cosechas?)|malos? anos?|temporadas? malas?)"],
      pt: ["(?:secas?|estiagens?|estiagem|cheias?|inundacoes?|inundacao|granizo|geadas?|ciclones?|tempestades?|pragas?|doencas?|mas (?:campanhas?|safras?)|maus anos?|ano mau)"],
      sw: ["(?:ukame|mafuriko|mvua (?:kubwa|nyingi|ya mawe)|nzige|viwavijeshi|magonjwa|wadudu|msimu mbaya|misimu mibaya|miaka mibaya|mwaka mbaya)"],
    },
    of: OUTPUT,
    // "More often than once in 3 years" leaves out the third year itself.
    everyYears: [2.99, 5, 10, 20],
    lostPercent: [5, 15, 30, 60],
  },
  {
    indicator: "climate.water",
    event: {
      en: ["(?:borehole|well|river|spring|stream|dam|pan|canal|water (?:source|supply)|water)~(?:fail(?:s|ed)?|dr(?:y|ies|ied)(?: up)?|ran? (?:dry|low|out)|runs? (?:dry|low|out)|was (?:low|short)|is (?:low|short))", "water (?:shortages?|failures?)"],
      fr: ["(?:forage|puits|riviere|source|barrage|eau)~(?:tari(?:t|e)?|a sec|manqu(?:e|ait|ee?)|insuffisante?)", "penuries? d'eau"],
      es: ["(?:pozo|rio|manantial|fuente|represa|quebrada|agua)~(?:se sec(?:a|o|aron)|falt(?:a|o)|escase(?:a|o))", "escasez de agua"],
      pt: ["(?:furo|poco|rio|nascente|fonte|barragem|agua)~(?:sec(?:a|ou|aram)|falt(?:a|ou)|escass)\\w*", "falta de agua"],
      sw: ["(?:kisima|mto|chemchemi|bwawa|maji)~(?:hukauka|kilikauka|ulikauka|lilikauka|yalikauka|hupungua|yalipungua)", "uhaba wa maji"],
    },
    of: OUTPUT,
    everyYears: [1, 2, 5, 10],
    lostPercent: [1, 5, 15, 40],
  },
  {
    indicator: "market.pricing",
    event: {
      en: ["prices?~(?:fall|fell|falls|drop|drops|dropped|collapse[sd]?|below (?:the |our )?cost)"], fr: ["prix~(?:chut(?:e|ent|aient)|baiss(?:e|ent)|en dessous du cout|inferieur)"], es: ["precios?~(?:cae(?:n)?|cayo|cayeron|baja(?:n)?|por debajo del costo)"],
      pt: ["precos?~(?:cai(?:u|ram|em)?|baixa(?:m|ram)?|abaixo do custo)"], sw: ["bei~(?:hushuka|ilishuka|huanguka|chini ya gharama)"],
    },
    of: /\b(?:margins?|profits?|marges?|benefices?|margen(?:es)?|utilidad(?:es)?|ganancias?|margem|margens|lucros?|faida)\b/,
    everyYears: [1, 2, 5, 10],
    lostPercent: [5, 20, 50, 100],
  },
];
