import { WordPattern } from "@/domain/text/word-pattern";
import { isBlank } from "../context/placeholders";
import type { Candidate } from "../findings/candidate";
import type { PageView } from "../view/page-view";
import { clip, sentenceAt } from "../view/sentences";

const UNIT =
  "(?:village|town|parish|sub-?county|ward|district|dist\\.?|tal\\.?|taluka|tehsil|mandal|county|province|municipality|barangay|at/post|commune|arrondissement|departement|prefecture|sous-prefecture|canton|lieu-?dit|localite|municipio|departamento|provincia|distrito|vereda|corregimiento|aldea|comunidad|localidade|posto administrativo|povoado|kijiji|kata|wilaya|mkoa|kaunti|tarafa)";
const LINK = "(?: (?:de|du|des|d'|of|cha|ya|wa|da|do|la|le|el|los|las|l'))*[ ']";
const NAME = "[a-z\u00c0-\uffff'-]{3,}(?: [a-z\u00c0-\uffff'-]{3,}){0,2}?";
/** "vereda El Roble, municipio de Jericó", "kijiji cha Mbuyuni, wilaya ya Same": two units of a state, each with its name. */
const CHAIN = new WordPattern(`${UNIT}${LINK}${NAME},? (?:et |y |e |na |en |dans |in )?(?:(?:le |la |l'|el |o |a )?${UNIT})${LINK}[a-z\u00c0-\uffff'-]{3,}`);
/** "Rochester, PA 15074": a town, its state and its post code. */
const POSTED = /(?<![\p{L}])\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, [A-Z]{2} \d{5}(?!\d)/gu;
/** What every one of them ends in; most pages hold none. */
const CODED = /, [A-Z]{2} \d{5}(?!\d)/;
const THEIRS = /\b(?:banks?|banque|banco|benki|buyers?|customers?|clients?|suppliers?|fournisseurs?|proveedores|auditors?|ministry|ministere|notar\w+|university|court|tribunal|mahakama|insurer|assureur|registro|cabinet|lawyers?|witness|born|nacid[oa]|domiciled at)\b[^.;]{0,60}$/;

/** Where the firm stands, told by the units of its state or by a post code. */
export function pickPlaceChains(view: PageView): Candidate[] {
  const chains = CHAIN.matchAll(view.plain).map(({ index, 0: text }) => ({ at: index, end: index + text.length })).filter(({ at, end }) => (view.text.slice(at, end).match(/[ ']\p{Lu}/gu) ?? []).length >= 2);
  const posted = (CODED.test(view.text) ? [...view.text.matchAll(POSTED)] : []).map((match) => ({ at: match.index, end: match.index + match[0].length }));
  return [...chains, ...posted].slice(0, 3).flatMap(({ at, end }) => {
    const sentence = sentenceAt(view, at);
    if (THEIRS.test(view.plain.slice(Math.max(0, at - 90), at).replace(/\n/g, " "))) return [];
    const from = at - sentence.start > 120 ? at : sentence.start;
    const span = clip(view.text, { start: from, end: Math.max(end, Math.min(sentence.end, end + 80)) }, 260);
    if (isBlank(view.plain.slice(span.start, span.end))) return [];
    return [{ key: "site_location", page: view, ...span, value: { kind: "text" as const, text: view.text.slice(span.start, span.end).replace(/\s+/g, " ") }, unit: null, currency: null, period: null, projected: null, score: 4.2 - view.page.index * 0.05 }];
  });
}
