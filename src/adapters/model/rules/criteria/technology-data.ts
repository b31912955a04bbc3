import type { Criterion } from "./criterion";
import { percentAtLeast, percentBetween } from "./numbers";

/** Devices, links, power. */
const devices: Criterion = {
  indicator: "technology.it-infrastructure",
  attributes: {
    link: {
      things: { en: ["(?:internet|broadband|fibre|fiber|4g|3g|mobile data|wi-?fi|satellite)(?: internet)? (?:connection|link|access|service|router|network|modem)", "(?:fibre|fiber|broadband|internet)"], fr: ["(?:connexion|acces|reseau|ligne) (?:a |d')?(?:internet|fibre|4g|3g|haut debit|wifi)", "(?:fibre optique)"], es: ["(?:conexion|acceso|servicio|red) (?:a |de )?(?:internet|fibra|4g|banda ancha|wifi)", "fibra optica|internet"], pt: ["(?:ligacao|conexao|acesso|servico|rede) (?:a |de )?(?:internet|fibra|4g|banda larga|wifi)", "fibra otica|internet"], sw: ["(?:mtandao|intaneti|internet)(?: wa (?:intaneti|simu|faiba))?"] },
    },
    second: { says: { en: ["(?:second|back-?up|spare|two|dual|alternative) (?:internet |network |mobile |sim |data )*(?:links?|lines?|connections?|sims?|networks?|routers?)"], fr: ["(?:deuxieme|seconde|deux|double) (?:ligne|connexion|liaison|reseau|sim)s?(?: internet)?"], es: ["(?:segund[oa]|dos|doble) (?:linea|conexion|enlace|red|sim|chip)(?:es|s)?(?: de internet)?"], pt: ["(?:segund[oa]|duas|dupla) (?:linha|ligacao|conexao|rede|chip)(?:es|s)?(?: de internet)?"], sw: ["(?:mtandao|laini|kiunganishi) (?:wa|ya|cha) (?:pili|akiba)"] } },
    power: { things: { en: ["ups", "(?:solar |power |battery )*(?:back-?up|bank|inverter)(?: power| battery)?", "(?:standby |back-?up )generator"], fr: ["onduleurs?", "(?:batterie|alimentation|groupe) (?:de secours|electrogene)"], es: ["ups|nobreak|inversor", "(?:planta|generador|bateria) (?:electrica|de respaldo|de emergencia)"], pt: ["ups|no-?break|inversor", "(?:gerador|bateria) (?:de reserva|de emergencia|de apoio)"], sw: ["ups|betri ya akiba|jenereta"] } },
    support: { things: { en: ["(?:it |technical |software |hardware )(?:support|maintenance|service) (?:contract|agreement)"], fr: ["contrat (?:de maintenance|d'assistance|de support) (?:informatique|technique)?"], es: ["contrato de (?:soporte|mantenimiento) (?:informatico|tecnico|de equipos)"], pt: ["contrato de (?:suporte|assistencia|manutencao) (?:informatic[oa]|tecnic[oa])"], sw: ["mkataba wa (?:huduma|matengenezo) ya (?:kompyuta|tehama)"] } },
    minor: { says: { en: ["(?:outages?|interruptions?|downtime|power cuts?)~(?:do not|does not|did not|never|without) (?:stop|affect|halt|disrupt|stopping)"], fr: ["(?:coupures?|interruptions?)~(?:n'arretent|n'affectent|sans (?:arreter|effet))"], es: ["(?:cortes?|interrupciones)~(?:no (?:detienen|afectan|paran)|sin (?:afectar|detener))"], pt: ["(?:cortes?|interrupcoes)~(?:nao (?:param|afetam|afectam)|sem (?:parar|afetar))"], sw: ["(?:kukatika kwa (?:umeme|mtandao))~(?:hakusimamishi|hakuathiri)"] } },
    fails: {
      says: {
        en: ["(?:outages?|power cuts?|network failures?|internet|system|scale|network|connection|computer|blackouts?)~(?:stops?|stop|stopped|halts?|delays?|interrupts?|prevents?) (?:the |our |all )*(?:sales|weighing|payments?|work|cooling|dispatch|deliveries|processing)~(?:weekly|every week|each week|a week|most weeks|every few days|often|times a month|days)?", "(?:network|internet|power|electricity|connection) (?:is|goes|fails|was) (?:down|off|out|fails)? ?~(?:every week|weekly|each week|most days|every day|several times a week|\\w+ days a (?:week|month))"],
        fr: ["(?:coupures?|pannes?|reseau|connexion)~(?:arretent?|bloquent?|interromp(?:t|ent)|stoppent?)~(?:ventes?|pesees?|paiements?|travail)", "(?:coupures?|delestages?)~(?:chaque semaine|hebdomadaires?|presque tous les jours|quotidien)"], es: ["(?:cortes?|fallas?|caidas?|red|internet)~(?:detienen?|paran?|interrumpen?|impiden?)~(?:ventas?|pesaje|pagos?|trabajo)", "(?:cortes?|apagones)~(?:cada semana|semanales|casi todos los dias)"], pt: ["(?:cortes?|falhas?|quedas?|rede|internet)~(?:param?|interrompem?|impedem?|bloqueiam?)~(?:vendas?|pesagem|pagamentos?|trabalho)", "(?:cortes?|apagoes)~(?:todas as semanas|semanais|quase todos os dias)"], sw: ["(?:kukatika|umeme|mtandao)~(?:husimamisha|kunasimamisha|hukwamisha)~(?:mauzo|upimaji|malipo|kazi)", "(?:umeme|mtandao)~(?:hukatika|unakatika) (?:kila wiki|mara kwa mara|karibu kila)"],
      },
    },
    none: { says: { en: ["(?:system|software|app|computers?)~(?:has |have )?(?:never worked|does not work|do not work|is not working|are not working|stopped working|abandoned|broken)"], fr: ["(?:systeme|logiciel|application|ordinateurs?)~(?:ne fonctionnent? (?:pas|plus)|n'a jamais (?:marche|fonctionne)|abandonne|en panne)"], es: ["(?:sistema|programa|software|aplicacion|computadoras?)~(?:no funcionan?|nunca (?:funciono|ha funcionado)|abandonad[oa]|danad[oa]s?)"], pt: ["(?:sistema|programa|software|aplicacao|computador(?:es)?)~(?:nao funcionam?|nunca (?:funcionou)|abandonad[oa]|avariad[oa]s?)"], sw: ["(?:mfumo|programu|kompyuta)~(?:haufanyi kazi|haifanyi kazi|hazifanyi kazi|umeharibika|imeharibika)"] } },
  },
  levels: [
    { level: "CRITICAL", any: ["none"] },
    { level: "HIGH", any: ["fails"] },
    { level: "LOW", all: ["second", "power", "support"] },
    { level: "MODERATE", any: ["link", "second", "minor"] },
  ],
};

