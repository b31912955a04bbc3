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
    key: "interest_rate_pct",
    label: {
      en: ["interest rates?(?: of| at| is|:)?", "(?:loan|debt|borrow\\w*)[^.;\\n%]{0,50}(?:@|at)", "rate of interest", "per annum interest"],
      fr: ["taux d'interets?(?: annuel)?(?: de| est)?"], es: ["tasas? de interes(?: anual)?(?: de| del)?", "interes(?:es)? (?:anual )?del?"], pt: ["taxas? de juros?(?: anual)?(?: de)?"], sw: ["(?:kiwango cha )?riba(?: ya)?"],
    },
    never: /default rate|discount rate|subsid|subvenci|bonific|risk-free|incremental borrowing|deposit|ahorro|savings|black-scholes/,
  },
  {
    key: "sales_growth_pct",
    label: {
      en: ["(?:sales|revenues?|turnover)(?:[^.;%]|\\.\\d){0,80}(?:increas\\w+|grow\\w*|grew|rose|decreas\\w+|declin\\w+|fell|down|up)(?: by)?", "(?:growth|increase|decrease) (?:in|of) (?:sales|revenues?)(?: of)?", "(?:sales|revenue) growth(?: rate)?(?: of)?"],
      fr: ["(?:chiffre d'affaires|ventes|recettes)(?:[^.;%]|\\.\\d){0,80}(?:augment\\w+|progress\\w+|croissance|hausse|baisse|diminu\\w+)(?: de)?", "(?:croissance|hausse|baisse) (?:du chiffre d'affaires|des ventes)(?: de)?"],
      es: ["(?:ingresos|ventas)(?:[^.;%]|\\.\\d){0,80}(?:aument\\w+|crec\\w+|increment\\w+|disminu\\w+|reduc\\w+|cayeron|caida)(?: (?:de|en|del|un))?", "(?:crecimiento|aumento|incremento|disminucion|reduccion) (?:de|en) (?:los |las )?(?:ingresos|ventas)(?: de| del)?"],
      pt: ["(?:receitas?|vendas|faturamento)(?:[^.;%]|\\.\\d){0,80}(?:aument\\w+|cresc\\w+|diminu\\w+|redu\\w+|queda)(?: de)?", "crescimento (?:das vendas|da receita)(?: de)?"],
      sw: ["(?:mauzo|mapato)[^.;\\n%]{0,50}(?:yaliongezeka|yalipungua|kuongezeka|ongezeko)(?: kwa| la)?"],
    },
    never: /industry|market (?:is|size)|sector|cost of|price|precio|prix/,
  },
  {
    key: "owner_contribution_pct", before: true,
    label: {
      en: ["(?:own|owner'?s?|promoter'?s?|equity|applicant'?s?|self) (?:contribution|funds|equity)"], fr: ["(?:apport (?:personnel|propre|du promoteur)|fonds propres|ressources propres|autofinancement)"],
      es: ["(?:aporte|contribucion|recursos|capital) (?:propi[oa]s?|del (?:socio|solicitante)|de los socios)", "contrapartida"], pt: ["(?:capital|recursos|contribuicao) (?:propri[oa]s?)", "contrapartida"], sw: ["mchango wa (?:mmiliki|mwombaji)"],
    },
    never: /return on/,
  },
  {
    key: "gross_margin_pct",
    label: { en: ["gross (?:profit )?margins?(?: percentage| of| was| is)?"], fr: ["(?:taux de )?marge brute(?: de| est de)?"], es: ["margen bruto(?: de| del)?"], pt: ["margem bruta(?: de)?"], sw: ["faida ghafi(?: ya)?"] },
    never: /industry|sector/,
  },
  {
    key: "post_harvest_loss_pct",
    label: { en: ["post-?\\s?harvest loss(?:es)?(?: of| are| is| at)?"], fr: ["pertes? (?:post-?\\s?recolte|apres recolte)(?: de)?"], es: ["perdidas? (?:post-?\\s?cosecha|poscosecha)(?: de| del)?"], pt: ["perdas? pos-?\\s?colheita(?: de)?"], sw: ["(?:upotevu|hasara) baada ya (?:mavuno|kuvuna)"] },
    never: /country|national|sub-saharan|sector|average in/,
  },
  {
    key: "women_share_pct", before: true, reach: 14,
    label: { en: ["(?:women|female)(?: members| employees| farmers| workers)?"], fr: ["femmes"], es: ["mujeres"], pt: ["mulheres"], sw: ["wanawake"] },
    never: /population|country|national|african|compared with|gender gap|target|at least|objectif|au moins|objetivo|al menos|meta|pelo menos|angalau/,
  },
  {
    key: "top_customer_share_pct",
    label: { en: ["(?:largest|biggest|main|single|one) (?:customer|buyer|client)"], fr: ["(?:premier|principal|plus (?:gros|grand)) (?:client|acheteur)"], es: ["(?:principal|mayor) (?:cliente|comprador)"], pt: ["(?:principal|maior) (?:cliente|comprador)"], sw: ["(?:mteja|mnunuzi) mkuu"] },
  },
];
