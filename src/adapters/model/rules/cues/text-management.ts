import type { TextRule } from "./text-rule";

/** How the firm prepares, learns, watches itself and keeps its machines and data. */
export const MANAGEMENT_RULES: readonly TextRule[] = [
  {
    key: "disaster_plan", most: 2,
    head: { en: ["(?:disaster|contingency|emergency|business continuity|preparedness) plan(?:ning)?"], fr: ["plan (?:d'urgence|de continuite|de contingence|de secours)"], es: ["plan de (?:contingencia|emergencia|continuidad)"], pt: ["plano de (?:contingencia|emergencia|continuidade)"], sw: ["mpango wa dharura"] },
    say: {
      en: ["(?:disaster|contingency|emergency|continuity|drought|flood) (?:plan|fund|reserve)s?", "if (?:a|the) (?:whole )?season fails"], fr: ["plan (?:d'urgence|de continuite|de contingence|de secours)", "fonds de (?:secours|urgence|reserve)"],
      es: ["plan(?:es)? de (?:contingencia|emergencia|continuidad)", "fondo de (?:contingencia|emergencia)s?"], pt: ["planos? de (?:contingencia|emergencia|continuidade)", "fundo de (?:reserva|emergencia|contingencia)"], sw: ["mpango wa (?:dharura|kukabiliana na majanga)", "mfuko wa dharura"],
    },
    denialAnswers: true,
  },
  {
    key: "energy_use", most: 2,
    head: { en: ["energy(?: use)?", "power supply"], fr: ["energie", "consommation d'energie"], es: ["energia", "consumo de energia"], pt: ["energia", "consumo de energia"], sw: ["nishati", "umeme"] },
    say: {
      en: ["(?:litres|liters|l) of (?:diesel|fuel|petrol)", "kwh", "solar (?:panels?|pumps?|system|plant|power)", "(?:electricity|power|fuel|diesel) (?:bills?|consumption|use)", "generators?"], fr: ["litres? de (?:gasoil|gas-oil|carburant|diesel)", "kwh", "panneaux solaires|pompe solaire|plaques solaires", "facture d'electricite|groupe electrogene|delestage"],
      es: ["litros de (?:diesel|gasoil|combustible)", "kwh", "paneles solares|bomba solar", "recibo de (?:la )?luz|planta electrica|consumo electrico"], pt: ["litros de (?:diesel|gasoleo|combustivel)", "kwh", "paineis solares|placas solares", "conta de (?:luz|energia)|gerador"], sw: ["lita .{0,12}za (?:dizeli|mafuta)", "sola|umeme wa jua", "jenereta"],
    },
    needs: /\d|solar|solaire|sola\b|generat|gerador|jenereta|electrogene|biog/, never: /solar dryer|sechoir|secador/,
  },
  {
    key: "innovation_trials", most: 2,
    head: { en: ["(?:trials?|innovations?|research)(?: and (?:trials|development|improvements))?"], fr: ["(?:essais|innovations?)"], es: ["(?:ensayos|innovaci(?:on|ones))"], pt: ["(?:ensaios|inovac(?:ao|oes))"], sw: ["majaribio|ubunifu"] },
    say: {
      en: ["(?:field|pilot|variety|on-farm) trials?", "we (?:tested|tried|trialled|piloted)", "trials? (?:of|with|on)"], fr: ["(?:parcelles?|essais?) (?:d'essai|de demonstration|varietal)|essais? (?:de|sur|avec)", "nous avons (?:teste|essaye)"], es: ["ensayos? (?:de|con)|parcelas? (?:de prueba|demostrativas?)", "(?:probamos|ensayamos)"],
      pt: ["ensaios? (?:de|com)|unidade demonstrativa", "(?:testamos|experimentamos)"], sw: ["shamba darasa|majaribio ya", "tulijaribu"],
    },
    never: /court|tribunal|laboratory tests? of water/,
  },
  {
    key: "staff_training", most: 2,
    head: { en: ["(?:staff )?training(?: given)?"], fr: ["formations?(?: du personnel)?"], es: ["capacitaci(?:on|ones)(?: del personal)?"], pt: ["formacao|treinamentos?|capacitacao"], sw: ["mafunzo(?: ya wafanyakazi)?"] },
    say: {
      en: ["(?:staff|workers|employees|operators?|members) (?:were|are|was|have been) trained", "train(?:ing|ed) (?:in|on|of|for|took)", "training (?:in|on|sessions?|courses?)"], fr: ["formes? (?:a|aux|en|sur)|formations? (?:sur|en|aux?|de)", "ont (?:recu|suivi) une formation"],
      es: ["capacitad[oa]s? en|capacitaci(?:on|ones) (?:en|sobre|de)"], pt: ["(?:treinamento|formacao|capacitacao) (?:em|sobre|de)|treinad[oa]s em"], sw: ["(?:walipata|wamepata|hupewa) mafunzo|mafunzo ya"],
    },
    never: /training (?:of|for) customers|will be trained/, denialAnswers: true,
  },
  {
    key: "market_access_rules", most: 2,
    head: { en: ["(?:market|export|regulatory) (?:rules|requirements|access)"], fr: ["exigences (?:du marche|reglementaires)"], es: ["requisitos (?:de exportacion|del mercado|sanitarios)"], pt: ["requisitos (?:de exportacao|do mercado|sanitarios)"], sw: ["masharti ya (?:soko|kuuza nje)"] },
    say: {
      en: ["export (?:licen[cs]e|permit|certificate|requirements?)s?", "phytosanitary certificates?", "\\beudr\\b|deforestation (?:rule|regulation)s?", "residue (?:limits?|levels?|analysis)", "tracing rule"], fr: ["(?:licence|agrement|autorisation) d'export\\w*", "certificats? phytosanitaires?", "limites? (?:maximales )?de residus"],
      es: ["(?:licencia|permiso|registro) de exportacion", "certificados? fitosanitarios?", "limites? (?:maximos )?de residuos|registro (?:invima|sanitario)"], pt: ["(?:licenca|registo|registro) de exportacao", "certificados? fitossanitarios?", "limites? (?:maximos )?de residuos"], sw: ["kibali cha kusafirisha|leseni ya kuuza nje", "cheti cha afya ya mimea"],
    },
  },
  {
    key: "compliance_incidents", most: 2,
    say: {
      en: ["(?:was|were|been) fined", "fines? of|paid (?:a )?fines?", "(?:stop|closure|improvement) (?:order|notice)s?", "warning letters?", "no (?:fines?|penalt(?:y|ies)|sanctions?)"], fr: ["amendes? de|mise en demeure|proces-verbal d'infraction", "aucune (?:amende|sanction|infraction)"], es: ["multas? (?:de|por)|fue multad[oa]|clausura", "ningun[oa]? (?:multa|sancion)|sin (?:multas|sanciones)"],
      pt: ["multas? de|auto de infracao|embargo", "nenhuma (?:multa|sancao)|sem multas"], sw: ["faini ya|tulitozwa faini", "hakuna faini"],
    },
    never: /late payment|default interest|contract|loan/, denialAnswers: true,
  },
  {
    key: "it_equipment", most: 2,
    head: { en: ["(?:it|computer|office) equipment", "hardware"], fr: ["(?:materiel|equipements?) informatiques?"], es: ["equipos? (?:de computo|informaticos?)"], pt: ["equipamentos? (?:informaticos?|de informatica)"], sw: ["vifaa vya tehama"] },
    say: {
      en: ["(?:\\d+|one|two|three|four|five|six|a) (?:laptops?|computers?|desktops?|tablets?|smart-?phones?|digital scales?|tills?)", "laptops?|desktops?"], fr: ["ordinateurs?|tablettes?|smartphones?|balances? electroniques?"], es: ["computador(?:a|as|es)|laptops?|tabletas?|basculas? (?:digitales?|electronicas?)"],
      pt: ["computador(?:es)?|notebooks?|tablets?|balancas? (?:digitais|eletronicas?)"], sw: ["kompyuta|simu janja|vishikwambi|mizani ya kidijitali"],
    },
    never: /computer science|science informatique|depreciat|useful li(?:fe|ves)|amorti|vida util/, denialAnswers: true,
  },
  {
    key: "internet_connectivity", most: 2,
    head: { en: ["internet(?: and phone)?(?: coverage| access)?", "connectivity"], fr: ["connexion internet|connectivite"], es: ["(?:conexion a )?internet|conectividad"], pt: ["(?:acesso a )?internet|conectividade"], sw: ["intaneti|mtandao"] },
    say: {
      en: ["(?:broadband|fibre|mobile data|wi-?fi|4g|3g|internet) (?:link|connection|access|coverage|at|in|is|works|comes)", "(?:phone |mobile )?(?:signal|network coverage)", "no (?:internet|signal)"], fr: ["(?:connexion|acces) (?:a )?internet|fibre optique|couverture reseau|wi-?fi"],
      es: ["(?:conexion|acceso) a internet|fibra optica|senal (?:de )?(?:celular|internet)|wi-?fi"], pt: ["(?:ligacao|conexao|acesso) (?:a|de|com) internet|fibra otica|sinal de (?:celular|internet)|wi-?fi"], sw: ["intaneti|mtandao wa (?:simu|intaneti)"],
    },
    denialAnswers: true,
  },
  {
    key: "personal_data_protection", most: 2,
    head: { en: ["(?:personal )?data protection", "cyber-?security", "data privacy"], fr: ["protection des donnees"], es: ["proteccion de datos"], pt: ["protecao de dados"], sw: ["ulinzi wa taarifa"] },
    say: {
      en: ["data (?:protection|controller|privacy)", "\\bpdpo\\b|\\bodpc\\b|\\bgdpr\\b|\\bpopia\\b", "personal data", "was hacked|phishing|passwords?|two-step (?:login|verification)"], fr: ["protection des donnees|donnees (?:personnelles|a caractere personnel)", "mots? de passe|pirate[es]?"],
      es: ["proteccion de datos|datos personales|habeas data", "contrasenas?|hackea\\w+"], pt: ["protecao de dados|dados pessoais|lgpd", "senhas?|palavras?-passe"], sw: ["ulinzi wa (?:taarifa|data)|taarifa binafsi", "nywila|nenosiri"],
    },
    denialAnswers: true,
  },
  {
    key: "kpi_reporting", most: 2,
    head: { en: ["(?:key )?(?:performance indicators|kpis)", "management (?:reports|reporting)"], fr: ["indicateurs(?: cles)?|tableau de bord"], es: ["indicadores(?: de gestion)?|cuadro de mando"], pt: ["indicadores(?: de gestao)?|painel de controlo"], sw: ["viashiria"] },
    say: {
      en: ["key (?:performance )?indicators", "\\bkpis?\\b", "(?:weekly|monthly|quarterly) (?:report|sheet|dashboard|figures)s?", "dashboards?"], fr: ["indicateurs (?:cles|de performance)|tableaux? de bord", "rapports? (?:mensuels?|hebdomadaires?|trimestriels?)"], es: ["indicadores (?:clave|de gestion|de desempeno)|tableros? de control", "informes? (?:mensuales?|semanales?|trimestrales?)"],
      pt: ["indicadores (?:chave|de gestao|de desempenho)", "relatorios? (?:mensais?|semanais?|trimestrais?)"], sw: ["viashiria vya", "taarifa ya (?:mwezi|kila mwezi|wiki)|ripoti ya (?:mwezi|wiki)"],
    },
    never: /auditor|bank(?:'s)? monthly|indicators? of (?:the )?(?:sector|country)/,
  },
];
