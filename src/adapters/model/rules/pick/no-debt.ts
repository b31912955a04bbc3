import { WordPattern } from "@/domain/text/word-pattern";
import { compileCue } from "../cues/cue-index";
import { isBlank, isInstruction } from "../context/placeholders";
import { aboutOthers } from "../context/parties";
import type { Candidate } from "../findings/candidate";
import type { WholeDocument } from "../view/document-view";
import { clip, sentenceAt } from "../view/sentences";

/** "We have no loans": a denial of debt is the figure nought. The firm must speak of itself. */
const NONE = new WordPattern(
  compileCue(
    "(?:we|company|business|firm|cooperative|farm|union|society|group|association|ranch) (?:currently |now )?(?:have|has|holds?|owes?|carr(?:y|ies)) no (?:outstanding |existing |bank |financial )?(?:debts?|loans?|borrowings?)|(?:nous n'avons|entreprise n'a|societe n'a) (?:aucune|pas de) (?:dettes?|emprunts?|credits?)|no (?:tenemos|tiene|poseemos|posee) (?:ningun[a]? )?(?:deudas?|prestamos?|creditos?)(?: de caracter)?(?: financier[oa]s?| bancari[oa]s?)?|nao (?:temos|tem|possuimos|possui) (?:dividas?|emprestimos?)|(?:hatuna|kampuni haina) (?:deni|madeni|mkopo|mikopo)|(?:mkopo|deni) (?:wowote|lolote) hatuna|(?:company|firm|cooperative|business|we|society|farm) (?:has|have) neither borrowed|no more loan (?:payments?|instal?ments?)|(?:we|company|cooperative|farm|society|business) (?:is|are) (?:now )?(?:debt[- ]free|free of debt)|(?:all|every) (?:our |the )?loans? (?:has|have|was|were) been (?:fully )?(?:repaid|paid off)|no (?:le )?debemos (?:nada )?a ningun banco|no (?:tenemos|hay) deudas? con (?:ningun banco|bancos)|nous ne devons (?:rien|plus rien) a (?:la|aucune) banque|nao devemos (?:nada )?a nenhum banco|hatudaiwi na benki yoyote|(?:il )?ne (?:nous )?reste (?:plus )?aucune? (?:dette|emprunt|credit|pret)s?|aucune? (?:dette|emprunt|credit|pret)s?(?: bancaires?)? (?:en cours|a ce jour|bancaire|a rembourser)|(?:cooperative|groupement|union|exploitation|gie|association|ferme) n'a (?:pas d'|pas de |aucune? |plus d'|plus de |plus aucune? |contracte aucune? )(?:emprunt|dette|credit|pret)s?|sans (?:dette|emprunt|endettement)s? (?:bancaires?|a ce jour|en cours)|(?:sin|no (?:existen|hay|registra|mantiene|presenta)) (?:deudas?|prestamos?|creditos?|obligaciones)(?: (?:con (?:el|la|ningun) banco|bancari[oa]s?|financier[oa]s?))|libres? de deudas?|sem (?:dividas?|emprestimos?|financiamentos?|creditos?) (?:bancari[oa]s?|em (?:aberto|curso)|a banca|(?:ao|com o|junto do) banco|junto (?:da banca|de bancos))|nao (?:temos|tem|ha|existem) (?:dividas?|emprestimos?|financiamentos?|creditos?) (?:bancari[oa]s?|em (?:aberto|curso)|a banca|com bancos)|(?:hatudaiwi|chama hakidaiwi|kampuni haidaiwi|kikundi hakidaiwi) na",
  ).source,
);

export function pickNoDebt(document: WholeDocument): Candidate[] {
  return document.pages.flatMap((view) =>
    NONE.matchAll(view.plain).flatMap((match) => {
      const sentence = sentenceAt(view, match.index);
      const plain = view.plain.slice(sentence.start, sentence.end);
      if (isBlank(plain) || isInstruction(plain) || aboutOthers(plain) || /\bif\b|\bsi\b(?! no)|except|other than|salvo|sauf|excepto/.test(plain)) return [];
      return [{
        key: "total_debt", page: view, ...clip(view.text, sentence, 300), value: { kind: "number" as const, number: 0, high: null }, unit: null, currency: document.currencies[0] ?? null,
        period: null, projected: false, score: 5 - view.page.index * 0.01,
      }];
    }),
  );
}
