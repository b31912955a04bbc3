import type { TextRule } from "./text-rule";

/** Licences and permits of environment and water, with the number they were issued under. */
export const ENVIRONMENT_RULES: readonly TextRule[] = [
  {
    key: "environmental_permits",
    say: {
      en: ["environmental (?:impact assessment |audit |management )?(?:licen[cs]e|permit|clearance|approval|compliance certificate)", "water (?:right|use permit|permit|abstraction permit|licen[cs]e)s?", "consent (?:for|to) operat(?:e|ion)", "(?:effluent|discharge|waste) (?:discharge )?(?:licen[cs]e|permit)", "(?:eia|ecc) (?:licen[cs]e|certificate|no)", "impact assessment licen[cs]e"],
      fr: ["(?:licence|permis|autorisation|certificat|agrement|decision)s? (?:de conformite |d'exploitation )?environnementale?s?", "conformite environnementale", "(?:autorisation|permis) de (?:prelevement|captage|forage|puisage)"],
      es: ["(?:licencia|permiso|registro|certificado|autorizacion) ambiental", "(?:concesion|permiso|licencia|derecho)s? de (?:uso de )?aguas?", "declaracion de impacto ambiental"],
      pt: ["licenca (?:ambiental|previa|de (?:operacao|instalacao))", "outorga(?: de (?:direito de )?(?:uso d[ae] )?agua)?", "cadastro ambiental rural", "(?:autorizacao|dispensa) ambiental"],
      sw: ["kibali cha (?:kutumia maji|maji|mazingira)", "cheti cha (?:tathmini ya )?(?:athari kwa )?mazingira"],
    },
    // A permit in force is told with its number; without one it is a wish or a general remark.
    needs: /\d{2,}/,
    never: /could|may |will be|to be (?:obtained|issued)|not yet|pending|in preparation|being processed|fera l'objet|sera demandee?|en cours d'obtention|en tramite|sera solicitad|em tramitacao|yet applied|____|fine of/,
    most: 3,
  },
];
