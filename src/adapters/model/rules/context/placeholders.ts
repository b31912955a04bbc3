/** Blanks, examples and instructions: words of a form or a template, not answers. */
/** Dots before an amount lead to it; other dots wait for an answer. A note's number, a link's words and a tag with its value ("[[year:2025]]") are no blanks. */
const BLANK = /(?<!\[)\[(?![\sx]{0,3}\]|\[|\d{1,3}\])[^\]\n]{0,60}\](?!\()|_{3,}|\.{6,}(?![.]| ?(?:[\p{L}$€£/]{1,5}\.? ?)?[-(]?\d)|…{2,}(?![….]| ?(?:[\p{L}$€£/]{1,5}\.? ?)?[-(]?\d)|(?<![\p{L}\d])x{3,}(?![\p{L}\d])|<[a-z][^>\n]{2,40}>|\{\{[^}]*\}\}|□|☐|(?:\. ){5,}/u;
const INSTRUCTION =
  /(?:^|[.:] ?)(?:please|describe|explain|list|state|specify|provide|insert|indicate|enter|attach|fill in|write|include|outline|veuillez|decri(?:re|vez)|indiquez|precise[rz]|listez|describa|indique|explique|detalle|especifique|diligencie|escriba|adjunte|descreva|preencha|liste|especifique|eleza|taja|andika|jaza|orodhesha) (?:[\p{L}]+ ){0,3}?(?:the|your|any|all|how|what|which|votre|vos|les|le|la|el|los|las|su|sus|o|a|os|seu|sua|jina|jinsi|namna|kwa)(?!\p{L})/u;
const TEMPLATE = /\[(?:your|insert|company|business|name|date|amount|nom|votre|nombre|su|nome|jina|x{2,})[^\]\n]{0,50}\]|\byour (?:company|business|farm) name\b|business plan template|modele de (?:plan|business plan)|plantilla de plan|modelo de plano|\((?:specify|preciser|especifique|especificar|taja)\)/;

export function isBlank(plain: string): boolean {
  return BLANK.test(plain) || EMPTY_CELL.test(plain);
}

/** "| Insurance taken out | |": a label whose cell nobody filled in. */
const EMPTY_CELL = /^\s*\|[^|\n]+\|\s*\|?\s*$/;

export function isInstruction(plain: string): boolean {
  return INSTRUCTION.test(plain) || /\?\s*$/.test(plain.trim());
}

const FORM_TITLE = /application form|loan form|registration form|questionnaire|formulaire de (?:demande|credit)|formulario de (?:solicitud|inscripcion)|solicitud de credito|formulario de (?:pedido|inscricao)|fomu ya (?:maombi|mkopo|kujiunga)/;
const FORM_LABEL = /(?:name|address|date|signature|amount|number|tel|phone|e-?mail|village|district|purpose|particulars?|details|thumb|place|applicant|borrower|guarantor|nom|prenom|adresse|telephone|montant|numero|lieu|nombre|direccion|firma|fecha|monto|cedula|nome|endereco|assinatura|jina|anwani|simu|sahihi|tarehe)\b/g;

/**
 * A form nobody filled in: its title says form, it asks for many things and next to no figure stands in it
 * beside dates, telephone numbers and list numbers.
 */
export function looksLikeBlankForm(plain: string): boolean {
  if (!FORM_TITLE.test(plain.slice(0, 3000))) return false;
  const labels = (plain.match(FORM_LABEL) ?? []).length;
  const answers = (plain.match(/(?<![\d+./-])(?<!\d )\d{1,3}(?:[,. ]\d{3})+(?![\d/-]| \d)|: *\d{2,}/g) ?? []).length;
  return labels >= 15 && answers <= labels / 12;
}

/** Share of a document's lines that are blanks, and words that say "template". */
export function looksLikeTemplate(plain: string): boolean {
  const lines = plain.split("\n").filter((line) => line.trim() !== "");
  const blanks = lines.filter((line) => BLANK.test(line) && !/\.{6,} ?\d+\s*$/.test(line)).length;
  const marks = (plain.match(new RegExp(TEMPLATE, "g")) ?? []).length;
  // A form filled in for the most part is somebody's answer, whatever it leaves open.
  if (marks < 3 && lines.filter((line) => !BLANK.test(line) && FILLED.test(line)).length > Math.max(6, blanks * 1.2)) return false;
  return blanks >= 8 && blanks / Math.max(1, lines.length) > 0.12 || marks >= 3 || (marks >= 1 && blanks >= 3);
}

/** A line that states something of its own: an amount, a measure, a day, or a cell beside its label. */
const FILLED = /(?<![\d.])\d{1,3}(?:[,. ]\d{3})+(?!\d)|[$\u20ac\u00a3] ?\d|\d ?%|\d (?:ha|acres?|kg|t|years?|ans|anos|miaka)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b|^\| [^|]{3,} \| [^|]{3,} \|$/;
