/** A data point and the words a marked label names it by; plain text, five languages. */
export interface LabelRule {
  key: string;
  label: RegExp;
  /** Labels of something else that hold the same word. */
  not?: RegExp;
  /** What the answer must hold. */
  needs?: RegExp;
  never?: RegExp;
}

const TITLE = /\b(?:certif\w+|iso \d|haccp|gap\b|organic|fair ?trade|fairtrade|rainforest|utz|halal|kosher|brc|fssc|biolog\w+|organic[oa]s?|comercio justo|equitable|kilimo hai|ab\b|bio)\b/;

/** The surer come first: a label is one thing's name. */
export const LABEL_RULES: readonly LabelRule[] = [
  { key: "sales_channels", label: /\b(?:sales? channels?|distribution(?: channels?| network)?|marketing channels?|route to market|points? of sale|canaux|circuits? (?:de (?:vente|distribution)|courts?)|modes? de (?:vente|distribution)|points? de vente|canales|puntos de venta|canais|pontos de venda|njia za (?:kuuza|mauzo))\b/, not: /cost|share|cout/ },
  { key: "customer_base", label: /\b(?:customers?|clients?|clientele|buyers?|buyer relationships|clientes|compradores|acheteurs|publico-?alvo|wateja|wanunuzi)\b/, not: /service|payment|complain|data|relations? client|satisf|deposit|credit|due/ },
  { key: "target_markets", label: /\b(?:target markets?|markets? (?:served|targeted)|export markets?|marches? (?:cibles?|vises?|d'export\w*)|mercados? (?:objetivo|meta|alvo|de destino|de exportac\w+)|destinations?|masoko(?: lengwa)?)\b/, not: /size|price|share/ },
  { key: "competitive_position", label: /\b(?:(?:market )?positioning|competit(?:ors?|ion|ive \w+)|differentiat\w+|unique selling \w+|concurren(?:ce|ts)|differenciation|avantages? (?:concurrentiels?|competitifs?)|competencia|competidores|ventajas? competitivas?|diferenciac\w+|concorren(?:cia|tes)|vantage(?:m|ns) competitivas?|ushindani|washindani)\b/ },
  { key: "equipment_and_methods", label: /\b(?:equipment|machinery|infrastructure|facilities|processing (?:facilities|equipment)|production (?:methods?|process|techniques)|materiels?|equipements?|moyens de production|methodes? de production|maquinaria|equipos|instalaciones|infraestructura|metodos? de produccion|equipamentos?|maquinas|instalacoes|infra-?estrutura|vifaa|mitambo|mashine)\b/, not: /cost|depreciat|budget|investment|amorti|computer|it equipment|informati/ },
  { key: "quality_certificates", label: /\b(?:certifications?|certificates?|certificaciones|certificacion|certificados|certificac(?:oes|ao)|labels? (?:de )?qualite|vyeti|uthibitisho)\b/, needs: TITLE, never: /\b(?:working toward|in progress|pursu\w+|planned|applied for|en cours|prevue?s?|en proceso|em processo)\b/, not: /registration|land|birth|tax|collective|path|plan|cost|goal|objectif/ },
  { key: "water_source", label: /^(?:(?:clean )?water(?: sources?| supply| use| management)?|sources? d'eau|eau|agua|fuentes? de agua|fontes? de agua|gestion del agua|irrigation|riego|irrigacao|maji|chanzo cha maji)$/, needs: /\b(?:rivers?|streams?|wells?|boreholes?|dams?|springs?|rain\w*|lakes?|ponds?|canals?|mains|municipal|riviere|forage|puits|source|pluie|barrage|rio|pozos?|lluvia|quebrada|manantial|represa|poco|furo|nascente|chuva|acude|mto|kisima|visima|mvua|bwawa|chemchemi)\b/ },
  { key: "energy_use", label: /^(?:energy(?: use| source| supply)?|power(?: supply)?|energie|energia|consumo de energia|nishati|umeme)$/ },
  { key: "land_tenure", label: /\b(?:land (?:tenure|ownership|rights|title)|tenure|statut foncier|foncier|propriete fonciere|tenencia(?: de la tierra)?|posse da terra|umiliki wa ardhi)\b/ },
  { key: "pest_management", label: /\b(?:pests?(?: (?:and diseases?|management|control))?|disease control|crop protection|protection des cultures|lutte (?:integree|contre)[\w ' ]{0,20}|plagas|control de plagas|manejo de plagas|sanidad|pragas|controle de pragas|wadudu)\b/ },
  { key: "key_challenges", label: /^(?:(?:key|main|major|current|biggest) )?(?:challenges?|risks?|constraints?|problems?|threats|defis|contraintes|difficultes|risques|problemes|menaces|desafios|retos|riesgos|dificultades|amenazas|problemas|dificuldades|riscos|ameacas|changamoto|hatari|matatizo)(?: (?:faced|majeurs?|principaux|principales|principais|kuu|and \w+|et \w+|y \w+|e \w+))?$/ },
  { key: "use_of_funds", label: /\b(?:use of (?:the )?(?:funds|proceeds|loan|grant)|funds? (?:use|allocation)|utilisation des fonds|emploi des fonds|uso de (?:los )?(?:fondos|recursos)|destino de los fondos|uso dos (?:fundos|recursos)|matumizi ya (?:fedha|mkopo))\b/ },
  { key: "revenue_model", label: /\b(?:revenue (?:model|streams?|sources?)|income (?:sources?|streams?)|sources? de revenus?|fuentes de ingresos?|fontes de (?:receita|renda)|vyanzo vya mapato)\b/ },
  { key: "business_model_summary", label: /^(?:(?:business |economic )?model|business (?:model|overview|description|summary)|about (?:us|the \w+)|who we are|what we do|modele economique|presentation|qui sommes-nous|modelo de negocios?|quienes somos|quem somos|resumo|kuhusu sisi)$/ },
  { key: "product_service_description", label: /\b(?:products?(?: (?:and|&) services?| range| offered)?|crops?(?: grown)?|varieties|produits?(?: (?:et|ou) services?)?|cultures|productos(?: y servicios)?|cultivos|produtos(?: e servicos)?|culturas|sistemas? produtivos?|bidhaa|mazao)\b/, not: /cost|price|yield|loss|prix|precio|preco|rendement|market|protection|calendar|insurance|development|per|by-?product/ },
  { key: "community_engagement", label: /\b(?:members?(?:hip)?|community(?: (?:development|engagement|impact|projects?))?|women'?s? participation|social (?:premium|impact)|membres|adherents|communaute|socios|comunidad|impacto social|socias|associados|membros|comunidade|wanachama|jamii)\b/, not: /board|fee|cost|price|payment|capital|share|investment/ },
  { key: "key_contracts", label: /\b(?:(?:key |main |supply |sales )?(?:contracts|agreements)|off-?take|contrats|contratos|mikataba)\b/, not: /staff|labou?r|employment|work/ },
  { key: "supply_chain_overview", label: /\b(?:supply chain|value chain|sourcing|delivery|collection|logistics|chaine (?:de valeur|d'approvisionnement)|approvisionnement|cadena de (?:valor|suministro)|abastecimiento|acopio|cadeia (?:de (?:valor|suprimentos)|produtiva)|mnyororo wa thamani)\b/, not: /cost|cout/ },
  { key: "staff_training", label: /^(?:(?:staff |member |farmer )?training|formations?|capacitaci(?:on|ones)|formacao|treinamentos?|mafunzo)$/ },
  { key: "traceability", label: /\b(?:traceability|tracabilite|trazabilidad|rastreabilidade|ufuatiliaji)\b/ },
  { key: "workforce_summary", label: /^(?:staff(?:ing)?|employees|workforce|personnel|equipe|effectifs?|personal|empleados|pessoal|funcionarios|wafanyakazi)$/ },
  { key: "ownership", label: /^(?:owners?(?:hip)?|shareholders?|proprietaires?|actionnaires|propietarios?|socios fundadores|proprietarios?|wamiliki)$/ },
  { key: "site_location", label: /^(?:location(?: and .{3,20})?|localisation|localizacao(?: e .{3,20})?|ubicacion|site|sites|mahali|terrain disponible|where we are)$/ },
];
