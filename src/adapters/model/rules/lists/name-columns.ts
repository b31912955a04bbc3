import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { Line, PageView } from "../view/page-view";
import { clip, trim } from "../view/sentences";

/** A column whose cells answer, by its head; what the other heads must hold, if the name alone is too little. */
const COLUMNS: readonly { key: string; head: RegExp; beside?: RegExp }[] = [
  { key: "customer_base", head: /^(?:(?:name of (?:the )?)?(?:buyers?|customers?|clients?|off-?takers?)(?: names?)?|acheteurs?|clients?(?: principaux)?|compradores|comprador|clientes?|mnunuzi|wanunuzi|wateja|mteja)$/ },
  { key: "sales_channels", head: /^(?:(?:sales? |marketing |distribution )?(?:channels?|outlets?)|points? of sale|debouches?|canal|canaux|canal de venta|canales|canal de venda|canais|destinations?|destinos?|njia ya mauzo|soko)$/ },
  { key: "risk_register", head: /^(?:(?:type of |main )?risks?(?: identified)?|risques?(?: identifies)?|riesgos?|riscos?|hatari|kihatarishi)$/, beside: /\b(?:mitigation|likelihood|probability|impact|measures?|response|mesures?|attenuation|probabilite|gravite|medidas?|mitigacion|probabilidad|impacto|mitigacao|probabilidade|udhibiti|hatua)\b/ },
  { key: "key_challenges", head: /^(?:(?:key |main )?(?:challenges?|problems?|constraints?|risks?)|defis?|contraintes?|difficultes?|risques?|retos?|desafios?|problemas?|riesgos?|riscos?|dificuldades?|changamoto|hatari)$/ },
  { key: "licences_and_permits", head: /^(?:licen[cs]es?|permits?|licen[cs]e \/ permit|autorisations?|agrements?|licencias?|permisos?|licencas?|alvaras?|leseni|kibali|vibali)$/, beside: /\b(?:no|number|valid\w*|expir\w*|issued?|authority|numero|validite|echeance|vigencia|vence|validade|namba|mwisho)\b/ },
  { key: "quality_certificates", head: /^(?:certificates?|certifications?|certificats?|certificaciones|certificacion|certificados?|certificac(?:ao|oes)|vyeti|cheti)$/, beside: /\b(?:no|number|valid\w*|expir\w*|issued?|body|numero|validite|echeance|organisme|vigencia|vence|validade|namba|mwisho)\b/ },
  { key: "pest_management", head: /^(?:(?:active ingredient|pesticides?|chemicals?|product applied|matiere active|produits? phyto\w*|ingrediente activo|plaguicidas?|principio ativo|dawa|kiuatilifu))$/ },
  { key: "product_service_description", head: /^(?:(?:main )?products?(?: \/ services?)?|produits?|productos?|produtos?|bidhaa)$/, beside: /\b(?:price|quantity|volume|sales|unit|sold|prix|quantite|ventes|precio|cantidad|ventas|preco|quantidade|vendas|bei|kiasi|mauzo)\b/ },
];
const [MOST, FEWEST, LONGEST] = [12, 2, 560];
const RULE = /^[\s|:-]*$/;
const TOTAL = /^(?:sub-?)?total|^jumla|^sous-total|^somme|^suma/;

const plainOf = (view: PageView, line: Line): string => view.plain.slice(line.start, line.end);
/** Cells as printed between bars; a sheet's row is told by the addresses of its cells. */
const cellsOf = (raw: string): string[] => raw.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.replace(/^\s*[A-Z]{1,2}\d{1,5}: ?/, "").replace(/\*\*|__/g, "").trim());
const headsOf = (view: PageView, line: Line): string[] => {
  const plain = view.text.slice(line.start, line.end).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return cellsOf(plain.replace(/(^|\| )([a-z]{1,2}\d{1,5}): ?/g, "$1")).map((cell) => cell.replace(/ ?\([^)]*\)/g, "").replace(/[:?]$/, "").trim());
};

/** Names under a column's head: buyers, channels, risks, permits, products. */
export function pickNameColumns(view: PageView): Candidate[] {
  if (!view.text.includes("|")) return [];
  return view.lines.flatMap((line) => {
    const raw = view.text.slice(line.start, line.end);
    if (!raw.includes("|") || line.end - line.start > 240 || /\d{3}/.test(raw.replace(/[A-Z]{1,2}\d{1,5}: /g, "").replace(/(?:19|20)\d\d/g, ""))) return [];
    const heads = headsOf(view, line);
    if (heads.length < 2) return [];
    return COLUMNS.flatMap(({ key, head, beside }) => {
      const column = heads.findIndex((each) => head.test(each));
      if (column < 0 || (beside && !heads.some((each, index) => index !== column && beside.test(each)))) return [];
      return made(view, key, line, column, heads.length);
    });
  });
}

function made(view: PageView, key: string, head: Line, column: number, width: number): Candidate[] {
  const names: string[] = [];
  let end = head.end;
  for (let index = head.index + 1; index < view.lines.length && names.length < MOST; index++) {
    const line = view.lines[index];
    if (!line) break;
    const raw = view.text.slice(line.start, line.end);
    if (RULE.test(raw) && raw.includes("-")) continue;
    const cells = cellsOf(raw);
    if (!raw.includes("|") || cells.length < 2 || cells.length > width + 1 || line.end - head.start > LONGEST) break;
    const name = cells[column] ?? "";
    if (TOTAL.test(plainOf(view, line).replace(/^[\s|*]+/, "")) || /\p{L}{3}/u.test(name) === false) continue;
    names.push(name);
    end = line.end;
  }
  const span = clip(view.text, trim(view.text, { start: head.start, end }), LONGEST);
  if (names.length < FEWEST || isBlank(view.plain.slice(span.start, span.end))) return [];
  return [{ key, page: view, ...span, value: { kind: "text", text: names.join("; ") }, unit: null, currency: null, period: null, projected: null, score: 6.8 - view.page.index * 0.02 }];
}
