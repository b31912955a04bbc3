import { CueIndex } from "../cues/cue-index";
import { frontOf, namesOtherFirm } from "../context/other-firms";
import { isBlank, isInstruction } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { lineAt, type PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

/** Wording that gives a legal form; the first of a form's lists is worth most. Plain text, five languages. */
const FORMS: readonly { choice: string; strong: string; weak?: string }[] = [
  { choice: "sacco", strong: "(?:is|ni) an? (?:savings and credit|sacco)|savings and credit co-?operative(?: society)?|chama cha akiba na mikopo" },
  { choice: "public-company", strong: "public (?:limited )?company|listed on the [\\w ]{0,30}(?:stock )?exchange|kampuni ya umma|(?:inscrita|listada|cotiza) [\\w. ]{0,24}en la bolsa|bolsa de valores de|nasdaq|new york stock exchange|cotee en bourse|sociedade aberta|listada na bolsa|s\\.? ?a\\.? es una sociedad anonima", weak: "sociedad anonima(?! cerrada)" },
  { choice: "private-company", strong: "private (?:limited )?company|limited liability company|societe a responsabilite limitee|sociedad (?:de responsabilidad )?limitada|sociedad por acciones simplificada|sociedade (?:por quotas|limitada)|kampuni binafsi|company limited by shares|\\(?(?:private|pvt|proprietary|pty)\\.?\\)? (?:limited|ltd)\\b|(?:farmers?'?s? )?producer company|(?:forme|statut) juridique ?:? ?(?:sarl|sas|sa|sasu|suarl|eurl)|(?:sarl|sas|sasu|suarl|eurl|sa) au capital", weak: "\\bs\\.? ?a\\.? ?s\\.?(?= |,|$)|\\bsarl\\b|\\bltda\\b|\\bpvt\\.? ltd|\\blimitada\\b|\\blda\\b|\\bs\\.a\\.c\\.|\\bs\\.r\\.l\\.|(?<=\\w )(?:company )?limited(?! by| to)|(?<=\\w )ltd\\b" },
  { choice: "cooperative", strong: "(?:is|es una?|e uma|est une) [\\w ]{0,20}co-?operativ[ea]|cooperativa de (?:produccion|trabajo|ahorro|caficultores|productores|produtores)|farmers'? co-?operative|societe cooperative|cooperative agricole|scoops|coop-ca|ushirika wa|chama cha (?:msingi cha )?ushirika|\\bamcos\\b|sociedade cooperativa|ley 79 de 1988|co-?operative society", weak: "cooperativa|cooperative|ushirika|sdad\\.? coop|s\\.? coop\\.?(?= )|\\bcrl\\b" },
  { choice: "sole-proprietor", strong: "single proprietor(?:ship)?|sole (?:proprietor(?:ship)?|trader|owner)|entreprise individuelle|entreprenant|auto-?entrepreneur|persona natural|persona fisica|empresari[oa] individual|\\bmei\\b|biashara binafsi|mmiliki mmoja|personne physique|d/b/a|doing business as" },
  { choice: "partnership", strong: "(?:is|as) a (?:limited |registered )?partnership|registered partnership|partnership firm|(?:constitution|legal (?:form|status)|(?:type|form) of (?:business|entity|enterprise))(?: \\((?:tick|mark|cross)[a-z ]{0,12}\\))?(?: \\|)?:?[ \u2610-\u2612\u2713\u2714]{0,90}(?:a )?partnership|general partnership|societe en nom collectif|sociedad (?:colectiva|de hecho)|ubia wa" },
  { choice: "association-or-ngo", strong: "non-?(?:governmental|profit) organi[sz]ation|organisation non gouvernementale|association (?:loi|a but non lucratif|de droit)|asociacion (?:sin animo|civil)|is an? (?:registered )?(?:association|ngo)", weak: "association [a-z]{3,}|asociacion de [a-z]{4,}|associacao (?:de|dos) [a-z]{4,}" },
  { choice: "self-help-group", strong: "self-?help group|women'?s group|groupement (?:de producteurs|feminin|d'interet)|grupo (?:de autoayuda|asociativo)|kikundi cha" },
  { choice: "state-body", strong: "state-?owned (?:enterprise|company)|government (?:agency|parastatal)|societe d'etat|entreprise publique|empresa (?:estatal|publica)|shirika la umma" },
];
const SPEAKER = /(?:(?:was|were) (?:formed|founded|established)|a ete (?:creee?|fondee?)|fue (?:fundad|cread)|foi (?:fundad|criad)|ili(?:anzishwa|undwa)|registered|incorporated|constituid|inscrit|iliyosajiliwa|imesajiliwa|juridi|legal (?:form|structure|status)|forme|tipo de (?:empresa|sociedad)|natureza)/;
const ELSEWHERE = /\b(?:customers?|suppliers?|competitors?|bank|partner(?:s|ed)? with|lender|auditors?|pwc|deloitte|clientes?|proveedores|fournisseurs?|parent of|subsidiar\w+|smaller reporting|emerging growth)\b/;

const INDEX = new CueIndex(
  FORMS.flatMap(({ choice, strong, weak }) => [{ pattern: strong, rule: choice, kind: "strong" }, ...(weak ? [{ pattern: weak, rule: choice, kind: "weak" }] : [])]),
);

/** The firm's legal form as its papers state it, one choice of the rubric. */
export function pickEnterpriseType(document: WholeDocument): Candidate[] {
  const found: Candidate[] = [];
  const front = frontOf(document.pages);
  for (const view of document.pages.slice(0, 30))
    for (const hit of INDEX.find(view.plain)) {
      // "limited development" is no company; a name writes its form large.
      if (hit.kind === "weak" && hit.rule === "private-company" && /^\p{Ll}/u.test(view.text.charAt(hit.start))) continue;
      // "MEI" is a form of firm in Portuguese, and "Mei" the month of May in Swahili.
      if (hit.end - hit.start === 3 && view.plain.slice(hit.start, hit.end) === "mei" && view.text.slice(hit.start, hit.end) !== "MEI") continue;
      // "Green Hill Ltd, doing business as": a company under another name.
      if (/^d/.test(view.plain.slice(hit.start, hit.end)) && /\b(?:ltd|limited|llc|inc|corp\w*|company|cooperative)\.?,? ?$/.test(view.plain.slice(Math.max(0, hit.start - 24), hit.start))) continue;
      const sentence = sentenceAt(view, hit.start);
      const plain = view.plain.slice(sentence.start, sentence.end);
      if (!isForm(view, hit.start, hit.end, hit.kind) || isBlank(plain) || isInstruction(plain) || ELSEWHERE.test(plain) || listsForms(plain)) continue;
      // "Mumena Cooperative Society has opened a plant": another firm's form.
      if ((view.page.index > 1 || sentence.start > 900) && namesOtherFirm(view.text.slice(sentence.start, sentence.end), front)) continue;
      const span = clip(view.text, sentence.end - sentence.start > 280 ? around(view.plain, sentence, hit.start) : sentence, 280);
      const score = (hit.kind === "strong" ? 5 : 1) + (view.page.index <= 3 ? 1 : 0) + (SPEAKER.test(plain) ? 2 : 0) + (namesItself(view, hit.start) || (hit.rule !== "private-company" && titles(view, hit.start)) ? 3 : 0) - view.page.index * 0.02;
      found.push({ key: "enterprise_type", page: view, ...span, value: { kind: "choice", choice: hit.rule }, unit: null, currency: null, period: null, projected: null, score });
    }
  return mostlySaid(found);
}

/** A name in the first lines of a paper, with its form as its last word: "Tana Growers Agriculture Cooperative · Reg. 12". */
function titles(view: PageView, at: number): boolean {
  const line = lineAt(view, at);
  if (at - line.start <= 2 && view.page.index <= 1 && line.index < 5 && /^\S+(?: (?:de|des|du|do|da|dos|of|la|le|el|\p{Lu}[\p{L}'.-]+)){2,10}(?:$| *[,|\u00b7\u2013\u2014(-])/u.test(view.text.slice(line.start, line.end).trim())) return true;
  const before = view.text.slice(line.start, at).trim().split(/\s+/).filter((word) => word !== "");
  return view.page.index <= 1 && line.index < 5 && before.length >= 1 && before.length <= 9 && before.every((word) => /^[\p{Lu}\d"“(&'-]/u.test(word) || word.length <= 3);
}

/** "Limited participation" is no form of company, and "NGO Non-Governmental Organization" explains a word. */
function isForm(view: PageView, start: number, end: number, kind: string): boolean {
  const raw = view.text.slice(start, end);
  if (kind === "weak" && /limited|ltd|s\.? ?a\.? ?s|sarl|limitada|ltda/i.test(raw) && !/(?:^|[\s(])(?:LIMITED|Limited|LTD|Ltd|S\.? ?A|SARL|Sarl|L(?:IMITADA|imitada)|L(?:TDA|tda)|P(?:VT|vt))/.test(raw)) return false;
  const short = /(?:^|\n)\s*(\p{Lu}{2,8})\s{1,4}$/u.exec(view.text.slice(Math.max(0, start - 14), start))?.[1];
  return short === undefined || short !== raw.split(/[\s-]+/).map((word) => word.charAt(0)).join("").toUpperCase();
}

/** A title on the first page made of a name and its form: "ASSOCIATION X", "X COOPERATIVE SOCIETY". */
function namesItself(view: PageView, at: number): boolean {
  const line = lineAt(view, at);
  const raw = view.text.slice(line.start, line.end).trim();
  const edge = at - line.start <= 2 || line.end - at <= 24;
  return view.page.index <= 1 && line.index < 30 && raw.length <= 60 && edge && !/[.:,;]$/.test(raw) && raw.split(/\s+/).length >= 2 && raw.split(/\s+/).every((word) => /^[\p{Lu}\d"“(&'-]/u.test(word) || word.length <= 3);
}

/** "Sole proprietorship, partnership or company": a list of possible forms states none. */
function listsForms(plain: string): boolean {
  const forms = /propriet|partnership|compan(?:y|ies)|co-?operative|\bsarl\b|entreprise individuelle|cooperativa|sociedad|association|corporation|\bllc\b|\bngo\b|societe anonyme/g;
  return new Set(plain.match(forms) ?? []).size >= 3;
}

function around(plain: string, sentence: { start: number; end: number }, at: number): { start: number; end: number } {
  let start = Math.max(sentence.start, at - 100);
  while (start > sentence.start && !/\s/.test(plain.charAt(start - 1))) start -= 1;
  return { start, end: sentence.end };
}

/** Several forms may be named; the surest one stands, and a listed company is also a company. */
function mostlySaid(found: readonly Candidate[]): Candidate[] {
  const totals = new Map<string, number>();
  for (const candidate of found) if (candidate.value.kind === "choice") totals.set(candidate.value.choice, (totals.get(candidate.value.choice) ?? 0) + Math.min(candidate.score, 8));
  const best = Math.max(0, ...found.map((candidate) => candidate.score));
  if (best < 3) {
    const [top, second] = [...totals].sort((a, b) => b[1] - a[1]);
    if (!top || (second && second[1] > top[1] * 0.5) || top[1] < 3) return [];
    return found.filter((candidate) => candidate.value.kind === "choice" && candidate.value.choice === top[0]).slice(0, 1);
  }
  const listed = found.find((candidate) => candidate.value.kind === "choice" && candidate.value.choice === "public-company" && candidate.score >= 5);
  const top = [...found].sort((a, b) => b.score - a.score)[0];
  const winner = listed && top && top.value.kind === "choice" && top.value.choice === "private-company" ? listed : top;
  return winner ? [winner] : [];
}
