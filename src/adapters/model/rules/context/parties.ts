/** Whose statement it is: words that make a sentence about somebody other than the firm. */
const OTHERS =
  /\b(?:competitors?|the (?:sector|industry|country|government|ministry|region)|national (?:average|production)|world bank|according to (?:the )?(?:fao|usda|ministry|bureau|national)|nationwide|worldwide|global(?:ly)?|sub-saharan|sector average|poverty|gdp|of the population|central bank|for (?:bank|office|official|internal) use)\b|\b(?:concurrents?|le secteur|le pays|le gouvernement|banque mondiale|selon (?:la fao|le ministere)|a l'echelle nationale|taux directeur|bceao|reserve a la banque|pauvrete)\b|\b(?:competidores|el sector|el pais|el gobierno|banco mundial|segun (?:la fao|el dane|el ministerio)|a nivel (?:nacional|mundial)|pobreza|banco central|para uso (?:del banco|interno|de la entidad))\b|\b(?:concorrentes|o setor|o sector|o pais|o governo|segundo (?:a fao|o ibge|o ministerio))\b|\b(?:washindani|sekta ya|nchi nzima|serikali|benki (?:ya dunia|kuu)|(?:kwa )?matumizi ya (?:benki|ofisi)|kwa mujibu wa)\b/;

/** A lender's, sector's or country's figure is not the firm's. */
export function aboutOthers(sentence: string): boolean {
  return OTHERS.test(sentence);
}

const ACCOUNTING =
  /\b(?:niif|nic \d|ifrs|ias \d|asu \d|asc \d|gaap|fair value|valor razonable|juste valeur|valor justo|accounting (?:polic|standard|principle)|politicas? contables?|methodes comptables|normes comptables|impairment|deterioro|depreciation|amorti[sz]ation|is recogni[sz]ed|are recogni[sz]ed|se reconoce\w*|se miden?|est comptabilise|financial (?:assets?|instruments?|liabilit\w+)|(?:activos?|instrumentos?|pasivos?) financieros?|actifs? financiers?|(?:ativos?|instrumentos?) financeiros?|ganancia o perdida|gain or loss|are recorded as|as incurred|rou assets?|operating lease)\b/;

/** Notes that explain how figures are made say nothing about the business itself. */
export function explainsAccounting(sentence: string): boolean {
  return ACCOUNTING.test(sentence);
}
