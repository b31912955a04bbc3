/** Two or more capitalised words, initials and particles allowed: how a person's name is printed. */
const NAME = /(?<![\p{L}])\p{Lu}(?:[\p{L}'\u2019-]+|\.)(?: (?:(?:de|da|do|dos|del|la|van|von|bin|ben|el|al) )*\p{Lu}(?:[\p{L}'\u2019-]+|\.)){1,7}/gu;
/** Words of titles, offices and papers that are printed with capitals and name nobody. */
const NOBODY =
  /^(?:the|our|this|each|a|an|in|on|of|and|managing|executive|general|finance|financial|chief|deputy|assistant|senior|operations|production|sales|marketing|human|technical|farm|field|branch|board|committee|council|director|directors|manager|managers|management|officer|officers|chairman|chairperson|chair|president|vice|secretary|treasurer|founder|ceo|cfo|coo|team|department|office|company|limited|ltd|plc|inc|llc|sa|sarl|sas|bank|ministry|university|society|association|co-?operative|group|holdings?|enterprises?|foods?|farms?|agro|policy|report|annual|statement|certification|act|rules?|exchange|securities|data|code|conduct|health|safety|protection|road|street|avenue|county|district|region|box|key|project|business|plan|table|note|section|financial|strategy|governance|legal|internal|audit|auditors?|directeurs?|directrice|general|gerante?|president|presidente|conseil|administration|commission|responsable|equipe|direction|banque|societe|cooperative|siege|directora?|gerente|junta|directiva|consejo|administracion|representante|empresa|banco|sociedad|cooperativa|diretora?|diretoria|conselho|gestao|equipa|mkurugenzi|mtendaji|mkuu|meneja|mwenyekiti|katibu|bodi|benki|chama|mkoa|wilaya)$/;
/** What somebody has done or learnt. */
const BACKGROUND =
  /\b(?:\d+|[a-z]+) (?:years?|ans|annees|anos)\b|\bmiaka\b|\b(?:experience[ds]?|degree|graduate[ds]?|diploma|agronomist|accountant|engineer|mba|phd|veterinar\w+|joined|formerly|worked|qualified|ingenieure?|agronome|comptable|diplomee?|licence|master|experiencia|ingenier[oa]|agronom[oa]|contador[a]?|licenciad[oa]|engenheir[oa]|formad[oa]|uzoefu|shahada|mtaalamu)\b/;

/** Whether words name a person or tell somebody's background; a title, an office or a paper's owner does neither. */
export function namesSomebody(raw: string, plain: string): boolean {
  const named = [...raw.replace(/\s+/g, " ").matchAll(NAME)].some(([name]) => {
    const words = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[.']/g, "").split(" ");
    return words.filter((word) => !NOBODY.test(word)).length >= 2 && !words.some((word) => /^(?:limited|ltd|plc|inc|llc|bank|banque|banco|benki|company|ministry|university|act|exchange|road|street|avenue|mkoa)$/.test(word));
  });
  return named || BACKGROUND.test(plain);
}
