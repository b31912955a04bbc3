import type { CueSet } from "./text-rule";

/** A percentage told next to its name. */
export interface PercentRule {
  key: string;
  label: CueSet;
  /** Words that make it somebody's or something else's percentage. */
  never?: RegExp;
  /** How far after the cue the percentage may stand, in characters; 60 unless told. */
  reach?: number;
  /** May the percentage stand before the cue as well ("70 % of sales")? */
  before?: boolean;
}

export const PERCENT_RULES: readonly PercentRule[] = [
  {
    key: "sales_growth_pct",
    label: {
      en: ["(?:sales|revenues?|turnover)(?:[^.;%]|\\.\\d){0,80}(?:increas\\w+|grow\\w*|grew|rose|climbed|jumped|gained|decreas\\w+|declin\\w+|dropped|slipped|shrank|fell|down|up)(?: by)?", "(?:growth|increase|decrease) (?:in|of) (?:sales|revenues?)(?: of)?", "(?:sales|revenue) growth(?: rate)?(?: of)?"],
      fr: ["(?:chiffre d'affaires|ventes|recettes)(?:[^.;%]|\\.\\d){0,80}(?:augment\\w+|progress\\w+|bondi|croissance|hausse|baisse|diminu\\w+|recul\\w+|chut\\w+)(?: de)?", "(?:croissance|hausse|baisse) (?:du chiffre d'affaires|des ventes)(?: de)?"],
      es: ["(?:ingresos|ventas)(?:[^.;%]|\\.\\d){0,80}(?:aument\\w+|crec\\w+|subi\\w+|increment\\w+|disminu\\w+|reduc\\w+|baj(?:o|aron)|cayeron|cayo|caida)(?: (?:de|en|del|un))?", "(?:crecimiento|aumento|incremento|disminucion|reduccion) (?:de|en) (?:los |las )?(?:ingresos|ventas)(?: de| del)?"],
      pt: ["(?:receitas?|vendas|faturamento)(?:[^.;%]|\\.\\d){0,80}(?:aument\\w+|cresc\\w+|subi\\w+|diminu\\w+|redu\\w+|recu\\w+|cai\\w+|queda)(?: de)?", "crescimento (?:das vendas|da receita)(?: de)?"],
      sw: ["(?:mauzo|mapato)[^.;\\n%]{0,50}(?:yaliongezeka|yalipungua|kuongezeka|ongezeko)(?: kwa| la)?"],
    },
    never: /industry|market (?:is|size)|sector|cost of|price|precio|prix/,
  },
  {
    key: "women_share_pct", before: true, reach: 14,
    label: { en: ["(?:women|female)(?: members| employees| farmers| workers)?"], fr: ["femmes"], es: ["mujeres"], pt: ["mulheres"], sw: ["wanawake"] },
    never: /population|country|national|african|compared with|gender gap|target|at least|objectif|au moins|objetivo|al menos|meta|pelo menos|angalau/,
  },
];
