/** Rows that stand on a balance sheet and nowhere else; plain text, five languages. */
const ROWS =
  /total (?:assets|liabilities)|current (?:assets|liabilities)|total (?:de l'|du )?(?:actif|passif)|(?:actif|passif)s? (?:circulants?|courants?|immobilises?)|immobilisations nettes|total (?:del? )?(?:activos?|pasivos?|ativos?|passivos?)|(?:activ|ativ|pasiv|passiv)os? (?:total|(?:no |nao )?(?:circulante|corr(?:i)?ente))|jumla ya (?:mali|madeni)/;

/** Whether the print around a place is a balance sheet's: there "own capital" is what the owners hold, not what they will bring. */
export function onBalanceSheet(plain: string, start: number, end: number): boolean {
  return ROWS.test(plain.slice(Math.max(0, start - 240), end + 160));
}
