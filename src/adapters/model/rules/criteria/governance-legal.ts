import type { Criterion } from "./criterion";
import { percentAtLeast, percentBetween } from "./numbers";

/** Registration, owners, land right, power to borrow. */
const legal: Criterion = {
  indicator: "governance.legal-structure",
  attributes: {
    registered: {
      says: {
        en: ["(?:is|was|are|were|been|company|cooperative|society|business|group|association|farm|limited|ltd),? (?:duly |legally |formally |officially )?(?:registered|incorporated) (?:in|on|under|as an?|by|since|with (?:the )?(?:registrar|ministry|department|registry|corporate|companies|cooperative|co-operative|commission|brela|ursb|cac|cipc|pacra|local government))", "certificate of (?:registration|incorporation) (?:no|number|was issued|dated)"],
        fr: ["(?:est|a ete|sont|societe|cooperative|groupement|association|sarl),? (?:legalement |dument |officiellement )?(?:immatriculee?s?|enregistree?s?|agreee?s?) (?:au|a|aupres|sous|en|le|depuis)", "(?:rccm|recepisse|agrement) (?:n[o°]?|numero) ?:? ?[a-z0-9]"],
        es: ["(?:esta|fue|se encuentra) (?:legalmente |debidamente |formalmente )?(?:registrad|constituid|inscrit|inscript|formalizad)[oa] (?:en|ante|bajo|desde|el)", "(?:personeria juridica|registro mercantil|matricula mercantil) (?:no|n[o°]|numero|vigente)"],
        pt: ["(?:esta|foi|encontra-se) (?:legalmente |devidamente |formalmente )?(?:registad|registrad|constituid|inscrit|legalizad)[oa] (?:n[oa]|em|junto|sob|desde|a)", "(?:cnpj|nuit|nuel) ?(?:n[o°]?)? ?:? ?\\d"],
        sw: ["(?:imesajiliwa|kimesajiliwa|umesajiliwa|ilisajiliwa|kilisajiliwa|ulisajiliwa)(?: rasmi| kisheria)? (?:na|kwa|chini|mwaka|kama|tarehe|katika|brela)"],
      },
      denies: {
        en: ["(?:is|are|was|remains) (?:not (?:yet )?(?:formally |legally )?(?:registered|incorporated)(?! (?:for|as|by|into|herein|with|in this))|unregistered|struck off)", "(?:has|have) not (?:yet )?(?:been )?(?:formally )?registered", "struck off the (?:register|companies)"], fr: ["n'est pas (?:encore )?(?:immatriculee?|enregistree?|formalisee?)", "radiee? du registre"], es: ["no (?:esta|se encuentra) (?:aun |todavia )?(?:legalmente |formalmente )?(?:registrad|constituid|inscrit|formalizad)[oa]"], pt: ["nao (?:esta|se encontra|foi) (?:ainda )?(?:legalmente |formalmente )?(?:registad|registrad|constituid|legalizad|formalizad)[oa]"], sw: ["(?:bado )?(?:haijasajiliwa|hakijasajiliwa|haujasajiliwa|hatujasajiliwa)", "(?:ilifutwa|imefutwa|kimefutwa) (?:kwenye|katika) (?:daftari|rejista)"],
      },
    },
    returns: {
      says: {
        en: ["annual returns?~(?:filed|lodged|submitted|up to date|current)(?! late)", "filed (?:its |the |all |our )*annual returns?(?! late)"], fr: ["(?:declarations?|depots?) annuel(?:le)?s?~(?:a jour|deposees?|effectues?)"], es: ["(?:declaraciones|informes|renovacion) anual(?:es)?~(?:al dia|presentad[oa]s?)", "matricula mercantil~(?:renovada|al dia)"], pt: ["(?:declaracoes|contas|obrigacoes) anuais~(?:em dia|entregues|apresentadas|depositadas)"], sw: ["(?:taarifa|ripoti) za mwaka~(?:zimewasilishwa|ziliwasilishwa)"],
      },
      denies: {
        en: ["annual returns?~(?:overdue|outstanding|not (?:been )?(?:filed|lodged|submitted)|in arrears)", "(?:has|have) not filed ~annual returns?"], fr: ["(?:declarations?|depots?) annuel(?:le)?s?~(?:en retard|non (?:deposees?|effectues?)|pas ete)"], es: ["(?:declaraciones|informes) anuales~(?:atrasad|pendient|no (?:se )?(?:han )?(?:sido )?presentad)\\w+", "matricula mercantil~(?:vencida|sin renovar|no renovada)"], pt: ["(?:declaracoes|contas) anuais~(?:em atraso|por entregar|nao (?:foram )?entregues)"], sw: ["(?:taarifa|ripoti) za mwaka~(?:hazijawasilishwa|zimechelewa)"],
      },
    },
    land: {
      things: {
        en: ["(?:registered |freehold |leasehold |land )+(?:title|titles|title deeds?|lease)(?: deed)?", "title deeds?", "certificate of (?:title|occupancy|customary ownership)", "(?:land )?lease agreement"], fr: ["titre foncier", "(?:bail|contrat de bail) (?:emphyteotique|enregistre|foncier|notarie)", "certificat foncier", "attestation fonciere"], es: ["(?:titulo|titulos|escritura|escritura publica) (?:de propiedad|registrad[oa]|de la tierra|de dominio)", "contrato de arrendamiento (?:registrado|notariado|inscrito)?"], pt: ["(?:titulo de propriedade|duat|escritura|matricula do imovel|titulo de terra)", "contrato de arrendamento"], sw: ["hati ya (?:ardhi|umiliki|kumiliki ardhi|kimila)", "mkataba wa (?:upangaji|kukodi) (?:wa )?(?:ardhi|shamba)"],
      },
    },
    borrow: {
      says: {
        en: ["(?:resolution|resolved|general meeting|board|by-?laws|members)~(?:authori[sz](?:ed|es|ing)|approved|approving|gave power|empower(?:s|ed)?)~(?:borrow(?:ing)?|loan)", "borrowing (?:powers?|limit)~(?:approved|set|fixed|of)"], fr: ["(?:assemblee generale|conseil|resolution|statuts)~(?:autorise|autorisant|approuve|habilite)~(?:emprunt|emprunter|pret|credit)"], es: ["(?:asamblea|junta|consejo|acta|estatutos)~(?:autoriz|aprob|facult)\\w+~(?:credito|prestamo|endeudamiento|contratar)"], pt: ["(?:assembleia|conselho|ata|estatutos)~(?:autoriz|aprov)\\w+~(?:credito|emprestimo|endividamento|contrair)"], sw: ["(?:mkutano mkuu|bodi|azimio|katiba)~(?:uliidhinisha|imeidhinisha|umeidhinisha|inaruhusu)~(?:mkopo|kukopa)"],
      },
    },
    owners: {
      says: {
        en: ["(?:shareholders?|owners?|members|directors) (?:are|is) (?:listed|named|recorded|registered) (?:in|on|with)", "register of members"], fr: ["(?:associes|actionnaires|membres)~(?:inscrits|listes|enregistres) (?:au|dans)"], es: ["(?:socios|accionistas)~(?:inscritos|registrados|constan) en"], pt: ["(?:socios|acionistas|membros)~(?:inscritos|registados|registrados|constam) n[oa]"], sw: ["(?:wanahisa|wamiliki|wanachama)~(?:wameorodheshwa|wamesajiliwa)"],
      },
      denies: { en: ["(?:owners?|ownership|shareholding|shareholders)~(?:is|are|remains|remain) (?:unclear|not (?:clear|known|stated|disclosed)|unknown)"], fr: ["(?:propriete|actionnariat|associes)~(?:n'est pas|ne sont pas) (?:clair|claire|connus?|identifies)"], es: ["(?:propiedad|accionistas|socios)~(?:no (?:esta|estan) (?:clar|definid)[oa]s?|se desconoce)"], pt: ["(?:propriedade|socios|acionistas)~nao (?:esta|estao|e|sao) (?:clar|definid|conhecid)[oa]s?"], sw: ["(?:umiliki|wamiliki|wanahisa)~(?:haujulikani|hawajulikani|haueleweki)"] },
    },
    dispute: {
      says: {
        en: ["(?:land|title|ownership|boundary|plot|succession|inheritance)~(?:is|are|was|remains) (?:in dispute|disputed|contested|under litigation|before the court)", "(?:land|boundary|ownership|title) (?:dispute|case|suit)~(?:pending|open|ongoing|before|in court|unresolved|with|filed)", "(?:no|without) power to borrow"], fr: ["(?:litige|conflit) (?:foncier|successoral|de propriete)~(?:en cours|pendant|devant|non (?:resolu|regle)|oppose|avec)", "(?:terrain|terre|parcelle|titre)~(?:est|fait) (?:en litige|l'objet d'un litige|conteste)"], es: ["esta en litigio con (?:los |el |la )?(?:herederos|vecinos?|colindantes?|socios?|antiguo|familia)", "(?:litigio|disputa|pleito|conflicto) (?:de tierras?|por la (?:tierra|propiedad)|de linderos|sucesorio)~(?:pendiente|en curso|ante|abiert[oa]|con)", "(?:tierra|terreno|finca|titulo)~esta en (?:litigio|disputa)"],
        pt: ["(?:litigio|disputa|conflito) (?:de terras?|pela (?:terra|propriedade)|fundiari[oa]|sucessori[oa])~(?:pendente|em curso|aberto|no tribunal|com)", "(?:terra|terreno|machamba|titulo)~esta em (?:litigio|disputa)"], sw: ["mgogoro wa (?:ardhi|mipaka|umiliki|urithi)~(?:upo|uko|unaendelea|haujatatuliwa|mahakamani|na)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["!registered", "dispute"] },
    { level: "HIGH", any: ["!returns", "!owners"] },
    { level: "LOW", all: ["registered", "returns", "land"], any: ["borrow", "owners"] },
    { level: "MODERATE", any: ["registered", "returns"] },
  ],
};

/** What is in writing with buyers and partners. */
const contracts: Criterion = {
  indicator: "governance.contracts",
  attributes: {
    written: {
      unless: /\b(?:staff|workers?|employees?|farmers|growers|suppliers?|land|lease|bought|purchased from|salaries|only|personnel|employes|salaries|ouvriers|terrain|bail|producteurs|fournisseurs|seule?|empleados|trabajadores|personal|productores|proveedores|tierra|arrendamiento|solo|trabalhadores|funcionarios|produtores|fornecedores|terra|arrendamento|apenas|wafanyakazi|vibarua|wakulima|wasambazaji|ardhi|tu)\b/,
      says: {
        en: ["there (?:is|are) (?:an? )?signed (?:supply |sales |purchase |delivery )*(?:terms|contracts?|agreements?)", "(?:has|have|holds?|had|hold) (?:an? |its |our |two |three |four |five |several |\\d+ )*(?:signed|written|formal|supply|off-?take|purchase|forward|sales|annual|valid|renewable|\\d-year|multi-year|two-year|three-year) ?(?:signed |written |formal |supply |off-?take |purchase |forward |sales |annual )*(?:contracts?|agreements?)", "(?:signed|entered into|renewed) (?:an? |its |our |two |three |several |\\d+ )*(?:[a-z-]+ ){0,3}(?:contracts?|agreements?) with", "(?:sold|sells?|supplies|supplied|delivers?|deliver) (?:[a-z]+ ){0,4}under (?:an? )?(?:signed |written |annual |supply |off-?take |[a-z]+-year )+(?:contracts?|agreements?)"],
        fr: ["(?:a|avons|ont|possede|dispose d['e]|liee par) (?:un |deux |trois |des |plusieurs |\\d+ )?(?:contrats?|accords?|conventions?) (?:ecrits? |signes? |formels? |de (?:vente|livraison|fourniture|achat) )+(?:signes? |ecrits? )?(?:avec|pour)", "(?:a|avons|ont) signe (?:un |deux |trois |des |plusieurs |\\d+ )?(?:contrats?|accords?|conventions?)"], es: ["(?:tiene|tenemos|cuenta con|contamos con|posee|mantiene) (?:un |dos |tres |varios |\\d+ )?(?:contratos?|convenios?|acuerdos?) (?:escritos? |firmados? |formales |de (?:venta|suministro|compraventa|compra) )+(?:firmados? |escritos? )?(?:con|por)", "(?:firmo|firmamos|suscribio|ha firmado|hemos firmado|suscribimos) (?:un |dos |tres |varios |\\d+ )?(?:contratos?|convenios?|acuerdos?)"],
        pt: ["(?:tem|temos|possui|possuimos|conta com|mantem) (?:um |dois |tres |varios |\\d+ )?(?:contratos?|acordos?) (?:escritos? |assinados? |formais |de (?:venda|fornecimento|compra) )+(?:assinados? |escritos? )?(?:com|por)", "(?:assinou|assinamos|celebrou|celebramos) (?:um |dois |tres |varios |\\d+ )?(?:contratos?|acordos?)"], sw: ["(?:ina|tuna|kina|una) (?:mkataba|mikataba) (?:ya |wa )?(?:maandishi|iliyosainiwa|uliosainiwa|mauzo|mauziano|kuuza)", "(?:imesaini|tumesaini|kimesaini|umesaini) (?:mkataba|mikataba)"],
      },
      denies: {
        en: ["(?:no|without(?: any)?|(?:do|does) not have (?:any )?) ?(?:written |signed |formal |sales |supply )*(?:contracts?|agreements?) (?:with|for|from) (?:the |our |its |any )*(?:buyers?|customers?|traders?|offtakers?|clients?|hotels?|supermarkets?|brokers?)", "(?:all |our )?(?:sales|orders) (?:with ~)?(?:are|is|rest on|remain) (?:all |purely |only |still )?(?:verbal|oral|word of mouth|unwritten|informal)", "(?:sells?|sold|sales|selling|buys?|supply) ~(?:without (?:any )?(?:written )?contracts?|on a handshake|by word of mouth|on verbal (?:terms|agreement))", "nothing (?:is )?(?:in writing|signed) with"],
        fr: ["(?:aucun|sans) contrat (?:ecrit |signe |formel )?avec (?:les |ses |nos )?(?:acheteurs?|clients?|grossistes)", "ventes? (?:sont |est )?(?:purement |uniquement )?(?:verba(?:l|le|ux|les)|ora(?:l|le|ux|les))"], es: ["(?:sin|ningun) contratos? (?:escritos? |firmados? |formal(?:es)? )?con (?:los |sus |nuestros )?(?:compradores?|clientes?|intermediarios)", "ventas? (?:son |es |se hacen )?(?:puramente |solo )?(?:verbal(?:es)?|de palabra)"], pt: ["(?:sem|nenhum) contratos? (?:escritos? |assinados? |formais )?com (?:os |seus |nossos )?(?:compradores?|clientes?|intermediarios)", "vendas? (?:sao |e )?(?:puramente |apenas )?(?:verbais|verbal|de boca)"], sw: ["(?:hakuna|hatuna|haina|bila) (?:mkataba|mikataba)(?: ya maandishi| wa maandishi)? na (?:wanunuzi|mnunuzi|wateja)", "mauzo (?:ni |yote ni |hufanyika )?(?:ya |kwa )?(?:mdomo|maneno)(?: tu)?"],
      },
    },
    most: { says: { en: ["(?:7|8|9)\\d(?:[.,]\\d)? ?(?:%|per ?cent) of (?:what (?:we|it) sells?|our sales|sales)~(?:on paper|in writing|under contract|signed|contract)", `${percentAtLeast(7)} of (?:the |our |its |all |total |annual |planned )*(?:sales|volume|output|turnover|production|revenue|milk|crop|harvest|tonnage)~(?:is|are|under|covered by|sold under|was|were) ~(?:contracts?|contracted|agreements?)`], fr: [`${percentAtLeast(7)} (?:des ventes|du volume|de la production|du chiffre d'affaires)~(?:sous|couverts? par|contractuali|contrats?)`], es: [`${percentAtLeast(7)} de (?:las ventas|la produccion|los ingresos)~(?:bajo|cubiert|contrat)`], pt: [`${percentAtLeast(7)} d(?:as vendas|a producao|o volume)~(?:sob|cobert|contrat)`], sw: ["asilimia (?:7|8|9)\\d ya (?:mauzo|mazao|uzalishaji)~(?:kwa|chini ya|ina) mkataba"] } },
    some: { says: { en: ["signed~(?:a fifth|a tenth|a quarter|a third|one fifth|one third) of (?:our |the |its )?sales", `${percentBetween(1, 4)} of (?:the |our |its |all |total |annual |planned )*(?:sales|volume|output|turnover|production|revenue|milk|crop|harvest)~(?:is|are|under|covered by|sold under|was|were) ~(?:contracts?|contracted|agreements?)`], fr: [`${percentBetween(1, 4)} (?:des ventes|du volume|de la production)~(?:sous|couverts? par) contrat`], es: [`${percentBetween(1, 4)} de (?:las ventas|la produccion)~(?:bajo|cubiert[oa]s? por) contrato`], pt: [`${percentBetween(1, 4)} d(?:as vendas|a producao)~(?:sob|cobert[oa]s? por) contrato`], sw: ["asilimia (?:1|2|3)\\d ya (?:mauzo|mazao)~(?:kwa|chini ya) mkataba"] } },
    fraction: {
      says: {
        en: ["(?:one |a )?(?:tenth|fifth|quarter|third) of (?:our |the |its |all )?(?:sales|turnover|volume|output)"], fr: ["(?:un|le) (?:dixieme|cinquieme|quart|tiers) (?:de nos |des |du )(?:ventes|chiffre|volume)"], es: ["(?:un|una|la) (?:decima|quinta|cuarta|tercera) parte de (?:las |nuestras )?(?:ventas)", "(?:un|el) (?:quinto|cuarto|tercio) de (?:las |nuestras )?ventas"], pt: ["(?:um|o) (?:decimo|quinto|quarto|terco) das (?:nossas )?vendas"], sw: ["(?:moja ya kumi|moja ya tano|robo|theluthi) ya mauzo"],
      },
    },
    ending: {
      says: {
        en: ["contract~(?:ends|expires|runs out|terminates) (?:in|within) (?:one|two|three|four|five|1|2|3|4|5) months?", "(?:buyer|company|mill) (?:may|can) (?:change|cancel|terminate) ~(?:at any time|without notice)"], fr: ["contrat~(?:expire|prend fin|se termine) (?:dans|d'ici) (?:un|deux|trois|quatre|cinq|1|2|3|4|5) mois"], es: ["contrato~(?:vence|termina|expira) en (?:un|dos|tres|cuatro|cinco|1|2|3|4|5) mes(?:es)?"], pt: ["contrato~(?:termina|expira|vence) (?:em|dentro de) (?:um|dois|tres|quatro|cinco|1|2|3|4|5) mes(?:es)?"], sw: ["mkataba~(?:unaisha|utaisha|unamalizika) (?:ndani ya|baada ya) (?:mwezi|miezi) (?:mmoja|miwili|mitatu|minne|mitano|1|2|3|4|5)"],
      },
    },
    few: {
      says: {
        en: ["only (?:the |one |two |our )?(?:[a-z]+ ){1,4}(?:has|have) (?:an? )?(?:signed|written) (?:contracts?|agreements?)"], fr: ["(?:seul|seule|seuls) (?:[a-z']+ ){1,4}(?:a|ont) (?:un )?contrat"], es: ["(?:solo|solamente|unicamente) (?:[a-z]+ ){1,4}(?:tiene|tienen) (?:un )?contrato"], pt: ["(?:so|apenas|somente) (?:[a-z]+ ){1,4}(?:tem|possui) (?:um )?contrato"], sw: ["(?:ni|ana|wana) (?:[a-z]+ ){0,3}(?:tu|pekee) (?:ana|wana|mwenye|wenye) mkataba"],
      },
    },
    claim: {
      says: {
        en: ["(?:breached|broke) (?:the |its |our )*(?:supply |sales |off-?take )*contract"], fr: ["(?:a|avons|ont) (?:rompu|viole) (?:le|son|notre) contrat"], es: ["(?:incumplio|incumplimos) (?:el|su|nuestro) contrato"], pt: ["(?:incumpriu|incumprimos|quebrou) o (?:nosso )?contrato"], sw: ["(?:imevunja|ilivunja|tulivunja) mkataba"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["!written", "claim"] },
    { level: "HIGH", any: ["some", "ending", "few"] },
    { level: "HIGH", all: ["written", "fraction"] },
    { level: "LOW", all: ["written", "most"] },
    { level: "MODERATE", any: ["written", "most"] },
  ],
};

/** Marks, seed and methods: rights of use. */
const brand: Criterion = {
  indicator: "governance.intellectual-property",
  attributes: {
    mark: {
      says: {
        en: ["(?:collective|trade|certification) ?mark,?~(?:no\\.?|number|reg)", "(?:trade ?mark|brand(?: name)?|logo|mark)~(?:is|was|are|has been|have been) (?:duly )?registered", "registered (?:trade ?marks?|brand(?: name)?)", "(?:owns?|holds?) (?:the |a |its )*(?:registered )?(?:trade ?marks?|patents?|plant breeders'? rights)"], fr: ["(?:marque|logo)s?~(?:est|sont|a ete) (?:enregistree?|protegee?)s?(?: a l'oapi| aupres de| par)?", "marque enregistree"], es: ["(?:marca|logo)s?~(?:esta|fue|se encuentra|estan) registrad[oa]s?", "marca registrada"], pt: ["(?:marca|logotipo)s?~(?:esta|foi|estao|e) regist(?:r)?ad[oa]s?", "marca regist(?:r)?ada"], sw: ["(?:nembo|chapa|alama ya biashara)~(?:imesajiliwa|yetu imesajiliwa|ilisajiliwa)"],
      },
      denies: { en: ["(?:trade ?mark|brand(?: name)?|logo)~(?:is|has|was|are) (?:not|never) (?:yet |been )*registered", "unregistered (?:trade ?mark|brand)"], fr: ["(?:marque|logo)~(?:n'est|n'a) (?:pas|jamais) (?:encore )?(?:ete )?(?:deposee?|enregistree?|protegee?)"], es: ["marca~(?:nunca se registro|sin registrar|no se ha registrado)", "(?:marca|logo)~no (?:esta|ha sido|se encuentra) (?:aun |todavia )?registrad[oa]"], pt: ["(?:marca|logotipo)~nao (?:esta|foi|e) (?:ainda )?regist(?:r)?ad[oa]"], sw: ["(?:nembo|chapa|alama ya biashara)~(?:haijasajiliwa)"] },
    },
    applied: { says: { en: ["(?:trade ?mark|brand)~(?:application|registration) (?:has been |was |is )?(?:filed|lodged|pending|in process|submitted)", "(?:applied|filed|application) (?:for|to register) (?:the |a |our |its )*(?:trade ?mark|brand)"], fr: ["marque~(?:a ete|est) deposee", "(?:depot|enregistrement) de (?:la )?marque~en cours", "demande (?:de depot|d'enregistrement) de (?:la )?marque"], es: ["(?:registro|solicitud)~(?:de |la )?marca~en tramite", "(?:solicito|solicitamos|solicitado) el registro de (?:la )?marca"], pt: ["(?:registo|registro|pedido)~(?:da |de )?marca~em (?:curso|andamento|tramite)", "(?:pedimos|pediu|requereu) o regist(?:r)?o da marca"], sw: ["(?:maombi ya (?:usajili wa )?(?:nembo|alama|chapa))"] } },
    licence: { says: { en: ["(?:licen[sc]e|licen[sc]ed|authori[sz]ed|permission) (?:agreement )?(?:from|by|with) (?:the )?(?:breeder|seed company|brand owner|institute|franchisor|research)"], fr: ["(?:licence|autorisation) (?:de|du|aupres de|accordee par) (?:l'obtenteur|semencier|institut|titulaire)"], es: ["licencia (?:de|del|con) (?:el )?(?:obtentor|semillero|instituto|titular)"], pt: ["licenca (?:de|do|com) (?:o )?(?:obtentor|melhorador|instituto|titular)"], sw: ["leseni (?:kutoka|ya) (?:kwa )?(?:mzalishaji|taasisi|mmiliki)"] } },
    infringes: { says: { en: ["(?:claim|accus\\w+|notice|letter) (?:of|for|alleging) (?:trade ?mark |patent |brand )?infringement", "(?:uses?|using) ~(?:brand|variety|varieties|logo|seed) (?:of [a-z ]{2,30} )?without (?:a |any |the )?(?:licen[sc]e|right|permission)"], fr: ["contrefacon", "(?:utilise|utilisons) ~(?:marque|variete|semence)~sans (?:licence|autorisation|droit)"], es: ["infraccion de (?:marca|patente)", "(?:usa|utiliza|usamos) ~(?:marca|variedad|semilla)~sin (?:licencia|permiso|derecho)"], pt: ["(?:infracao|violacao) de (?:marca|patente)", "(?:usa|utiliza|usamos) ~(?:marca|variedade|semente)~sem (?:licenca|autorizacao|direito)"], sw: ["(?:ukiukaji|kukiuka) (?:wa )?(?:haki ya )?(?:nembo|chapa|hakimiliki)", "(?:tunatumia|inatumia) ~(?:nembo|chapa|mbegu)~bila (?:leseni|ruhusa|kibali)"] } },
  },
  levels: [
    { level: "CRITICAL", any: ["infringes"] },
    { level: "HIGH", any: ["!mark"] },
    { level: "LOW", any: ["mark"] },
    { level: "MODERATE", any: ["applied", "licence"] },
  ],
};

/** Licences, permits, audits, taxes. */
const compliance: Criterion = {
  indicator: "governance.regulatory-compliance",
  attributes: {
    valid: {
      says: {
        en: ["(?:licen[sc]es?|permits?|registrations?|clearances?|certificates?)~(?:is|are|was|were|remains?) (?:all |currently |both |still )?(?:valid|current|in force|up to date)", "(?:licen[sc]e|permit|registration)s? (?:no|number|ref)?~valid (?:until|till|to|through|up to) ~20\\d\\d", "(?:holds?|has|have|obtained|renewed|possess(?:es)?) (?:an? |the |all |its |our |both )*(?:valid |current |required |necessary |relevant |annual )*(?:business |trading |operating |county |municipal |trade |processing |dairy |food |slaughter |milling |environmental |movement |sanitary |health |public health )*(?:licen[sc]es?|permits?)", "tax (?:compliance|clearance) certificate ~(?:valid|no|number|dated|issued|until|held)"],
        fr: ["(?:licences?|autorisations?|agrements?|permis|patente)~(?:est|sont) (?:tous |toutes |encore )?(?:valables?|valides?|en cours de validite|a jour|en regle|en vigueur)", "(?:licence|autorisation|agrement|permis)~valable jusqu'(?:au|en)", "(?:detient|dispose d'|possede|a obtenu) (?:un |une |tous |toutes |les |ses |l')*(?:licences?|autorisations?|agrements?|permis|patente)", "(?:quitus|attestation|conformite) fiscale? ~(?:a jour|valable|delivree)"],
        es: ["(?:licencias?|permisos?|registros? sanitarios?|autorizaciones)~(?:esta|estan|se encuentra|se encuentran) (?:tod[oa]s )?(?:vigentes?|al dia|en regla)", "(?:licencia|permiso|registro sanitario)~vigente hasta ~20\\d\\d", "(?:cuenta con|tiene|tenemos|contamos con|posee|obtuvo) (?:el |la |los |las |tod[oa]s |un |una |su )*(?:licencias?|permisos?|registros? sanitarios?|habilitacion)"],
        pt: ["(?:licencas?|alvaras?|autorizacoes|registos? sanitarios?)~(?:esta|estao|sao|e) (?:tod[oa]s )?(?:validad?[oa]s?|valid[oa]s?|em vigor|em dia|vigentes?)", "(?:licenca|alvara)~valid[oa]s? ate ~20\\d\\d", "(?:tem|temos|possui|possuimos|conta com|detem|obteve) (?:o |a |os |as |tod[oa]s |um |uma )*(?:licencas?|alvaras?|autorizacoes)"],
        sw: ["(?:leseni|vibali|kibali)~(?:ni hai|hai|ni halali|halali|bado hai|inaisha|hadi|itaisha)", "(?:ina|tuna|kina|una) (?:leseni|vibali|kibali) (?:hai|halali|ya biashara|vya|cha|zote)"],
      },
    },
    everything: { says: { en: ["all (?:of )?(?:the |its |our |required |necessary |statutory )*(?:licen[sc]es?|permits?|registrations?)~(?:is|are|were) (?:valid|current|in force|up to date|held)"], fr: ["(?:toutes les|tous les) (?:licences|autorisations|agrements|permis)~(?:sont|est) (?:a jour|valables|valides|en regle)"], es: ["tod[oa]s (?:los |las )(?:licencias|permisos|registros)~(?:estan|se encuentran) (?:vigentes|al dia|en regla)"], pt: ["tod[oa]s (?:os |as )(?:licencas|alvaras|autorizacoes)~(?:estao|sao) (?:valid[oa]s|em dia|em vigor)"], sw: ["(?:leseni|vibali) (?:zote|vyote)~(?:ni hai|hai|halali|ni halali)"] } },
    audited: { says: { en: ["environmental audit~(?:was|were|is|has been) (?:done|carried out|completed|submitted|conducted|filed)"], fr: ["audit environnemental~(?:a ete )?(?:realise|effectue|depose|mene)"], es: ["auditoria ambiental~(?:fue |se )?(?:realizada|realizo|presentada|presento|efectuada)"], pt: ["auditoria ambiental~(?:foi )?(?:realizada|feita|entregue|submetida)"], sw: ["ukaguzi wa mazingira~(?:ulifanyika|umefanyika|uliwasilishwa)"] }, denies: { en: ["environmental audit~(?:is|was|has) (?:overdue|not (?:yet )?(?:been )?(?:done|carried out|submitted|conducted))", "environmental audit (?:overdue|outstanding)"], fr: ["audit environnemental~(?:n'a pas|en retard|pas encore)"], es: ["auditoria ambiental~(?:no se ha|no ha sido|atrasada|pendiente|vencida)"], pt: ["auditoria ambiental~(?:nao foi|em atraso|pendente)"], sw: ["ukaguzi wa mazingira~(?:haujafanyika|umechelewa)"] } },
    clean: { says: { en: ["no (?:open |outstanding |adverse )?(?:findings?|violations?|penalties|fines|non-?conformit(?:y|ies))~(?:were|was|are|is|have been|has been|issued|recorded|found)"], fr: ["aucune? (?:infraction|constat|amende|penalite|non-conformite)"], es: ["ningun[oa]? (?:hallazgo|multa|infraccion|sancion)", "sin (?:multas|sanciones|hallazgos|infracciones)"], pt: ["nenhuma? (?:infracao|multa|coima|sancao)", "sem (?:multas|coimas|sancoes)"], sw: ["hakuna (?:faini|kosa|makosa|ukiukaji)"] } },
    renewal: { says: { en: ["(?:renewal|application) (?:of|for) (?:the |our |its )*(?:[a-z]+ ){0,3}(?:licen[sc]e|permit|certificate) ~(?:filed|lodged|submitted|in process|pending|applied)", "(?:licen[sc]e|permit|certificate)~(?:renewal|application) (?:was |has been |is |are )?(?:filed|lodged|submitted|in process|pending|under way)", "(?:applied|filed) for (?:the )?(?:renewal|a renewal)"], fr: ["renouvellement~(?:de la|du|de l')~(?:licence|autorisation|agrement|permis)~(?:depose|en cours|introduit)", "(?:demande de renouvellement)~(?:deposee|en cours)"], es: ["renovacion~(?:de la|del|de)~(?:licencia|permiso|registro)~(?:en tramite|presentada|en proceso)", "solicitud de renovacion~(?:presentada|en tramite)"], pt: ["renovacao~(?:da|do|de)~(?:licenca|alvara)~(?:em curso|entregue|submetida|em andamento)", "pedido de renovacao~(?:entregue|em curso|submetido)"], sw: ["(?:maombi ya kuhuisha|kuhuisha)~(?:leseni|kibali)~(?:yamewasilishwa|yanaendelea|tumeomba)"] } },
    lapsed: {
      says: {
        en: ["(?:licen[sc]e|permit|clearance|registration|certificate)s?~(?:expired|lapsed|has expired|have expired|ran out|is overdue for renewal)(?! date)", "expired (?:licen[sc]e|permit|certificate|clearance)"], fr: ["(?:licence|autorisation|agrement|permis|patente|attestation)s?~(?:expiree?s?|perimee?s?|echue?s?|a expire)"], es: ["(?:licencia|permiso|registro|habilitacion)s?~(?:vencid[oa]s?|vencio|caducad[oa]s?|caduco|expirad[oa]s?)"], pt: ["(?:licenca|alvara|autorizacao)s?~(?:vencid[oa]s?|venceu|caducad[oa]s?|caducou|expirad[oa]s?|expirou)"], sw: ["(?:leseni|kibali|vibali)~(?:imeisha|imekwisha|kimeisha|vimeisha|ilikwisha|imepita muda)"],
      },
    },
    missing: {
      says: {
        en: ["(?:operat(?:es?|ing)|trad(?:es?|ing)|work(?:s|ing)|process(?:es|ing)|slaughter(?:s|ing)) without (?:a |an |the |any )*(?:[a-z]+ ){0,3}(?:licen[sc]e|permit)", "(?:does|do|did) not (?:yet )?(?:have|hold) (?:a |an |the |any )*(?:[a-z]+ ){0,4}(?:licen[sc]e|permit)s?", "(?:stop|closure|prohibition|enforcement) (?:order|notice)", "(?:tax|taxes|vat|paye)~(?:in arrears|arrears|unpaid|overdue|outstanding|in dispute)", "tax arrears", "owes? (?:the )?(?:revenue authority|kra|tra|ura|firs|zra|irs|tax)"],
        fr: ["(?:fonctionne|exerce|travaille|opere|exploite) sans (?:[a-z]+ ){0,2}(?:licence|autorisation|agrement|permis)", "n'(?:a|avons|ont) pas (?:encore )?(?:de |d'|la |l'|obtenu )+(?:[a-z]+ ){0,2}(?:licence|autorisation|agrement|permis)", "(?:arrieres|redressement|dette|retard)s? (?:fiscal|fiscaux|d'impots)", "impots?~(?:impayes?|arrieres)", "arrete de fermeture"],
        es: ["(?:opera|funciona|trabaja|vende|procesa) sin (?:[a-z]+ ){0,2}(?:licencia|permiso|registro sanitario|habilitacion)", "no (?:tiene|cuenta con|tenemos|contamos con) (?:aun |todavia |el |la |los |las )*(?:[a-z]+ ){0,2}(?:licencias?|permisos?|registros? sanitarios?|habilitacion)", "(?:deuda|mora|adeudo)s? (?:fiscal|tributari[oa]|con (?:hacienda|la dian|el sat|la sunat))", "impuestos~(?:atrasados|en mora|adeudados|impagos)", "orden de (?:cierre|clausura)"],
        pt: ["(?:opera|funciona|trabalha|vende|processa) sem (?:[a-z]+ ){0,2}(?:licenca|alvara|autorizacao)", "nao (?:tem|temos|possui|possuimos) (?:ainda |a |o )*(?:[a-z]+ ){0,2}(?:licenca|alvara|autorizacao)", "(?:divida|atraso)s? (?:fiscal|fiscais|tributari[oa]s?|com (?:o fisco|a receita|a at))", "impostos~(?:em atraso|por pagar|em divida)", "ordem de (?:encerramento|interdicao)"],
        sw: ["(?:inafanya kazi|tunafanya kazi|inauza|hufanya biashara) bila (?:leseni|kibali)", "(?:haina|hatuna|hakina) (?:leseni|kibali)", "(?:malimbikizo|deni) (?:ya|la) kodi", "amri ya (?:kufunga|kusimamisha)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["missing"] },
    { level: "HIGH", any: ["lapsed", "!audited"] },
    { level: "LOW", all: ["everything", "audited", "clean"] },
    { level: "MODERATE", any: ["valid", "everything", "renewal", "audited"] },
  ],
};

/** Accounts, controls over money. */
const reporting: Criterion = {
  indicator: "governance.reporting",
  attributes: {
    audited: {
      says: {
        en: ["(?:accounts|financial statements|books)~(?:audited|reviewed), not audited,? by", "(?:accounts|20\\d\\d)~(?:signed clean|all clean)", "(?:accounts|financial statements|books)~(?:are|were|have been|has been|is|was) (?:annually |externally |independently )?(?:audited|reviewed) (?:by|every|each|for|in|annually)", "(?:audited|reviewed) (?:annual )?(?:accounts|financial statements) (?:for|of|are|were|have|show|attached|since)", "(?:has|have) (?:two|three|four|five|2|3|4|5) years of audited", "in our opinion,? (?:the )?(?:[a-z]+ ){0,3}financial statements ~(?:present|give)"],
        fr: ["(?:comptes|etats financiers)~(?:sont|ont ete) (?:audites|certifies|revises) (?:par|chaque|tous)", "(?:comptes|etats financiers) (?:audites|certifies) (?:pour|de|des|sont|par)", "(?:certifions|nous certifions) que les comptes"], es: ["(?:estados financieros|cuentas)~(?:son|fueron|han sido|estan) auditad[oa]s (?:por|cada|anualmente)", "(?:estados financieros|cuentas) auditad[oa]s (?:de|por|para|del)", "en nuestra opinion,? los estados financieros"], pt: ["(?:contas|demonstracoes financeiras)~(?:sao|foram) (?:auditad|revist)[oa]s (?:por|pel[oa]|anualmente|todos)", "(?:contas|demonstracoes financeiras) auditadas (?:de|por|pel|dos)", "em nossa opiniao,? as demonstracoes"], sw: ["hesabu~(?:zimekaguliwa|hukaguliwa|zilikaguliwa|zinakaguliwa) (?:na|kila)", "hesabu zilizokaguliwa (?:za|na|kwa)"],
      },
      denies: {
        en: ["(?:accounts|financial statements|figures|books)~(?:are|were|have|is|has) (?:not been |not |never been |never )(?:externally )?(?:audited|reviewed)", "unaudited (?:accounts|financial statements|management accounts|figures)", "no (?:audited (?:accounts|financial statements)|audit (?:has|was|is))"], fr: ["(?:comptes|etats financiers)~(?:n'ont|ne sont) (?:pas|jamais) (?:ete )?(?:audites|certifies)", "(?:comptes|etats financiers)~(?:ne sont |n'ont )?(?:pas|non|jamais)(?: ete)? (?:audites|certifies)"], es: ["(?:estados financieros|cuentas)~no se (?:auditan|han auditado)", "(?:estados financieros|cuentas)~no (?:han sido |estan |son |fueron )?auditad[oa]s", "(?:estados financieros|cuentas) (?:sin auditar|no auditad[oa]s)"], pt: ["(?:contas|demonstracoes)~(?:nunca|nao) (?:foram |sao )?auditad[oa]s", "(?:contas|demonstracoes financeiras)~nao (?:foram |sao |estao )?auditadas"], sw: ["hesabu~(?:hazijakaguliwa|hazijawahi kukaguliwa|hazikaguliwi|hazikukaguliwa|ambazo hazijakaguliwa)"],
      },
    },
    threeYears: { says: { en: ["unqualified (?:for|in) 20\\d\\d", "without (?:any )?qualifications?", "(?:three|four|five|3|4|5) (?:consecutive |full |clean )?(?:audited )?years (?:of )?(?:audited|clean|unqualified)", "audited (?:accounts|financial statements) for (?:the (?:last|past) )?(?:three|four|five|3|4|5) years", "(?:clean|unqualified|unmodified) (?:audit )?opinions?"], fr: ["(?:trois|quatre|cinq|3|4|5) (?:derniers )?exercices~(?:audites|certifies)", "(?:certifies?|certification) sans reserves?"], es: ["(?:tres|cuatro|cinco|3|4|5) (?:ultimos )?(?:anos|ejercicios)~auditad[oa]s", "(?:opinion|dictamen) (?:limpi[oa]|sin salvedades|favorable)"], pt: ["(?:tres|quatro|cinco|3|4|5) (?:ultimos )?(?:anos|exercicios)~auditad[oa]s", "(?:opiniao|parecer) (?:sem (?:reservas|ressalvas)|limp[oa])"], sw: ["miaka (?:mitatu|minne|mitano|3|4|5)~(?:zilizokaguliwa|ukaguzi)", "(?:maoni|hati) safi"] } },
    monthly: {
      things: { en: ["(?:monthly|quarterly) (?:management )?(?:accounts|financial (?:reports?|statements)|financials)", "(?:monthly |weekly )?bank reconciliations?"], fr: ["(?:comptes|etats financiers|rapports financiers|situations?) (?:mensuel|trimestriel)(?:le)?s?", "rapprochements? bancaires?(?: mensuels?)?"], es: ["(?:estados financieros|informes financieros|cuentas) (?:mensuales|trimestrales)", "conciliacion(?:es)? bancarias?(?: mensual(?:es)?)?"], pt: ["(?:contas|relatorios financeiros|demonstracoes) (?:mensais|trimestrais)", "(?:reconciliac|conciliac)(?:ao|oes) bancarias?(?: mensa(?:l|is))?"], sw: ["(?:hesabu|taarifa za fedha) za (?:kila )?(?:mwezi|robo mwaka)", "usuluhisho wa benki"] },
      says: { en: ["(?:bank|accounts?|cash book|books)~(?:is|are) reconciled (?:every |each )?(?:monthly|weekly|month|week|daily|quarter)"], fr: ["(?:banque|comptes?|caisse)~(?:est|sont) rapprochee?s (?:chaque|tous les|mensuellement)"], es: ["(?:banco|cuentas?|caja)~se concilian? (?:cada|mensualmente|semanalmente)"], pt: ["(?:banco|contas?|caixa)~(?:e|sao) (?:re)?conciliad[oa]s? (?:todos|mensalmente|cada)"], sw: ["(?:benki|hesabu)~(?:husuluhishwa|hulinganishwa|zinasuluhishwa) kila (?:mwezi|wiki)"] },
    },
    twoSign: {
      says: {
        en: ["(?:two|three|joint|dual|2|3) (?:people |persons |authori[sz]ed |mandatory |officers |people must )?(?:signator(?:y|ies)|signatures?|approvals?|to sign|sign)", "(?:signed|approved|authori[sz]ed) by (?:at least )?(?:two|three|2|3) (?:people|persons|officers|signatories|directors|members)", "(?:four|4)[- ]eyes"], fr: ["(?:deux|trois|double|2|3) signatures?(?: conjointes?)?", "double signature", "signatures? conjointes?", "(?:deux|trois|2|3) signataires"], es: ["(?:dos|tres|doble|2|3) firmas?(?: mancomunadas?| autorizadas?)?", "firmas? mancomunadas?", "firma conjunta"], pt: ["(?:duas|tres|dupla|2|3) assinaturas?(?: conjuntas?)?", "assinatura conjunta"], sw: ["(?:saini|watia saini|waweka saini) (?:mbili|wawili|watatu|tatu|2|3)"],
      },
    },
    oneControls: {
      says: {
        en: ["sole signatory", "(?:only|single) (?:the |one )?(?:signatory|signature)", "(?:one|a single|same) person (?:alone )?(?:controls?|handles?|keeps?|holds?|receives|collects|records)~(?:cash|money|payments?|bank|books)", "(?:owner|manager|treasurer|director|chairman|founder|cashier)~(?:alone |is the only (?:one|person) who |single-?handedly )(?:signs?|controls?|handles?|authori[sz]es?)", "qualified (?:audit )?opinion", "signs alone"], fr: ["seule? signataire", "une seule (?:personne|signature)", "signe seule?", "(?:opinion|certification) avec reserves?"], es: ["(?:unic[oa]|sol[oa]) firmante", "una sola (?:persona|firma)", "firma sol[oa]", "(?:opinion|dictamen) con salvedades"], pt: ["(?:unic[oa]|so uma) (?:assinante|assinatura|signatari[oa])", "uma (?:so|unica) pessoa", "assina sozinh[oa]", "(?:opiniao|parecer) com (?:reservas|ressalvas)"], sw: ["(?:mtia saini|mweka saini) (?:mmoja|pekee)", "mtu mmoja (?:tu )?(?:anasimamia|anashika|hushika|anadhibiti) ~(?:fedha|pesa|malipo)", "(?:maoni|hati) yenye (?:masharti|kasoro|mashaka)"],
      },
    },
    none: {
      says: {
        en: ["no (?:accounts|financial statements|books|books of account) (?:are|is|have been|has been|were) (?:kept|prepared|made|drawn up|available)", "(?:does|do|did) not (?:yet )?(?:keep|prepare|have) (?:any )?(?:accounts|books of accounts?|financial statements)", "(?:adverse|disclaimer of) opinion", "(?:figures|accounts|books|totals?) (?:do|does|did) not (?:reconcile|agree|tally|add up|balance)", "disclaims? (?:an )?opinion"], fr: ["(?:aucune comptabilite|aucun compte|pas de (?:comptabilite|comptes))(?: n'est)?", "(?:opinion (?:defavorable|adverse)|refus de certifier|impossibilite de certifier)", "(?:chiffres|comptes|totaux) (?:ne concordent pas|discordants)"], es: ["no (?:se )?(?:lleva|llevan|llevamos|tiene|tienen) (?:ninguna )?(?:contabilidad|estados financieros|cuentas)", "(?:opinion|dictamen) (?:adverso|adversa|negativ[oa])", "abstencion de opinion", "(?:cifras|cuentas|totales) no (?:cuadran|concuerdan|concilian)"], pt: ["nao (?:tem|temos|faz|ha|existe|se faz) (?:qualquer )?(?:contabilidade|contas|demonstracoes)", "(?:opiniao|parecer) (?:advers[oa]|negativ[oa])", "(?:escusa|abstencao) de opiniao", "(?:contas|valores|numeros) nao (?:batem|conferem|conciliam)"], sw: ["(?:hakuna|hatuna|haina|hatutengenezi) (?:hesabu|taarifa za fedha)", "(?:maoni|hati) (?:mbaya|chafu|isiyoridhisha)", "(?:hesabu|takwimu) (?:hazilingani|haziwiani)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["none"] },
    { level: "HIGH", any: ["!audited", "oneControls"] },
    { level: "LOW", all: ["audited", "threeYears", "monthly", "twoSign"] },
    { level: "MODERATE", any: ["audited", "threeYears", "monthly", "twoSign"] },
  ],
};

export const GOVERNANCE: readonly Criterion[] = [legal, contracts, brand, compliance, reporting];
