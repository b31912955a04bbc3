import type { MeasureRule } from "./measure-rule";

/** Staff, managers, meetings, suppliers and records. */
export const PEOPLE_MEASURES: readonly MeasureRule[] = [
  {
    key: "permanent_staff", kind: "count", unit: "persons", whole: true, reach: 30, before: 10,
    label: {
      en: ["(?:permanent|regular|full[- ]?time|salaried)(?: hired)?(?:,? whole year)? ?(?:(?:staff|employees|workers|personnel|labou?r)(?: members)?)?(?: \\([^)]{0,14}\\))?", "(?:number of |total )(?:permanent )?(?:staff|employees)", "(?:persons|people|staff|workers|employees) (?:on|in) permanent (?:terms|employment)[a-z ,]{0,24}", "employees on (?:the )?(?:pay)?roll", "of them (?:full[- ]time|permanent)"],
      fr: ["(?:effectif|personnel|emplois?|employes?|salaries|agents|travailleurs|ouvriers|ouvrieres|main-?\\s?d'oeuvre) permanent(?:e|s|es)?(?: \\([^)]{0,16}\\))?", "effectif (?:total|permanent)(?: \\([^)]{0,16}\\))?", "nombre (?:d'employes|de salaries)", "n[°ºo]\\.? ?(?:d'|de |des )(?:employes|salaries|agents|travailleurs|permanents)", "effectifs?(?: permanents?| salaries?| actuels?)?(?= ?:)"],
      es: ["(?:trabajadores|personal|empleados|colaboradores|obreros|operarios|puestos|mano de obra) (?:de planta|permanentes?|fij[oa]s?|estables?)", "(?:numero|total) de (?:empleados|trabajadores)", "planta (?:permanente|fija)", "n[°ºo.]{1,3} ?(?:de )?(?:trabajadores|empleados|colaboradores)", "plantilla(?: fija| media| actual)?(?= ?:)", "empleados en nomina"],
      pt: ["n[°ºo.]{1,3} ?de (?:trabalhadores|funcionarios|empregados|colaboradores)", "quadro(?: de pessoal| permanente)?(?= ?:)", "(?:empregados?|trabalhadores|funcionarios|colaboradores|operarios|pessoal|mao de obra) (?:permanentes?|fix[oa]s?|efe?c?tiv[oa]s?|registrados|do quadro)", "(?:numero|total) de (?:trabalhadores|funcionarios|empregados)"],
      sw: ["(?:wafanyakazi|watumishi) wa kudumu(?: ni)?", "(?:wafanyakazi|watumishi)(?= \\d+ wa kudumu)", "waajiriwa(?: wetu| wa kudumu)?(?: ni)?"],
    },
    never: /\bhire\b|to be (?:hired|recruited)|will (?:hire|recruit)|creer|recruter|generar|beneficiar|ajira mpya|options?|layoff|moins de|fewer than|less than \d|at least|menos de|district|municipio|sector|per cent|%|average cost|model/,
  },
  {
    key: "seasonal_staff", kind: "count", unit: "persons", reach: 26, before: 16,
    label: {
      en: ["(?:seasonal|casual|temporary|part[- ]?time)(?: (?:staff|workers?|employees|labou?r(?:ers)?|pickers|hands|jobs))?", "casuals(?: were)?", "(?:harvest|seasonal) (?:pickers|workers|hands|labou?r)(?: \\([^)]{0,14}\\))?", "at harvest|labou?rers (?:are )?engaged|labou?rers(?= (?:are|were))|pickers"],
      fr: ["(?:saisonniers?|saisonnieres|temporaires|journaliers|occasionnels|femmes saisonnieres)", "main-?\\s?d'oeuvre (?:saisonniere|temporaire|occasionnelle)"],
      es: ["(?:temporeros|temporales|eventuales|jornaleros|estacionales)(?: en cosecha| en (?:la )?(?:cosecha|campana))?", "(?:trabajadores|personal) (?:de temporada|temporales?|eventuales?)"],
      pt: ["(?:safristas|diaristas|temporarios|sazonais|eventuais)", "trabalhadores (?:sazonais|temporarios|eventuais)"],
      sw: ["vibarua", "wafanyakazi wa (?:msimu|muda)"],
    },
    never: /\bhire\b|will (?:hire|recruit)|%|per day|par jour|por dia|wage|salair|jornal(?:es)? (?:de|a)|cost|cout|gharama|labou?r claim|demanda/,
  },
  {
    key: "management_experience_years", kind: "years", reach: 50, before: 34,
    label: {
      en: ["(?:years?'? )?(?:of )?(?:relevant |management |farming |commercial |working |professional |practical )?experience", "years? (?:the (?:principal )?(?:operator|owner|manager) has (?:farmed|worked)|in (?:[a-z]+ )?(?:growing|farming|business|trade))", "(?:has|with|have) (?:spent )?(?=\\d+ years in)", "(?:has worked|worked|working) in [a-z]+ for", "(?=years in (?!total|all|a row|succession))years in", "in (?:commercial )?(?:aquaculture|farming|agribusiness|the trade|dairy|horticulture)"],
      fr: ["(?:ans |annees )?d'experience", "experience(?: du (?:responsable|gerant|promoteur))?(?: dans [a-z' ]{2,24})?", "exerce [a-z ]{3,30} depuis", "ans (?:dans (?:le|la|l')|de (?:metier|maraichage|pratique|carriere))"],
      es: ["lleva (?=\\d+ anos en)", "(?:anos )?de experiencia", "experiencia(?: (?:de|del gerente))?", "anos (?:en el (?:rubro|sector|negocio)|dedicad)"],
      pt: ["(?:anos )?de experiencia", "experiencia(?: de)?", "tempo na atividade[a-z ]{0,16}", "anos (?:na industria|no negocio|no ramo|na atividade|no setor)"],
      sw: ["uzoefu(?: wa)?(?: meneja(?: katika [a-z ]{3,24})?)?", "miaka .{0,8}(?:ya uzoefu|katika kilimo)"],
    },
    never: /\baudit(?:or|ors)\b|consult|law firm|bank has|company has been|entreprise existe|combined|cumul|warranty|each of the|period ended|lease|bail\b|requir|minimum|at least|au moins|al menos|loan|supplier/,
  },
  {
    key: "board_meetings_per_year", kind: "times", reach: 50, before: 30,
    label: {
      en: ["(?:board|management committee|committee|directors|council)(?: of directors)? (?:met|meets?|held|sat|convened)", "(?:board|bod|committee|directors'?|trustees'?) meetings?(?: (?:were )?held)?", "bod (?:met|held|sat)", "(?:formal|ordinary|regular|scheduled) meetings (?:were )?(?:held|convened)", "meetings? (?:were|was) held(?: in| during)?", "meetings of the (?:board|committee)"],
      fr: ["(?:conseil d'administration|conseil|bureau|comite(?: de gestion)?|ca)(?: s'est| se)? ?(?:est |s'est )?(?:reunit?|reunie?|tenue?|tient)", "reunions? (?:du|de) (?:conseil|bureau|comite)"],
      es: ["(?:directorio|junta directiva|consejo(?: de administracion)?)[a-z, ]{0,24} (?:sesiono|se reunio|se reune|celebro)", "(?:sesiones|reuniones) (?:de|del) (?:directorio|junta|consejo)"],
      pt: ["(?:conselho(?: de administracao| fiscal)?|diretoria)[a-z, ]{0,20} (?:reuniu-se|se reuniu|reune-se|reuniu)", "reunioes (?:do|da) (?:conselho|diretoria)"],
      sw: ["(?:bodi|kamati|halmashauri)[a-z ]{0,20} (?:ilikutana|hukutana|ilifanya|imekutana|ilikaa|hukaa)", "(?:vikao|mikutano) (?:vya|ya) (?:bodi|kamati|halmashauri|uongozi)(?: [a-z]+)?"],
    },
    never: /shareholders|general (?:meeting|assembly)|assemblee generale|asamblea general|assembleia|mkutano mkuu/,
  },
  {
    key: "supplier_count", kind: "count", unit: "persons", reach: 12, before: 26,
    label: {
      en: ["(?:smallholder |contracted |active |supplying |registered |member )*(?:farmers|growers|out-?growers|suppliers|producers)(?: (?:supply|supplied|deliver|delivered|sell|sold|are under))", "active (?:suppliers|farmers|growers|members|producers)(?: (?:were|are|stood at))?", "of them delivered", "(?:members|farmers|growers|producers|suppliers) (?:who )?(?:delivered|delivering|supplied|supplying)", "member[- ]?(?:farmers|growers|producers)(?= (?:out of|of))", "(?:number of|from|network of) (?:active |smallholder |contract )*(?:suppliers|farmers|growers|out-?growers)"],
      fr: ["(?:producteurs|planteurs|fournisseurs|collectrices|productrices|femmes) (?:nous )?(?:livrent|livrant|ont livre|fournissent|approvisionnent)", "nombre de (?:fournisseurs|producteurs)", "(?:producteurs|planteurs|membres|adherents|cooperateurs|productrices) (?:ayant|qui ont) livre", "(?:producteurs|planteurs|membres|fournisseurs|adherents) (?:actifs|livreurs)"],
      es: ["(?:productores|proveedores|agricultores|socios) (?:nos )?(?:entregan|entregaron|abastecen|proveen)", "numero de (?:proveedores|productores)", "familias (?:de productores|productoras|socias)", "(?:productores|socios|familias) que (?:entregan|entregaron)", "(?:productores|proveedores|socios|asociados|agricultores) activos"],
      pt: ["(?:produtores|fornecedores|agricultores|cooperados) (?:nos )?(?:entregam|entregaram|fornecem)", "numero de (?:fornecedores|produtores)", "familias (?:de produtores|produtoras|associadas|cooperadas)", "(?:produtores|cooperados|familias) que (?:entregam|entregaram)", "(?:produtores|fornecedores|cooperados|associados|agricultores) acti?vos|(?:produtores|fornecedores|cooperados|associados) ativos"],
      sw: ["(?:wakulima|wanachama|wafugaji)(?: hai)?(?= \\d+ (?:waliuza|walileta|walipeleka|huleta|huuza|wanauza))", "(?:wakulima|wanachama|wafugaji)(?: hai)? (?:walioleta|wanaoleta|wanaouza|waliouza|waliopeleka|walikusanya)(?: [a-z]+){0,3} (?:walikuwa|ni)", "(?:wakulima|wanachama|wafugaji) (?:walioleta|wanaoleta|wanaouza|waliouza)", "idadi ya (?:wakulima|wasambazaji)"],
    },
    never: /country|county|district|national|train(?:ed|ing)|%/,
  },
  { key: "plan_achievement_pct", kind: "percent", past: true, reach: 50, before: 30, needs: /sales|output|produc|deliver|revenue|volume|target|budget|achiev|ventes|recettes|realis|atteint|objectif|ventas|ingresos|cumpl|presupuest|vendas|receita|orcament|cumpri|mauzo|lengo|bajeti/, label: { en: ["of (?:the )?(?:plan|budget|target)(?:ned)?(?: sales| output)?", "(?:target|budget|plan) (?:achievement|achieved|attainment)", "achieved(?= \\d)"], fr: ["taux de realisation", "(?:du|de l'|des) (?:budget|plan|objectif|previsions?)s?(?: (?:a ete |ont ete )?(?:atteint|realise)\\w*)?"], es: ["(?:del|de lo) (?:presupuesto|plan|presupuestado|planificado|meta)", "cumplimiento (?:del|de la) (?:plan|presupuesto|meta)"], pt: ["d[oa] (?:orcamento|plano|meta|previsto|orcado)", "cumprimento d[oa] (?:plano|meta|orcamento)"], sw: ["ya (?:lengo|bajeti|mpango)"] }, never: /within|spending|spent|deviat|overspen|ecart|desvia|owner|equity|contribution|of our own|own (?:funds|money)|loan|grant|finance[ds]? by|cost|cout|rubrique|is for|allocated|destin/ },
  { key: "side_selling_pct", kind: "percent", reach: 60, before: 40, label: { en: ["side-?\\s?sell(?:ing)?|sold (?:elsewhere|to (?:brokers|middlemen|other buyers))"], fr: ["vendu(?:e|s|es)? (?:ailleurs|hors (?:contrat|cooperative))|ventes paralleles"], es: ["vendid[oa]s? (?:por fuera|a (?:otros|intermediarios))|venta(?:s)? por fuera"], pt: ["vendid[oa]s? (?:fora|a (?:terceiros|atravessadores))|vendas paralelas"], sw: ["(?:kuuza|waliuza|kuuzwa) (?:pembeni|nje|kwa wengine)"] } },
  { key: "staff_turnover_pct", kind: "percent", reach: 50, before: 40, label: { en: ["(?:staff|employee|labou?r) turnover|of (?:permanent )?staff left|left (?:during|in) the year"], fr: ["(?:rotation|turn-?over)(?: du personnel)?|ont quitte (?:l'entreprise|la societe)"], es: ["rotacion (?:de|del) personal|dejaron la empresa"], pt: ["rotatividade|deixaram a empresa"], sw: ["(?:wafanyakazi|watumishi) (?:walioacha|walioondoka)"] } },
  { key: "staff_with_contract_pct", kind: "percent", reach: 60, before: 50, label: { en: ["(?:staff|workers|employees)[a-z ]{0,20} (?:have|with|hold|on|under) (?:a )?(?:written|signed|formal) (?:employment )?contracts?"], fr: ["(?:travailleurs|employes|salaries)[a-z ]{0,20} (?:ont|sous|avec|disposent d') ?(?:un )?contrats?(?: ecrit| de travail)?"], es: ["(?:trabajadores|empleados)[a-z ]{0,20} (?:tienen|con|cuentan con) contratos?"], pt: ["(?:trabalhadores|empregados|funcionarios)[a-z ]{0,20} (?:tem|com) (?:contratos?|carteira)"], sw: ["wafanyakazi[a-z ]{0,20} (?:wana|wenye) mikataba"] } },
  { key: "average_tenure_years", kind: "years", reach: 40, before: 24, label: { en: ["average (?:length of service|tenure|service)"], fr: ["anciennete moyenne"], es: ["antiguedad (?:media|promedio)"], pt: ["tempo medio de (?:casa|servico)"], sw: ["wastani wa muda wa kazi"] } },
  { key: "audited_years_count", kind: "years", reach: 40, before: 30, label: { en: ["(?:consecutive )?years? (?:of )?audited|audited (?:accounts|statements)? ?(?:for|over) (?:the )?(?:last |past )?"], fr: ["(?:exercices|annees|ans) (?:audites|certifies)"], es: ["(?:anos|ejercicios) (?:auditados|consecutivos auditados)"], pt: ["(?:anos|exercicios) auditados"], sw: ["miaka .{0,6}iliyokaguliwa"] } },
  { key: "tested_changes_3y", kind: "count", reach: 20, before: 20, label: { en: ["(?:trials?|tested changes|field trials) (?:were |have been )?(?:run|done|completed|in (?:the )?(?:last|past) three years)"], fr: ["essais (?:menes|realises|conduits)"], es: ["ensayos (?:realizados|probados)"], pt: ["ensaios (?:realizados|conduzidos)"], sw: ["majaribio (?:yaliyofanyika|tuliyofanya)"] } },
  { key: "digital_sales_share_pct", kind: "percent", reach: 50, before: 60, label: { en: ["(?:transactions|payments|sales) (?:are |were |is |go |went )?(?:digital|by mobile money|through (?:m-?pesa|mobile money|the app)|recorded (?:in|on) the (?:app|system))"], fr: ["(?:transactions|paiements|ventes) (?:sont |ont ete |est )?(?:numeriques|par mobile money|par orange money|dematerialisees)"], es: ["(?:transacciones|pagos|ventas) (?:son |fueron )?(?:digitales|por (?:transferencia|app|medios electronicos))"], pt: ["(?:transacoes|pagamentos|vendas) (?:sao |foram )?(?:digitais|por (?:pix|app|transferencia))"], sw: ["(?:malipo|miamala) (?:hufanyika|ilifanyika) kwa (?:simu|m-?pesa)"] } },
  { key: "record_error_pct", kind: "percent", reach: 40, before: 30, label: { en: ["(?:record(?:s|ing)?|entry|data) errors?|errors? (?:in|found in) (?:the |a |last )?(?:records|sample|check)"], fr: ["erreurs? (?:de saisie|dans les (?:registres|enregistrements))"], es: ["errores (?:de registro|en (?:los )?registros)"], pt: ["erros (?:de registo|de registro|nos registos)"], sw: ["makosa (?:ya|katika) kumbukumbu"] } },
  { key: "it_outage_days_per_month", kind: "days", reach: 40, before: 24, label: { en: ["(?:systems?|internet|network|power) (?:outages?|down)(?: per month| a month)?"], fr: ["(?:coupures?|pannes?) (?:de reseau|informatiques?)(?: par mois)?"], es: ["(?:caidas?|cortes?) (?:del sistema|de internet)(?: por mes| al mes)?"], pt: ["(?:quedas?|falhas?) (?:do sistema|de internet)(?: por mes)?"], sw: ["mtandao (?:hukatika|kukatika)"] } },
];
