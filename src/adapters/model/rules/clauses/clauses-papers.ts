import type { TextRule } from "../cues/text-rule";

/** Words of up to so many, then a number as papers are given: "No. 88/2021", "namba 1234", "(SBP 4411)". */
const NUMBERED = "(?: [a-z'()/&,-]+){0,6} (?:\\(?[a-z/]{1,8} )?(?:n[°ºo]?[.°ºo]? ?|no\\.? ?|number |numero |namba |na\\. ?|#)?[a-z/-]{0,12}\\d[\\d/.-]{2,}";

/** Permits with their numbers, certificates, contracts in force, land held, cases: what papers tell in a clause. */
export const PAPER_CLAUSES: readonly TextRule[] = [
  {
    key: "licences_and_permits",
    say: {
      en: [`(?:licen[cs]es?|business permit|operating permit|trade permit|trading permit|food permit)${NUMBERED}`, "(?:mayor's|county|municipal|district|single business|assembly)(?: [a-z]+){0,2} (?:permit|licen[cs]e)", "fssai|fda registration|nafdac (?:no|number|reg)|mandi licen[cs]e|grains? licen[cs]e"],
      fr: [`(?:agrement|licence|patente|autorisation(?! environnementale))${NUMBERED}`, "autorisation de mise sur le marche|agrement (?:sanitaire|d'exportateur)|carte professionnelle"],
      es: [`(?:licencia|permiso|registro sanitario|habilitacion|patente municipal|notificacion sanitaria)${NUMBERED}`],
      pt: [`(?:licenca|alvara)${NUMBERED}`],
      sw: [`(?:leseni|kibali)${NUMBERED}`, "(?:leseni|kibali) (?:ya|cha) (?:biashara|ununuzi|chakula|usindikaji|kuuza)[^.;]{0,60} (?:halali|hadi|mwaka|ni cha|ni ya)"],
    },
    needs: /\d/,
    never: /\b(?:environment\w*|ambienta\w*|environnement\w*|mazingira|water|maji|agua|eau|forage|borehole|effluent|eia|driving|vehicle|udereva|software|practi[sc]ing|pending|will|shall|apply for|applied for|kuombwa|en tramite|requires?d?|fees?|import|radio|gun|deja demandee?|marriage|will need)\b|permis de (?:construire|conduire)/,
    most: 4,
  },
  {
    key: "quality_certificates",
    say: {
      en: ["(?:organic|fair ?trade|globalg\\.?a\\.?p\\.?|haccp|rainforest alliance|utz|mps-a|brcgs?)(?: [a-z]+){0,2} certificate", "ggn:? \\d", "certificat(?:e|ion) (?:no|number)[^.;]{0,40} (?:organic|fair ?trade|globalg|haccp|iso)"],
      fr: ["(?:globalg\\.?a\\.?p\\.?|rainforest alliance|fairtrade|haccp|ecocert|iso \\d+)[^.;]{0,40} (?:ggn|valable|valide|echeance|certificat)", "ggn:? \\d"],
      es: ["(?:globalg\\.?a\\.?p\\.?|rainforest alliance|fairtrade|haccp|iso \\d+|organic[oa])[^.;]{0,40} (?:ggn|vigente|vence|certificado)", "ggn:? \\d"],
      pt: ["(?:globalg\\.?a\\.?p\\.?|rainforest alliance|fairtrade|haccp|iso \\d+|organic[oa])[^.;]{0,40} (?:ggn|valid[oa]|certificado|vigente)", "ggn:? \\d"],
      sw: ["cheti cha (?:fair ?trade|kilimo hai|organic|globalg|haccp|tbs|kebs|ubora)"],
    },
    needs: /\d|\bheld\b|\bvalid\b/,
    never: /\b(?:plan(?:s|ned)?|will (?:obtain|apply|get|seek)|working towards?|applied for|in process|visee?s?|prevue?s?|en tramite|en proceso|em processo|a tratar|tunatarajia|requires?d?|must|should|could|target|meta|objetivo|if we)\b/,
  },
  {
    key: "key_contracts",
    say: {
      en: ["(?:supply|purchase|off-?take|forward|growers?'?|sales?|delivery) (?:contract|agreement)s? (?:with|signed|dated|of|runs|ends|expires|for|is|until)", "contract (?:signed|dated|of \\d)[^.;]{0,40} (?:with|for|runs|ends)", "letters? of intent (?:from|with|for|signed)"],
      fr: ["(?:le |un |notre )?contrat (?:signe|conclu|date) (?:le|du|en|avec)", "contrat du \\d", "contrats? (?:pluriannuels?|annuels?|d'achat|d'approvisionnement) (?:avec|signes?|de)", "lettres? d'intention (?:de|pour|avec|signee)"],
      es: ["contratos? (?:vigentes?|firmad[oa]s?|suscrit[oa]s?|anual(?:es)?) (?:con|el|de|hasta|para)", "contrato del \\d", "carta de intencion (?:de|con|para)"],
      pt: ["contratos? (?:vigentes?|assinad[oa]s?|firmad[oa]s?|anua(?:l|is)) (?:com|em|de|ate|para)", "carta de intencao (?:de|com|para)"],
      sw: ["mkataba (?:na|wa (?:kuuza|mauzo|ununuzi|kuuziana))[^.;]{0,60} (?:unaisha|unamalizika|hadi|wa miaka|wa mwaka|ulisainiwa|tarehe)"],
    },
    never: /\b(?:could|may|employment|labou?r|lease|loan|insurance|tenancy|bail|travail|arrendamiento|laboral|trabajo|trabalho|arrendamento|ajira|kodi|shamba|mkopo|template|draft|will be)\b/,
  },
  {
    key: "land_tenure",
    say: {
      en: ["leasehold land|unexpired (?:lease )?term|initial term of|customary (?:land|tenure)|traditional land|communal land|trust land|mailo|family[- ]owned land|certificate of occupancy|land owned", "(?:land|plots?|acres|hectares|ha|fields?)(?: [a-z0-9,]+){0,5} (?:bought|purchased|inherited|leased|rented|hired|allocated|bonded)(?= [a-z])", "(?:acres|hectares|ha|plots?) (?:which |that )?(?:we|i|they) (?:hire|rent|lease|own|bought|inherited)", "(?:hires?|rents?|leases?|leasing|renting) (?:[a-z0-9.]+ ){0,3}(?:acres|ha|hectares|plots?|fields?|land) (?:from|of|at)", "title deed|title no|bonded to", "commencing [a-z]+ \\d{1,2},? \\d{4},? and ending"],
      fr: ["(?:reprendre|prendre|pris|prise|exploitee?s?) en (?:location|fermage)", "titres? fonciers? n|se declare proprietaire|bail de [a-z0-9-]+ ans|certificat foncier|arrete de concession", "(?:terrain|terres|parcelles?|hectares?|ha)[^.;]{0,60} (?:achetee?s?|heritee?s?|louee?s?|attribuee?s?|mise?s? a disposition|a bail)"],
      es: ["(?:area|tierra|superficie)s? (?:propia|arrendada|alquilada|en arriendo|en comodato)s?", "(?:hectareas|has|ha|manzanas|tareas|cuadras)[a-z ]{0,14} (?:propias?|arrendadas?|alquiladas?|en (?:arriendo|alquiler|aparceria|usufructo|comodato))", "contrato de arrendamiento|vencimiento del arrendamiento|escritura de (?:propiedad|compraventa)"],
      pt: ["(?:area|terra)s? (?:propria|arrendada|cedida)s?", "direito de uso e aproveitamento|titulo n[.ºo°]", "(?:hectares|ha) (?:proprios|proprias|arrendad[oa]s|cedid[oa]s|em arrendamento)", "contrato de (?:arrendamento|comodato|cessao de uso)"],
      sw: ["(?:shamba|eneo|kiwanja|ardhi|ekari|hekta)[^.;]{0,70} (?:tulilopewa|tulipewa|limekodishwa|tumekodi|tulikodi|tulinunua|tumenunua|linamilikiwa|la kukodi|mkataba wa miaka)", "hati (?:ya kimila|miliki|ya umiliki)|kodi ya (?:shamba|ardhi)"],
    },
    needs: /\b(?:lands?|farm(?:land)?|plots?|acres?|hectares?|has?|fields?|marshland|premises|properties|deed|leasehold|lease|terrains?|terres?|parcelles?|foncier|ferme|titre|domaine|bail|tierras?|terrenos?|predios?|fincas?|parcelas?|hectareas|manzanas|area|superficie|terra|fazenda|imovel|hectares|duat|aproveitamento|titulo|ardhi|shamba|mashamba|ekari|hekta|eneo|hati|kiwanja)\b/,
    never: /\b(?:could|may|lease liabilit\w+|right-of-use|discount rate|present value|if you|tractors?|vehicles?|equipment rental|cost of|you own|should|valor de|precio|government (?:gave|allocated)|derecho de uso de activos|intellectual)\b/,
  },
  {
    key: "legal_disputes", denialAnswers: true,
    say: {
      en: ["(?:filed|lodged|brought|instituted) (?:a |an )?(?:case|suit|claim|complaint|petition)", "consumer (?:commission|court|forum)|labou?r (?:court|tribunal)|land tribunal", "(?:case|suit|petition) no"],
      fr: ["(?:cour d'appel|tribunal)[^.;]{0,60} (?:statue|saisi|juge|instance|proces)", "(?:plainte|proces|litige)[^.;]{0,40} (?:depose|devant|contre|avec)"],
      es: ["(?:juzgado|tribunal)[^.;]{0,60} (?:demanda|proceso|expediente|juicio)", "(?:demanda|juicio|expediente|litigio)[^.;]{0,40} (?:contra|juzgado|laboral|por)"],
      pt: ["(?:tribunal|vara)[^.;]{0,60} (?:processo|acao|litigio)", "(?:processo|acao|litigio)[^.;]{0,40} (?:tribunal|vara|judicial|trabalhista)"],
      sw: ["kesi (?:na\\.?|namba|no\\.?|ya|iko|ipo)", "mahakama (?:ya|kuu)", "(?:mgogoro|migogoro) wa (?:ardhi|mpaka)"],
    },
    never: /\b(?:could|may|shall|will be (?:settled|referred|brought)|any dispute|toute contestation|tout litige|le litige est porte|controversia|competente|foro|election|yoyote|utatatuliwa|arbitra\w+|a defaut d'accord|se resolvera|in case of)\b/,
  },
  {
    key: "traceability",
    say: {
      en: ["(?:farmer|grower|producer|member|lot|batch|field|plot|bag)(?:'s)? (?:code|id|number|tag)s?", "trac(?:ed|eable|ing) (?:back )?to (?:the )?(?:farm|field|plot|grower|member|producer)", "(?:full|complete) traceability"],
      fr: ["codes? (?:du |de |des )?(?:planteurs?|producteurs?|membres?|lots?|parcelles?)", "(?:remonter?|remonte|retrouver) (?:jusqu'?)?a la parcelle"],
      es: ["codigos? (?:de|del) (?:productor|socio|lote|parcela|finca)", "(?:rastre\\w+|trazab\\w+) (?:hasta|desde|completa|total)"],
      pt: ["codigos? (?:de|do) (?:produtor|socio|lote|talhao|cooperado)", "(?:rastre\\w+) (?:ate|desde|completa|total)"],
      sw: ["(?:namba|msimbo) (?:ya|wa) (?:mkulima|mwanachama|shamba|kundi)"],
    },
    never: /\b(?:could|may|regulat\w+|registration number|tax|bank|phone|plan to|should)\b/,
    most: 2,
  },
];
