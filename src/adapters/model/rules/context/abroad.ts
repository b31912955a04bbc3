/** Markets, suppliers, rivals, schools and givers: a country beside them is theirs. */
const ABROAD =
  /\b(?:export\w*|import\w*|ship(?:s|ped|ping|ments?)?|sold? (?:in|to)|sells? to|buyers?|customers?|clients? (?:in|en|au|from)|markets?|roasters?|retailers|supplied? (?:by|from)|sourced from|made in|bought from|compar\w+|vs\.?|versus|than|competit\w+|universit\w+|graduat\w+|studied|trained in|researchers|tourists|donors?|funded by|financed by|grants? (?:from|of)|government of|embassy|awards?|prize|prix|premio|visit(?:ed|ors)?|mercados?|marches?|exportac\w+|vend(?:e|en|u|us|emos)|compradores|acheteurs|clientes|importad\w+|vers (?:les?|la)(?! pays voisins)|bailleurs|cooperation|financi\w+ (?:par|por|pelo)|universidade?|masoko|soko la|wanunuzi|kusafirisha|nje ya nchi|ufadhili)\b[^.;\n]{0,60}$/;

/** Whether a country's name at `at` stands beside words that make it another's, looked for no further back than `from`. */
export const isAbroad = (plain: string, from: number, at: number): boolean => ABROAD.test(plain.slice(Math.max(from, at - 90), at).replace(/\n/g, " "));