/** Records: what they are kept in, backed up, complete, able to trace a lot. */
const records: Criterion = {
  indicator: "technology.data-management",
  attributes: {
    digital: {
      things: {
        en: ["(?:accounting|bookkeeping|farm management|inventory|stock|erp|point[- ]of[- ]sale|pos|payroll|traceability|herd management|record[- ]keeping) (?:software|system|package|app|application|programme|program)", "(?:quickbooks|sage|xero|tally|odoo|sap|zoho|wave|quick books|pastel)(?: [a-z]+)?", "(?:digital|electronic|computeri[sz]ed) (?:ledgers?|records?|registers?|books|farmer register|register of farmers)", "(?:farmer|supplier|member|sales|production) database"],
        fr: ["(?:logiciel|progiciel|application) (?:de |d')(?:comptabilite|gestion|stock|caisse|tracabilite|paie|suivi|information)", "systeme informatise", "(?:sage|quickbooks|saari|odoo|ciel|perfecto)(?: [a-z]+)?", "(?:registres?|livres?|fichiers?|comptabilite) (?:numeriques?|informatisee?s?|electroniques?)", "base de donnees"],
        es: ["(?:software|programa|sistema|aplicacion) (?:contable|de (?:contabilidad|gestion|inventarios?|ventas|trazabilidad|facturacion|nomina)|administrativo)", "(?:quickbooks|odoo|siigo|contpaqi?|sap|excel contable|alegra|monica)(?: [a-z]+)?", "(?:registros?|libros?) (?:digitales|electronicos?|informatizados)", "base de datos"], pt: ["(?:software|programa|sistema|aplicacao|aplicativo) (?:contabilistico|contabil|de (?:contabilidade|gestao|stock|estoque|vendas|rastreabilidade|faturacao))", "(?:primavera|phc|quickbooks|odoo|sage|sap)(?: [a-z]+)?", "(?:registos?|registros?|livros?) (?:digitais|eletronicos?|informatizados)", "base de dados|banco de dados"],
        sw: ["(?:mfumo|programu) (?:wa|ya) (?:kompyuta|kidijitali|uhasibu|kielektroniki|mauzo|hesabu)", "(?:quickbooks|tally|sage|odoo)", "(?:kumbukumbu|daftari|rejista) (?:za |la |ya )(?:kidijitali|kielektroniki)", "kanzidata"],
      },
    },
    sheets: {
      things: { en: ["(?:excel |computer |google )?(?:spreadsheets?|workbooks?)", "excel(?: sheets?| files?)?", "google sheets?"], fr: ["(?:tableurs?|fichiers? excel|feuilles? (?:de calcul|excel)|tableaux? excel)", "excel"], es: ["(?:hojas? (?:de calculo|electronicas?|de excel)|planillas? (?:de )?(?:excel|electronicas?)|archivos? (?:de )?excel)", "excel"], pt: ["(?:folhas? (?:de calculo|excel)|planilhas?(?: eletronicas?| de excel| excel)?|ficheiros? excel)", "excel"], sw: ["(?:jedwali|majedwali|faili) (?:la|ya|za) (?:excel|kompyuta)", "excel"] },
      says: { en: ["(?:recorded|kept|entered|held|maintained|stored|types?|typed|records|registers|books) (?:[a-z]+ ){0,3}(?:in|on|using|with) (?:an? |the |ms |microsoft |google )*(?:excel|spreadsheets?|workbooks?|google sheets?)"], fr: ["(?:tenue?s?|saisie?s?|enregistree?s?|suivie?s?) (?:[a-z]+ ){0,3}(?:sur|dans|avec) (?:un |des )?(?:excel|tableurs?|fichiers? excel)"], es: ["(?:llevan?|registran?|anotan?|llevad[oa]s?) (?:[a-z]+ ){0,4}en (?:una |hojas? de )*(?:excel|calculo|planillas?)"], pt: ["(?:registad|registrad|mantid|feit|anotad)[oa]s? (?:[a-z]+ ){0,3}em (?:folhas? de calculo|excel|planilhas?)"], sw: ["(?:huandikwa|hutunzwa|zinatunzwa|zinaandikwa|huwekwa) (?:[a-z]+ ){0,3}(?:kwenye|katika) (?:excel|kompyuta)"] },
    },
    weekly: { says: { en: ["(?:backed up|back-?ups?|copied)~(?:daily|weekly|every (?:day|week|night|evening|friday|sunday|monday)|each (?:week|day|evening)|nightly|automatically|to the cloud|in the cloud|in real time)", "(?:daily|weekly|nightly|automatic|cloud|continuous) back-?ups?"], fr: ["(?:sauvegarde|sauvegarde)(?:e|s|es)?~(?:quotidienne|hebdomadaire|chaque (?:jour|semaine|soir)|tous les (?:jours|soirs)|toutes les semaines|automatique|dans le cloud|en ligne)s?"], es: ["(?:respaldos?|copias? de seguridad|respalda(?:n|mos|da|do)?s?)~(?:diari|semanal|cada (?:dia|semana|noche)|automatic|en la nube)\\w*"], pt: ["(?:copias? de seguranca|backups?|salvaguarda)~(?:diari|semana(?:l|is)|todos os dias|todas as semanas|cada semana|automatic|na nuvem)\\w*"], sw: ["(?:nakala|hifadhi|nakala rudufu)~(?:kila (?:siku|wiki|jioni)|wingu|mtandaoni)"] } },
    monthly: { says: { en: ["(?:backed up|back-?ups?|copied)~(?:monthly|every month|each month|once a month)", "monthly back-?ups?"], fr: ["sauvegarde(?:e|s|es)?~(?:mensuelle|chaque mois|tous les mois)s?"], es: ["(?:respaldos?|copias? de seguridad|respalda\\w*)~(?:mensual(?:es)?|cada mes)"], pt: ["(?:copias? de seguranca|backups?)~(?:mensa(?:l|is)|todos os meses|cada mes)"], sw: ["(?:nakala|hifadhi)~kila mwezi"] } },
    backup: {
      things: { en: ["(?:off-?site |external |data |regular )*back-?ups?(?: copy| copies| drive)?"], fr: ["(?:sauvegardes?|copies? de (?:securite|sauvegarde))(?: des donnees)?"], es: ["(?:respaldos?|copias? de (?:seguridad|respaldo))(?: de (?:datos|la informacion))?"], pt: ["(?:copias? de (?:seguranca|reserva)|backups?)(?: dos dados)?"], sw: ["(?:nakala (?:rudufu|za akiba|ya akiba)|hifadhi rudufu)"] },
      denies: { en: ["(?:not|never) (?:been )?backed up", "no back-?ups?(?: cop(?:y|ies))?"], fr: ["(?:aucune|sans|pas de|jamais) (?:copie de )?sauvegardes?", "(?:ne sont|n'est) (?:pas|jamais) sauvegardee?s?"], es: ["(?:sin|no hay|ningun|no se (?:hacen|hace|tiene)) (?:respaldos?|copias? de (?:seguridad|respaldo))"], pt: ["(?:sem|nao ha|nenhuma?|nao se fazem|nao (?:temos|tem)) (?:copias? de (?:seguranca|reserva)|backups?)"], sw: ["(?:hakuna|hatuna|haina|bila) (?:nakala|hifadhi) (?:rudufu|ya akiba|za akiba|nyingine)"] },
    },
    restore: { says: { en: ["(?:restore|recovery|restoration)~(?:was |is |has been |were )?(?:tested|tried|checked)", "(?:tested|tried) ~(?:restore|recovery|restoration)"], fr: ["restauration~(?:testee?|verifiee?|essayee?)"], es: ["(?:restauracion|recuperacion)~(?:probad|verificad)[oa]"], pt: ["(?:restauro|restauracao|recuperacao)~(?:testad|verificad)[oa]"], sw: ["(?:urejeshaji|kurejesha)~(?:ulijaribiwa|umejaribiwa|kulijaribiwa)"] } },
    paper: {
      says: {
        en: ["(?:records?|books?|sales|accounts?|deliveries|data|registers?|ledgers?|stock|purchases|weights)~(?:is|are|was|were)? ?(?:[a-z]+ )?(?:kept|recorded|written|held|maintained|entered|noted)? ?(?:[a-z]+ )?(?:on paper|by hand|in (?:an? |the )?(?:exercise|paper|counter|note|hand-?written|school|hard-?cover|manual)[- ]?(?:books?|ledgers?|cash ?books?|registers?|records?|cards?)|manually|in (?:a )?notebooks?|handwritten)", "(?:keeps?|kept|uses?|maintains?|has|have) (?:an? |the |all |only |its |our |some |manual |simple )*(?:paper|manual|hand-?written|exercise|counter) ?-?(?:records?|books?|ledgers?|cash ?books?|registers?|cards?|record[- ]keeping|receipts?)", "paper[- ]based (?:records?|system|registers?)"],
        fr: ["(?:registres?|livres?|comptes?|ventes|donnees|achats|stocks?|fiches?)~(?:tenue?s?|notee?s?|ecrite?s?|enregistree?s?|inscrite?s?)? ?(?:[a-z]+ )?(?:sur papier|a la main|manuscrits?|manuellement|dans (?:un |des )?(?:cahiers?|carnets?))", "(?:registres?|cahiers?|livres?) (?:papier|manuels?|manuscrits?)", "(?:tient|tenons|tiennent|utilise) (?:un |des |les |ses )?(?:cahiers?|carnets?)"], es: ["(?:registros?|libros?|cuentas?|ventas|datos|compras|inventarios?)~(?:se )?(?:llevan?|anotan?|escriben?|llevad[oa]s?)? ?(?:[a-z]+ )?(?:en papel|a mano|manualmente|en (?:un |unos )?(?:cuadernos?|libretas?))", "(?:registros?|libros?) (?:en papel|manuales|manuscritos|fisicos)", "(?:lleva|llevan|llevamos|usa|usamos) (?:un |una |unos |los )?(?:cuadernos?|libretas?)"],
        pt: ["(?:registos?|registros?|livros?|contas?|vendas|dados|compras)~(?:sao )?(?:feit|mantid|anotad|escrit)?[oa]?s? ?(?:[a-z]+ )?(?:em papel|a mao|manualmente|em (?:um )?(?:cadernos?|livretes?))", "(?:registos?|registros?|livros?) (?:em papel|manuais|manuscritos|fisicos)", "(?:usa|usamos|mantem|mantemos) (?:um |uns |os )?cadernos?"], sw: ["(?:kumbukumbu|mauzo|hesabu|taarifa|rekodi|manunuzi)~(?:huandikwa|zinaandikwa|hutunzwa|zinatunzwa|yanaandikwa|huwekwa)? ?(?:kwenye|katika|kwa) (?:daftari|madaftari|karatasi|mkono|vitabu vya mkono)", "(?:tunatumia|hutumia|inatumia) (?:daftari|madaftari|vitabu)"],
      },
    },
    none: {
      says: {
        en: ["no (?:proper |written |formal |farm |sales |business )*(?:records?|books)(?: of [a-z]+)? (?:are|is|were|have been|has been) (?:kept|maintained|made|available)", "(?:does|do|did) not (?:yet )?(?:keep|maintain|have) (?:any |proper |written |formal |sales |farm )*(?:records?|books)(?! of account)", "no record[- ]?keeping", "(?:from|by|in) (?:the )?(?:owner'?s |his |her |my )?(?:memory|head)"],
        fr: ["(?:aucun|pas de|sans) (?:registre|cahier|enregistrement)s?(?: n'est)?", "(?:ne|n')\\w* ?tien(?:t|nent|s|ons)? (?:aucun|pas de) (?:registre|comptabilite|cahier)", "de (?:memoire|tete)"], es: ["(?:no (?:se )?(?:lleva|llevan|llevamos|tiene|tenemos)|sin) (?:ningun )?registros?", "de memoria"], pt: ["(?:nao (?:se )?(?:mantem|faz|fazem|existem|ha|tem|temos)|sem) (?:quaisquer |nenhum )?(?:registos?|registros?)", "de (?:memoria|cabeca)"], sw: ["(?:hatutunzi|hakuna|haitunzi|hatuna|hatuweki) (?:kumbukumbu|rekodi)", "kwa (?:kumbukumbu ya )?kichwa(?:ni)?"],
      },
    },
    lost: {
      says: {
        en: ["(?:records?|books|data|files|ledgers?|receipts|registers?)~(?:was|were|have been|has been|are|is|got) (?:lost|destroyed|stolen|burnt|burned)", "(?:records?|books|registers?|figures)~(?:contradict|do not (?:match|agree|tally)|does not (?:match|agree)|differ from) (?:each|the|one|those|with)?", "(?:cannot|can not|can't) (?:be )?(?:trace|traced) ~(?:to|back|farmers?|supplier|plots?)"], fr: ["(?:registres?|donnees|livres|dossiers|recus)~(?:perdue?s?|detruite?s?|volee?s?|brulee?s?)", "(?:registres?|chiffres|livres)~(?:se contredisent|ne concordent pas)"], es: ["(?:registros?|datos|libros|archivos|recibos)~(?:se perdieron|perdid[oa]s?|destruid[oa]s?|robad[oa]s?|extraviad[oa]s?)", "(?:registros?|cifras|libros)~(?:se contradicen|no (?:coinciden|concuerdan))"], pt: ["(?:registos?|registros?|dados|livros|arquivos|recibos)~(?:perderam-se|se perderam|perdid[oa]s?|destruid[oa]s?|roubad[oa]s?|extraviad[oa]s?)", "(?:registos?|registros?|livros)~(?:contradizem-se|se contradizem|nao (?:coincidem|batem))"], sw: ["(?:kumbukumbu|data|vitabu|daftari|rekodi)~(?:zilipotea|zimepotea|ilipotea|imepotea|zimeibiwa|ziliungua|vimepotea)", "(?:kumbukumbu|rekodi|takwimu)~(?:zinapingana|hazilingani)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["lost"] },
    { level: "HIGH", any: ["!backup", "paper", "none"] },
    { level: "LOW", all: ["digital", "weekly", "restore"] },
    { level: "MODERATE", any: ["digital", "sheets", "weekly", "monthly"] },
  ],
};

/** Who can reach money and personal data. */
const security: Criterion = {
  indicator: "technology.cybersecurity-privacy",
  attributes: {
    steps: { things: { en: ["(?:two|multi)[- ](?:factor|step)(?: authentication| login| verification)?", "2fa|mfa", "(?:one[- ]time|otp) (?:codes?|passwords?)", "(?:own|personal|individual|separate|unique) (?:passwords?|accounts?|log-?ins?|user names?|pins?)"], fr: ["(?:double|deux) (?:authentification|facteurs?)", "authentification (?:a deux facteurs|forte|double)", "(?:mots? de passe|comptes?|codes?) (?:individuel|personnel|propre)s?"], es: ["(?:doble|dos) (?:factor(?:es)?|autenticacion|paso)s?", "(?:contrasenas?|cuentas?|usuarios?|claves?) (?:individual(?:es)?|personal(?:es)?|propi[oa]s?)"], pt: ["(?:dois|duplo|dupla) (?:fator(?:es)?|factores|autenticacao)", "autenticacao (?:de|em) dois fatores", "(?:senhas?|palavras-?passe|contas?|utilizador(?:es)?) (?:individua(?:l|is)|pessoa(?:l|is)|propri[oa]s?)"], sw: ["(?:uthibitisho|hatua) (?:wa |za )?(?:hatua )?mbili", "(?:nywila|neno la siri|akaunti) (?:binafsi|lake|yake|za kila mtu|ya kila mtu)"] } },
    twoPay: {
      says: {
        en: ["(?:mobile[- ]money|m-?pesa|online|bank|electronic|payments?|transfers?|mtn|airtel)~(?:needs?|requires?|require|is|are|with|by|under) ~(?:two|second|dual|2) (?:people|persons?|approvals?|signator(?:y|ies)|authori[sz]ers?|officers?|pins?|approver)", "(?:two|2) (?:people|persons) (?:approve|authori[sz]e|release|sign) (?:each|every|all|mobile|bank|the)? ?(?:[a-z-]+ )?(?:payments?|transfers?)", "maker[- ]checker"], fr: ["(?:paiements?|virements?|mobile money|orange money|wave)~(?:deux|double|2) (?:personnes?|validations?|signatures?|approbations?)"], es: ["(?:pagos?|transferencias?|dinero movil|banca)~(?:dos|doble|2) (?:personas?|aprobaciones?|firmas?|autorizaciones?)"], pt: ["(?:pagamentos?|transferencias?|dinheiro movel|m-?pesa)~(?:duas|dupla|2) (?:pessoas?|aprovacoes?|aprovacao|assinaturas?|autorizacoes?)"], sw: ["(?:malipo|m-?pesa|tigo pesa|airtel money|benki)~(?:watu wawili|watu 2|saini mbili|idhini mbili)"],
      },
    },
    registered: {
      says: { en: ["registered (?:with|by|as) (?:the |a )*(?:office of the )?(?:data (?:protection |privacy )*(?:commission(?:er)?|authority|controller|office|processor)|odpc|pdpc|ndpc|ndpr|popia|information regulator)", "(?:data (?:protection|controller|processor)|odpc|pdpc) (?:registration |certificate |licen[sc]e )+(?:no|number|is|was|valid|dated)"], fr: ["(?:declaree?|enregistree?|inscrite?) (?:aupres de |a )(?:la )?(?:cnil|commission (?:nationale )?(?:de |des )?(?:protection|donnees)|cdp|artci|autorite de protection)"], es: ["(?:registrad|inscrit)[oa]s? (?:ante|en) (?:la |el )?(?:autoridad|registro|agencia) (?:nacional )?de (?:proteccion de datos|bases de datos|datos)"], pt: ["(?:registad|registrad|inscrit)[oa]s? (?:n[oa]|junto (?:d|a)[oa]) (?:autoridade|comissao|anpd|agencia) (?:nacional )?(?:de )?(?:protecao de dados|dados)?"], sw: ["(?:imesajiliwa|tumesajiliwa|kimesajiliwa) (?:na|kwa) (?:tume|ofisi) ya (?:ulinzi|kulinda)"] },
      denies: { en: ["(?:is|are|has|have) not (?:yet |been )*registered (?:with|by|as) (?:the |a )*(?:office of the )?(?:data|odpc|pdpc)"], fr: ["(?:n'est|n'a) pas (?:encore )?(?:ete )?(?:declaree?|enregistree?|inscrite?) (?:aupres de |a )(?:la )?(?:cnil|commission|cdp|autorite)"], es: ["no (?:esta|se ha) (?:registrad|inscrit)[oa] ~datos"], pt: ["nao (?:esta|foi) (?:registad|registrad)[oa] ~dados"], sw: ["(?:haijasajiliwa|hatujasajiliwa) ~(?:tume|ofisi) ya (?:ulinzi|kulinda)"] },
    },
    pending: { says: { en: ["(?:data (?:protection|controller)|odpc|pdpc)~(?:registration|application)~(?:in process|pending|submitted|filed|under way)"], fr: ["(?:declaration|enregistrement)~(?:cnil|cdp|donnees)~en cours"], es: ["(?:registro|inscripcion)~(?:bases? de )?datos~en tramite"], pt: ["(?:registo|registro)~(?:protecao de )?dados~em curso"], sw: ["(?:maombi|usajili)~(?:ulinzi wa )?taarifa~(?:unaendelea|yamewasilishwa)"] } },
    consent: { things: { en: ["(?:written |signed )?consent (?:forms?|of (?:the )?(?:farmers|members|workers|clients))", "(?:data protection|privacy|data privacy) (?:policy|notice|officer)"], fr: ["(?:formulaires?|fiches?) de consentement", "politique de (?:confidentialite|protection des donnees)"], es: ["(?:formularios?|hojas?) de consentimiento", "(?:politica|aviso) de (?:privacidad|proteccion de datos|tratamiento de datos)"], pt: ["(?:formularios?|fichas?|termos?) de consentimento", "politica de (?:privacidade|protecao de dados)"], sw: ["fomu (?:za|ya) (?:idhini|ridhaa)", "sera ya (?:faragha|ulinzi wa taarifa)"] } },
    shared: {
      says: {
        en: ["(?:share|shares|shared|sharing|common|same|one) (?:the same |the |a |one |an? )*(?:password|pin|log-?in|user ?name|account for all)s?", "(?:password|pin)s? (?:is|are) (?:shared|known (?:to|by) (?:all|everyone|several|the staff)|written on)", "(?:one person|the (?:owner|cashier|manager|treasurer|director)|he|she)~(?:alone |only )?(?:holds?|controls?|has|keeps?|operates?) ~(?:mobile[- ]money|m-?pesa|till|momo|airtel money)~(?:alone|pin|phone|line|account)"], fr: ["(?:mot de passe|code|compte)~(?:partage|commun|connu de tous)", "(?:une seule personne|la caissiere|le gerant|la gerante)~(?:detient|gere|controle)~(?:seule?)?~(?:mobile money|orange money|code)"], es: ["(?:contrasena|clave|usuario)s?~(?:compartid|comun|conocid)[oa]?s?(?:es)?", "(?:comparten|compartimos) (?:la |una |las )?(?:contrasena|clave)s?", "una sola persona~(?:maneja|controla|tiene)~(?:dinero movil|claves?|banca)"], pt: ["(?:senha|palavra-?passe|codigo)s?~(?:partilhad|compartilhad|comum|conhecid)[oa]?s?", "(?:partilham|partilhamos|compartilham) (?:a |uma |as )?(?:senha|palavra-?passe)s?", "uma (?:so|unica) pessoa~(?:controla|gere|tem)~(?:m-?pesa|dinheiro movel|senha)"], sw: ["(?:nywila|neno la siri|pin|namba ya siri)~(?:moja kwa wote|inatumiwa na wote|hutumiwa na wote|tunashirikiana|wote wanaijua)", "mtu mmoja (?:tu |pekee )?~(?:m-?pesa|simu ya malipo|namba ya siri)"],
      },
    },
    breach: {
      says: {
        en: ["(?:hacked|phishing|data breach|money was stolen (?:from|through)|(?:mobile[- ]money|m-?pesa|online|sim[- ]swap) (?:fraud|theft))~(?:not|still|unresolved|lost|never|has|was|in 20\\d\\d)?", "(?:personal|farmers?'?|members?'?|customers?'?) (?:data|details|information|list)~(?:was|were|is|are|has been) (?:sold|leaked|exposed|published|stolen)"], fr: ["(?:piratage|piratee?|fuite de donnees|escroquerie (?:au |par )?mobile)", "(?:donnees|informations) (?:personnelles|des (?:membres|producteurs))~(?:vendues|divulguees|volees|exposees)"], es: ["(?:hackead[oa]|fuga de datos|fraude (?:en linea|electronico|por internet))", "datos (?:personales|de los (?:socios|productores))~(?:vendid|filtrad|robad|expuest)[oa]s"], pt: ["(?:pirateado|hackead[oa]|fuga de dados|fraude (?:eletronica|online|por m-?pesa))", "dados (?:pessoais|dos (?:membros|produtores))~(?:vendid|vazad|roubad|expost)[oa]s"], sw: ["(?:tulidukuliwa|ilidukuliwa|imedukuliwa|wizi wa mtandao(?:ni)?|utapeli wa m-?pesa)", "taarifa (?:binafsi|za (?:wanachama|wakulima))~(?:ziliuzwa|zilivuja|zimevuja|ziliibiwa)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["breach"] },
    { level: "HIGH", any: ["shared", "!registered", "!steps"] },
    { level: "LOW", all: ["steps", "twoPay", "registered"] },
    { level: "MODERATE", any: ["steps", "twoPay", "registered", "pending", "consent"] },
  ],
};

/** Digital tools in daily use. */
const tools: Criterion = {
  indicator: "technology.digital-tools",
  attributes: {
    most: { says: { en: [`${percentAtLeast(8)} of (?:the |our |its |all )*(?:payments?|transactions?|sales|deliveries|purchases|farmers|members|records?)~(?:is|are|was|were|get|paid) ~(?:digital|digitally|electronic|electronically|mobile[- ]money|m-?pesa|app|software|system|bank|recorded in|phone)`, "all (?:payments?|transactions?|sales|deliveries|purchases)~(?:is|are|go|pass) ~(?:digital|digitally|electronic|electronically|mobile[- ]money|m-?pesa|app|software)"], fr: [`${percentAtLeast(8)} des (?:paiements?|transactions?|ventes|livraisons)~(?:numerique|electronique|mobile money|logiciel|application)`], es: [`${percentAtLeast(8)} de (?:los pagos|las transacciones|las ventas)~(?:digital|electronic|sistema|aplicacion|transferencia)\\w*`], pt: [`${percentAtLeast(8)} d(?:os pagamentos|as transacoes|as vendas)~(?:digital|digitais|eletronic|sistema|aplicacao|m-?pesa)\\w*`], sw: ["asilimia (?:8|9)\\d ya (?:malipo|mauzo|miamala)~(?:kidijitali|m-?pesa|simu|mfumo|kielektroniki)"] } },
    linked: { says: { en: ["(?:linked|connected|integrated|exported|feeds?|synchroni[sz]ed?) (?:[a-z]+ ){0,3}(?:to|with|into) (?:the |our |its )*(?:accounting|books|ledgers?|accounts|software|system|stock)"], fr: ["(?:relie|connecte|integre|exporte)e?s? (?:[a-z]+ ){0,2}(?:a|au|avec|vers|dans) (?:la |le |l')?(?:comptabilite|logiciel|livres|stock)"], es: ["(?:conectad|integrad|vinculad|exportad)[oa]s? (?:[a-z]+ ){0,2}(?:a|al|con) (?:la |el )?(?:contabilidad|sistema|libros|inventario)"], pt: ["(?:ligad|integrad|exportad|conectad)[oa]s? (?:[a-z]+ ){0,2}(?:a|ao|com|para) (?:a |o )?(?:contabilidade|sistema|livros|stock)"], sw: ["(?:umeunganishwa|imeunganishwa|zimeunganishwa) na (?:mfumo|hesabu|uhasibu)"] } },
    half: { says: { en: [`${percentBetween(4, 8)} of (?:the |our |its |all )*(?:payments?|transactions?|sales|deliveries|purchases|farmers|members)~(?:is|are|was|were|get|paid) ~(?:digital|digitally|electronic|electronically|mobile[- ]money|m-?pesa|app|software|system|bank|phone)`], fr: [`${percentBetween(4, 8)} des (?:paiements?|transactions?|ventes|livraisons)~(?:numerique|electronique|mobile money|logiciel|application)`], es: [`${percentBetween(4, 8)} de (?:los pagos|las transacciones|las ventas)~(?:digital|electronic|sistema|aplicacion|transferencia)\\w*`], pt: [`${percentBetween(4, 8)} d(?:os pagamentos|as transacoes|as vendas)~(?:digital|digitais|eletronic|sistema|aplicacao|m-?pesa)\\w*`], sw: ["asilimia (?:4|5|6|7)\\d ya (?:malipo|mauzo|miamala)~(?:kidijitali|m-?pesa|simu|mfumo|kielektroniki)"] } },
    paidByPhone: {
      says: {
        en: ["(?:farmers|members|suppliers|workers|staff|growers|outgrowers|wages|customers)~(?:are|is|were|pay|paid|get) ~(?:by|through|via|using|with|on) (?:mobile[- ]money|m-?pesa|momo|airtel money|mtn|tigo ?pesa|phone|bank transfer)", "(?:point[- ]of[- ]sale|pos) (?:system|terminal|machine|tills?)~(?:is|are|in|records?|used|at)", "(?:uses?|using) (?:an? |the )*(?:[a-z]+ ){0,3}(?:app|mobile application|platform|digital scale|digital weighing)"], fr: ["(?:producteurs|membres|ouvriers|salaries|fournisseurs)~(?:payes?|paies?) ~(?:par|via) (?:mobile money|orange money|wave|moov|virement)", "(?:utilise|utilisons) (?:une |l')(?:application|plateforme)"], es: ["(?:productores|socios|trabajadores|proveedores)~(?:pagados?|se les paga|reciben) ~(?:por|mediante|via|con) (?:dinero movil|transferencia|billetera|yape|nequi|tigo money)", "(?:usa|usamos|utiliza|utilizamos) (?:una |la )(?:aplicacion|app|plataforma)"], pt: ["(?:produtores|membros|trabalhadores|fornecedores)~(?:pagos|recebem|sao pagos) ~(?:por|via|atraves) (?:m-?pesa|e-?mola|dinheiro movel|transferencia|pix)", "(?:usa|usamos|utiliza|utilizamos) (?:uma |a )(?:aplicacao|aplicativo|plataforma)"], sw: ["(?:wakulima|wanachama|wafanyakazi)~(?:hulipwa|wanalipwa) ~(?:kwa|kupitia) (?:m-?pesa|simu|tigo ?pesa|airtel money|benki|mitandao ya simu)", "(?:tunatumia|inatumia|hutumia) (?:programu|mfumo|app) ?(?:ya|wa)? ?(?:simu|kidijitali)"],
      },
    },
    few: { says: { en: ["(?:pilot(?:ing|ed)?|trial(?:ling)?|testing) (?:of )?(?:an? |the |our )*(?:[a-z]+ ){0,2}(?:app|software|digital|mobile[- ]money|platform)", `(?:${percentBetween(1, 4)}) of (?:the |our |its |all )*(?:payments?|transactions?|sales|deliveries)~(?:is|are|was|were) ~(?:digital|digitally|electronic|mobile[- ]money|m-?pesa)`, "(?:pays?|paid|payments?|sales|transactions)~(?:is|are|was|were)? ?(?:all |only |mostly |entirely |in )*(?:in cash only|cash only|only in cash|all in cash|entirely in cash)"], fr: ["(?:phase pilote|projet pilote)~(?:application|logiciel|numerique|mobile)", "(?:paiements?|ventes|paie|payons)~(?:uniquement|exclusivement|seulement|tout) en (?:especes|liquide)"], es: ["(?:piloto|prueba piloto)~(?:aplicacion|app|digital|sistema)", "(?:pagos?|ventas|paga|pagamos)~(?:solo|unicamente|todo) en efectivo"], pt: ["(?:piloto|fase piloto)~(?:aplicacao|aplicativo|digital|sistema)", "(?:pagamentos?|vendas|paga|pagamos)~(?:so|apenas|tudo) em (?:dinheiro|numerario)"], sw: ["(?:majaribio)~(?:programu|mfumo|kidijitali)", "(?:malipo|mauzo)~(?:taslimu tu|kwa taslimu pekee|taslimu pekee)"] } },
  },
  levels: [
    { level: "HIGH", any: ["few"] },
    { level: "LOW", all: ["most", "linked"] },
    { level: "MODERATE", any: ["half", "most", "paidByPhone"] },
  ],
};

/** Whether figures are looked at and acted on. */
const analytics: Criterion = {
  indicator: "technology.analytics",
  attributes: {
    monthly: {
      says: {
        en: ["(?:monthly|weekly|daily) (?:[a-z]+ ){0,3}(?:figures|kpis?|dashboards?|performance (?:report|review)s?|management (?:reports?|accounts|meetings?)|scorecards?|reports? (?:of|on|to|with))", "(?:figures|results?|kpis?|actuals?|performance|targets?|indicators)~(?:is|are|was|were) (?:reviewed|compared|discussed|checked|looked at|reported|tracked) ~(?:monthly|weekly|every (?:month|week)|each (?:month|week)|once a month)", "(?:every|each) (?:month|week)~(?:compares?|compared|reviews?|reviewed|checks?|discusses?|looks? at)~(?:figures|results?|budget|plan|actuals?|costs?|sales|targets?)"],
        fr: ["(?:tableaux? de bord|indicateurs|chiffres|resultats)~(?:mensuel|hebdomadaire|chaque mois|tous les mois|chaque semaine)(?:le)?s?", "(?:chaque|tous les) (?:mois|semaine)~(?:compare|analyse|examine|suit)\\w*~(?:chiffres|resultats|budget|ventes|couts)"], es: ["(?:indicadores|tablero|cifras|resultados|reportes?|informes?)~(?:mensual(?:es)?|semanal(?:es)?|cada mes|cada semana)", "cada (?:mes|semana)~(?:compara|revisa|analiza)\\w*~(?:cifras|resultados|presupuesto|ventas|costos)"], pt: ["(?:indicadores|painel|numeros|resultados|relatorios?)~(?:mensa(?:l|is)|semana(?:l|is)|todos os meses|cada mes)", "(?:todos os meses|cada mes|todas as semanas)~(?:compara|analisa|reve)\\w*~(?:numeros|resultados|orcamento|vendas|custos)"], sw: ["(?:takwimu|viashiria|ripoti|matokeo)~(?:kila (?:mwezi|wiki)|za kila mwezi)", "kila (?:mwezi|wiki)~(?:tunalinganisha|hulinganisha|tunapitia|hupitia|inapitia)~(?:takwimu|bajeti|mauzo|matokeo|gharama)"],
      },
    },
    logged: { says: { en: ["decisions?~(?:is|are|was|were) (?:logged|minuted|recorded|written)", "actions?~(?:is|are|was|were) (?:minuted|logged|followed up)"], fr: ["decisions?~(?:est|sont) (?:consignee?|notee?|enregistree?)s?"], es: ["decisiones?~(?:se|son) (?:registran?|anotan?|registradas)"], pt: ["decis(?:ao|oes)~(?:e|sao) (?:registad|registrad|anotad)as?"], sw: ["maamuzi~(?:huandikwa|yanaandikwa|hurekodiwa)"] } },
    close: { says: { en: ["(?:forecasts?|budget|plan|actuals?|actual)~within (?:about )?(?:\\d|1[0-5]) ?(?:%|per cent) (?:of|from)"], fr: ["(?:previsions?|budget)~(?:a|ecart de) (?:moins de )?(?:\\d|1[0-5]) ?%"], es: ["(?:pronosticos?|presupuesto|proyeccion)~(?:dentro del?|desviacion (?:de|del)) (?:\\d|1[0-5]) ?%"], pt: ["(?:previsao|previsoes|orcamento)~(?:dentro de|desvio de) (?:\\d|1[0-5]) ?%"], sw: ["(?:makadirio|bajeti)~(?:ndani ya|tofauti ya) asilimia (?:\\d|1[0-5])"] } },
    quarterly: {
      unless: /\b(?:form 10|sec|filed|commission)\b/,
      says: {
        en: ["(?:quarterly) (?:[a-z]+ ){0,2}(?:figures|kpis?|performance (?:report|review)s?|management reports?|reports? (?:of|on|to|with))", "(?:figures|results?|kpis?|actuals?|performance)~(?:is|are|was|were) (?:reviewed|compared|discussed|reported) ~(?:quarterly|every (?:quarter|three months)|each quarter)"], fr: ["(?:tableaux? de bord|indicateurs|chiffres|resultats|rapports?)~trimestriel(?:le)?s?"], es: ["(?:indicadores|cifras|resultados|reportes?|informes?)~trimestral(?:es)?"], pt: ["(?:indicadores|numeros|resultados|relatorios?)~trimestra(?:l|is)"], sw: ["(?:takwimu|ripoti|matokeo)~(?:kila robo mwaka|za robo mwaka)"],
      },
    },
    seldom: { says: { en: ["(?:figures|results?|accounts|performance|costs?)~(?:is|are|was|were)? ?(?:only )?(?:looked at|reviewed|checked|prepared) ~(?:now and then|occasionally|irregularly|once a year|at year[- ]end|when needed|rarely|when there is time)"], fr: ["(?:chiffres|resultats|comptes)~(?:de temps en temps|rarement|une fois par an|occasionnellement)"], es: ["(?:cifras|resultados|cuentas|numeros)~(?:de vez en cuando|rara vez|una vez al ano|ocasionalmente)"], pt: ["(?:numeros|resultados|contas)~(?:de vez em quando|raramente|uma vez por ano|ocasionalmente)"], sw: ["(?:takwimu|hesabu|matokeo)~(?:mara chache|mara moja kwa mwaka|wakati mwingine)"] } },
    unused: {
      says: {
        en: ["no (?:figures|kpis?|reports?|targets|management (?:reports?|information)|indicators) (?:are|is|were) (?:used|prepared|reviewed|kept|tracked|produced)", "(?:does|do) not (?:look at|review|track|use|monitor) (?:any |the |its |our )*(?:figures|numbers|results|kpis?|performance)", "without (?:any )?(?:stated )?assumptions"], fr: ["(?:aucun|pas de) (?:chiffre|indicateur|tableau de bord|rapport)s?(?: n'est)?(?: suivi)?", "sans (?:aucune )?hypotheses?"], es: ["(?:ningun|sin|no se (?:usan|revisan|llevan)) (?:indicador(?:es)?|cifras|reportes)", "sin supuestos"], pt: ["(?:nenhum|sem|nao se usam) (?:indicador(?:es)?|numeros|relatorios)", "sem pressupostos"], sw: ["(?:hakuna|hatuangalii|hatutumii|haitumii) (?:takwimu|viashiria|ripoti)", "bila (?:makisio|dhana)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["unused"] },
    { level: "HIGH", any: ["seldom"] },
    { level: "LOW", all: ["monthly", "logged"] },
    { level: "MODERATE", any: ["monthly", "quarterly", "close"] },
  ],
};

export const TECHNOLOGY: readonly Criterion[] = [devices, records, security, tools, analytics];
