import type { LevelId } from "@/domain/risk/rubric";
import type { CueSet } from "./text-rule";

/**
 * The conservative rule of judgements. A statement that answers an indicator's question by itself supports
 * its "moderate" criterion and no better; an explicit denial supports "high". Everything finer is left to
 * figures and people. Only indicators whose moderate criterion a single statement can meet are listed.
 */
export const STATED: readonly { indicator: string; dataPoint: string; level: LevelId }[] = [
  { indicator: "behavioral.ethics-compliance", dataPoint: "ethics_policy", level: "MODERATE" },
  { indicator: "governance.legal-structure", dataPoint: "registration_number", level: "MODERATE" },
  { indicator: "governance.regulatory-compliance", dataPoint: "licences_and_permits", level: "MODERATE" },
  { indicator: "governance.reporting", dataPoint: "audited_accounts", level: "MODERATE" },
  { indicator: "operational.quality", dataPoint: "quality_certificates", level: "MODERATE" },
  { indicator: "technology.data-management", dataPoint: "record_keeping_system", level: "MODERATE" },
];

export interface DenialRule {
  indicator: string;
  cues: CueSet;
}

/** What the firm says it has not; plain text, the denial is part of the cue. */
export const DENIED: readonly DenialRule[] = [
  {
    indicator: "behavioral.ethics-compliance",
    cues: { en: ["(?:no|without a|do not have a|does not have a) (?:written )?code of (?:conduct|ethics)"], fr: ["(?:pas de|aucun) code de (?:conduite|deontologie)"], es: ["(?:no (?:tiene|cuenta con|existe)|sin) (?:un )?codigo de (?:conducta|etica)"], pt: ["(?:nao (?:tem|possui|existe)|sem) (?:um )?codigo de (?:conduta|etica)"], sw: ["(?:hakuna|hatuna|haina) kanuni za maadili"] },
  },
  {
    indicator: "governance.legal-structure",
    cues: { en: ["(?:is|are|business is) not (?:yet )?(?:formally )?registered", "unregistered (?:business|group|enterprise)"], fr: ["n'est pas (?:encore )?(?:immatriculee?|enregistree?|formalisee?)"], es: ["no (?:esta|se encuentra) (?:aun )?(?:registrad|constituid|formalizad)[oa]"], pt: ["nao esta (?:ainda )?(?:registad|registrad|constituid|formalizad)[oa]"], sw: ["(?:haijasajiliwa|hakijasajiliwa|bado haijasajiliwa)"] },
  },
  {
    indicator: "governance.reporting",
    cues: { en: ["(?:accounts|financial statements) (?:are|were|have) (?:not been |not |never been )audited", "unaudited (?:accounts|financial statements)", "no audited (?:accounts|financial statements)"], fr: ["comptes (?:ne sont |n'ont )?(?:pas|non|jamais)(?: ete)? (?:audites|certifies)"], es: ["(?:estados financieros|cuentas) no (?:han sido |estan |son )?auditad[oa]s"], pt: ["(?:contas|demonstracoes financeiras) nao (?:foram |sao |estao )?auditadas"], sw: ["hesabu (?:hazijakaguliwa|hazikaguliwi)"] },
  },
  {
    indicator: "operational.quality",
    cues: { en: ["(?:no|without|not have any) (?:quality )?certificat(?:es?|ion)s?", "(?:is|are) not (?:yet )?certified"], fr: ["(?:aucune|sans|pas de) certification"], es: ["(?:sin|no (?:tiene|cuenta con)) certificacion(?:es)?"], pt: ["(?:sem|nao (?:tem|possui)) certificac(?:ao|oes)"], sw: ["(?:hatuna|haina|hakuna) (?:cheti|vyeti) (?:cha|vya) ubora"] },
  },
  {
    indicator: "technology.data-management",
    cues: { en: ["(?:no|do not keep|does not keep|without) (?:proper |written |any )?records(?: are kept)?", "no record[- ]?keeping"], fr: ["(?:aucune|pas de|sans) (?:comptabilite|tenue de comptes|registre)"], es: ["(?:no (?:lleva|llevan|se llevan)|sin) (?:registros|contabilidad)"], pt: ["(?:nao (?:mantem|faz|existem)|sem) (?:registos|registros|contabilidade)"], sw: ["(?:hatutunzi|hakuna|haitunzi) kumbukumbu"] },
  },
];
