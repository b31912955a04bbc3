import type { Criterion } from "./criterion";
import { FIVE_OR_MORE, ONE_OR_TWO, THREE_OR_FOUR } from "./numbers";
import { stakeholders } from "./stakeholders";

/** Management: who runs the firm, who stands in, who handles the money. */
const managementCompetence: Criterion = {
  indicator: "behavioral.management-competence",
  attributes: {
    experienced: {
      says: {
        en: [`${FIVE_OR_MORE} (?:\\(\\d+\\) )?years'? ?(?:of )?~(?:experience|in (?:farming|agriculture|the (?:trade|sector|business)))`, "(?:experience|worked) ~(?:of|for) (?:over |more than )?(?:5|6|7|8|9|1\\d|2\\d|3\\d) years"],
        fr: [`${FIVE_OR_MORE} (?:\\(\\d+\\) )?ans (?:d'experience|de pratique|de metier|dans (?:le secteur|le metier|l'agriculture|l'elevage))`],
        es: [`${FIVE_OR_MORE} anos (?:de experiencia|en (?:el (?:sector|rubro|oficio)|la actividad|la agricultura|la ganaderia))`],
        pt: [`${FIVE_OR_MORE} anos (?:de experiencia|(?:no (?:setor|sector|ramo)|na (?:agricultura|pecuaria|atividade)))`],
        sw: ["uzoefu wa (?:miaka )?(?:zaidi ya )?(?:miaka )?(?:mi)?(?:5|6|7|8|9|1\\d|2\\d|3\\d|tano|sita|saba|nane|tisa|kumi)"],
      },
    },
    fairly: {
      says: {
        en: [`${THREE_OR_FOUR} (?:\\(\\d\\) )?years'? ?(?:of )?~experience`], fr: [`${THREE_OR_FOUR} ans d'experience`], es: [`${THREE_OR_FOUR} anos de experiencia`], pt: [`${THREE_OR_FOUR} anos de experiencia`], sw: ["uzoefu wa miaka (?:mi)?(?:3|4|tatu|nne)"],
      },
    },
    green: {
      says: {
        en: [`${ONE_OR_TWO} years?'?s? ?(?:of )?~experience`, "less than (?:a|one|two|three) years?'? ?(?:of )?~experience"],
        fr: [`${ONE_OR_TWO} ans? d'experience`, "moins de (?:un|deux|trois|1|2|3) ans d'experience", "peu d'experience"],
        es: [`${ONE_OR_TWO} anos? de experiencia`, "menos de (?:un|dos|tres|1|2|3) anos? de experiencia", "poca experiencia"],
        pt: [`${ONE_OR_TWO} anos? de experiencia`, "menos de (?:um|dois|tres|1|2|3) anos? de experiencia", "pouca experiencia"],
        sw: ["uzoefu wa (?:mwaka mmoja|miaka (?:mi)?(?:wili|2))", "uzoefu mdogo"],
      },
    },
    experience: {
      denies: {
        en: ["(?:no|without(?: any)?) (?:previous |prior |relevant |farming |management |practical )+experience", "none of the ~(?:managers|directors|founders|owners) has ~experience", "never ~(?:farmed|managed|run) before"],
        fr: ["aucune experience", "sans (?:aucune )?experience", "n'(?:a|ont) (?:pas|jamais) ~d'experience"],
        es: ["(?:sin|ninguna) experiencia (?:previa|en)", "no (?:tiene|tienen|tenemos) experiencia"],
        pt: ["(?:sem|nenhuma) experiencia (?:previa|anterior|em|na|no)", "nao (?:tem|temos|possui|possuem) experiencia"],
        sw: ["(?:hana|hawana|hatuna) uzoefu"],
      },
    },
    finance: {
      denies: {
        en: ["(?:nobody|no one|none of (?:us|them)|no person) (?:[a-z]+ ){0,5}(?:accounting|bookkeeping|accounts|finance)"], fr: ["personne (?:[a-z']+ ){0,5}(?:comptabilite|comptable|finance)"], es: ["nadie (?:[a-z]+ ){0,5}(?:contabilidad|contador|finanzas)"], pt: ["ninguem (?:[a-z]+ ){0,5}(?:contabilidade|contabilista|financas)"], sw: ["hakuna (?:mtu )?(?:[a-z]+ ){0,4}(?:uhasibu|mhasibu)"],
      },
      things: {
        en: ["(?:qualified |certified |chartered |full-time |professional )+(?:accountant|bookkeeper|finance (?:manager|officer|lead))", "(?:finance|financial) (?:manager|officer|director|controller)", "accountant", "bookkeeper"],
        fr: ["(?:expert[- ])?comptable (?:qualifiee?|diplomee?|agreee?|a plein temps|salariee?)", "(?:directeur|directrice|responsable) (?:administrati(?:f|ve) et )?financi(?:er|ere)", "(?:un|une) comptable"],
        es: ["contador(?:a)? (?:titulad[oa]|public[oa]|colegiad[oa]|de planta)", "(?:gerente|jef[ea]|director(?:a)?|encargad[oa]) (?:financier[oa]|de finanzas|administrativ[oa] y financier[oa])", "(?:un|una) contador(?:a)?"],
        pt: ["(?:contabilista|contador(?:a)?) (?:certificad[oa]|formad[oa]|qualificad[oa]|a tempo inteiro)", "(?:diretor(?:a)?|director(?:a)?|gerente|responsavel) financeir[oa]", "(?:um|uma) (?:contabilista|contador(?:a)?)"],
        sw: ["mhasibu(?: aliyehitimu| mwenye sifa| wa kudumu)?", "meneja wa fedha"],
      },
    },
    standIn: {
      things: {
        en: ["deput(?:y|ies)(?: for each)?", "stand-?ins?", "succession plan", "understud(?:y|ies)", "second-in-command"],
        fr: ["plan de (?:succession|releve)", "suppleante?s?", "remplacante?s? (?:designee?s?|formee?s?)"],
        es: ["plan de sucesion", "suplentes?", "reemplazos? (?:designad|capacitad|formad)[oa]s?"],
        pt: ["plano de sucessao", "suplentes?", "substitut[oa]s? (?:designad|formad|nomead|treinad)[oa]s?"],
        sw: ["mpango wa (?:urithi|kurithishana)(?: uongozi)?", "naibu", "makaimu"],
      },
      denies: {
        en: ["no ?one (?:else )?(?:can|could|is able to) (?:replace|stand in|take over)", "nobody (?:else )?(?:can|could|is able to|is trained to) (?:replace|stand in|take over)"],
        fr: ["personne (?:d'autre )?ne (?:peut|sait|pourrait) (?:le |la |les )?(?:remplacer|assurer)"], es: ["nadie (?:mas )?(?:puede|sabe) (?:reemplazar|sustituir|hacer)"], pt: ["ninguem (?:mais )?(?:pode|sabe|consegue) (?:substituir|fazer|assumir)"], sw: ["hakuna (?:mtu )?(?:mwingine )?(?:anayeweza|wa) (?:kuchukua nafasi|kumrithi)"],
      },
    },
    onePerson: {
      says: {
        en: ["depends? (?:entirely|wholly|heavily|solely|completely|largely|very much) (?:up)?on (?:the |its |one |his |her |me|mr|mrs|ms)", "(?:is|are) (?:all )?(?:run|managed|done|handled) by (?:one person|the owner alone|the founder alone)", "one[- ]man (?:show|business|operation)", "the (?:owner|founder|manager|proprietor) (?:does|runs|manages|handles|decides) everything", "all decisions ~(?:rest|lie) with (?:the owner|the founder|one person)", "key[- ](?:man|person) (?:dependence|dependency|dependent)"],
        fr: ["(?:repose|depend) (?:entierement|uniquement|seulement|essentiellement|totalement|beaucoup|fortement)? ?(?:sur|de|du) (?:le |la |son |sa |l')?(?:fondat(?:eur|rice)|gerante?|promot(?:eur|rice)|proprietaire|une seule personne|seul gerant)", "(?:le|la) (?:gerante?|promot(?:eur|rice)|proprietaire) (?:fait|gere|decide) (?:de )?tout"],
        es: ["depende (?:enteramente|totalmente|unicamente|solo|por completo|mucho|en gran medida) (?:de|del) (?:la |su |el )?(?:fundador(?:a)?|duen[oa]|propietari[oa]|gerente|una (?:sola )?persona)", "(?:el|la) (?:duen[oa]|propietari[oa]|gerente) (?:hace|maneja|decide) todo"],
        pt: ["depende (?:inteiramente|totalmente|unicamente|apenas|por completo|muito|fortemente) (?:de|do|da) (?:sua |seu )?(?:fundador(?:a)?|don[oa]|proprietari[oa]|gerente|uma (?:so|unica) pessoa)", "(?:o|a) (?:don[oa]|proprietari[oa]|gerente) (?:faz|gere|decide) tudo"],
        sw: ["inategemea (?:sana |kabisa )?(?:mtu mmoja|mmiliki|mwanzilishi|mkurugenzi)(?: pekee| tu| peke yake)?", "(?:mmiliki|mkurugenzi) (?:anafanya|hufanya|anasimamia) kila kitu"],
      },
    },
    postEmpty: {
      says: {
        en: ["(?:post|position|seat) ~(?:is|has been|remains|was|stands) (?:still )?(?:vacant|empty|unfilled)", "(?:has been|is|are) without (?:a )?(?:manager|accountant|finance manager|director|treasurer) since"],
        fr: ["poste ~(?:est|reste|demeure) (?:toujours )?(?:vacant|vide|non pourvu)"], es: ["(?:puesto|cargo) ~(?:esta|sigue|permanece) (?:aun )?(?:vacante|vacio)"], pt: ["(?:posto|cargo|lugar) ~(?:esta|continua|permanece) (?:ainda )?(?:vago|vazio|por preencher)"], sw: ["nafasi ya ~(?:iko|ipo|imebaki) wazi"],
      },
    },
    barred: {
      says: {
        en: ["(?:was|were|has been|have been) (?:declared (?:bankrupt|insolvent)|disqualified)", "(?:previous|former|earlier) (?:company|business|firm) ~(?:went bankrupt|was liquidated|became insolvent|collapsed)"],
        fr: ["(?:a ete|ont ete) (?:declaree?s? en faillite|mise?s? en (?:faillite|liquidation)|frappee?s? d'interdiction)"], es: ["(?:fue|fueron|ha sido) (?:declarad[oa]s? (?:en quiebra|insolventes?)|inhabilitad[oa]s?)"], pt: ["(?:foi|foram) (?:declarad[oa]s? (?:falid[oa]s?|insolventes?)|inibid[oa]s?)"], sw: ["(?:alitangazwa|walitangazwa|ilitangazwa) (?:kufilisika|mufilisi)"],
      },
    },
    planMet: {
      says: {
        en: [`(?:achieved|met|reached|delivered) ~(?:8\\d|9\\d|1[01]\\d) ?(?:%|per ?cent) of (?:the |its |our |last year's )*(?:plan|budget|target)`], fr: [`(?:atteint|realise) ~(?:8\\d|9\\d|1[01]\\d) ?% (?:du (?:plan|budget)|de l'objectif|des objectifs)`],
        es: [`(?:cumplio|alcanzo|logro|cumplimos|logramos) ~(?:8\\d|9\\d|1[01]\\d) ?% (?:del (?:plan|presupuesto)|de la meta)`], pt: [`(?:cumpriu|atingiu|realizou|cumprimos|atingimos) ~(?:8\\d|9\\d|1[01]\\d) ?% (?:do (?:plano|orcamento)|da meta)`], sw: ["(?:tulifikia|ilifikia|imefikia) asilimia (?:8\\d|9\\d|1[01]\\d) ya (?:lengo|mpango|bajeti)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["postEmpty", "barred", "!experience"] },
    { level: "HIGH", any: ["green", "onePerson", "!finance", "!standIn"] },
    { level: "LOW", all: ["experienced", "finance", "standIn"] },
    { level: "MODERATE", any: ["experienced", "fairly", "finance", "planMet"] },
  ],
};

/** Decisions in the open, limits, conflicts of interest, a list of risks. */
const decisionDiscipline: Criterion = {
  indicator: "behavioral.decision-discipline",
  attributes: {
    quarterly: {
      says: {
        en: ["(?:board|committee|directors|partners)~(?:meets?|met|sits?|sat) (?:every (?:month|quarter|three months)|each (?:month|quarter)|quarterly|monthly)", "(?:board|committee|directors)~met in (?:january|february|march|april|may|june|july|august|september|october|november|december), (?:january|february|march|april|may|june|july|august|september|october|november|december), (?:january|february|march|april|may|june|july|august|september|october|november|december),? (?:and )?(?:january|february|march|april|may|june|july|august|september|october|november|december)", "(?:we|they) (?:sit|meet) (?:each|every) (?:month|quarter)", "(?:board|committee|directors) met (?:four|five|six|eight|ten|twelve|4|5|6|7|8|9|10|11|12) times", "(?:board|committee|directors) (?:of directors )?(?:also )?(?:meets?|met|sat|sits) (?:every (?:month|quarter|three months)|quarterly|monthly|(?:four|five|six|eight|ten|twelve|4|5|6|7|8|9|10|11|12) times)", "(?:quarterly|monthly) (?:board|committee) meetings? (?:are|were|is|was) (?:held|minuted)", "(?:held|holds) (?:four|five|six|eight|ten|twelve|4|5|6|7|8|9|10|11|12) (?:minuted |board |ordinary |committee )*meetings"],
        fr: ["(?:conseil|comite|bureau)(?: d'administration| de gestion| de surveillance)? (?:se reunit|s'est reuni|s'est reunie) (?:chaque (?:mois|trimestre)|tous les (?:mois|trimestres|trois mois)|(?:quatre|cinq|six|huit|dix|douze|4|5|6|7|8|9|10|11|12) fois)", "a tenu (?:quatre|cinq|six|huit|dix|douze|4|5|6|7|8|9|10|11|12) (?:reunions|sessions)"],
        es: ["(?:consejo|junta|directorio|comite)(?: directiv[oa]| de administracion| de vigilancia)? (?:se reune|se reunio|sesiona|sesiono) (?:cada (?:mes|trimestre|tres meses)|mensualmente|trimestralmente|(?:cuatro|cinco|seis|ocho|diez|doce|4|5|6|7|8|9|10|11|12) veces)", "celebro (?:cuatro|cinco|seis|ocho|diez|doce|4|5|6|7|8|9|10|11|12) (?:reuniones|sesiones)"],
        pt: ["(?:conselho|direcao|direccao|diretoria|comite)(?: de administracao| fiscal| diretivo)? (?:reune-se|reuniu-se|se reune|se reuniu|reuniu) (?:todos os (?:meses|trimestres)|mensalmente|trimestralmente|a cada (?:mes|trimestre)|(?:quatro|cinco|seis|oito|dez|doze|4|5|6|7|8|9|10|11|12) vezes)", "realizou (?:quatro|cinco|seis|oito|dez|doze|4|5|6|7|8|9|10|11|12) (?:reunioes|sessoes)"],
        sw: ["(?:bodi|kamati|halmashauri) (?:ya \\w+ )?(?:hukutana|inakutana|ilikutana) (?:kila (?:mwezi|robo mwaka|miezi mitatu)|mara (?:nne|tano|sita|nane|kumi|4|5|6|7|8|9|10|12))"],
      },
    },
    seldom: {
      says: {
        en: ["(?:board|committee|directors)~met in (?:january|february|march|april|may|june|july|august|september|october|november|december) and (?:january|february|march|april|may|june|july|august|september|october|november|december)", "(?:board|committee|directors|we) met (?:twice|two times|three times|2 times|3 times)", "(?:board|committee|directors) (?:meets?|met|sat) (?:twice|two times|three times|2 times|3 times|every six months|half[- ]yearly)"], fr: ["(?:conseil|comite|bureau)(?: d'administration)? (?:se reunit|s'est reuni) (?:deux|trois|2|3) fois"],
        es: ["(?:consejo|junta|directorio|comite)(?: directiv[oa]| de administracion)? se (?:reune|reunio) (?:dos|tres|2|3) veces"], pt: ["(?:conselho|direcao|direccao|diretoria)(?: de administracao)? (?:reune-se|reuniu-se|se reune|se reuniu) (?:duas|tres|2|3) vezes"], sw: ["(?:bodi|kamati)~(?:ilikaa|ilikutana|imekutana) mara (?:mbili|tatu|2|3)", "(?:bodi|kamati) (?:hukutana|inakutana|ilikutana) mara (?:mbili|tatu|2|3)"],
      },
    },
    minutes: {
      lackUntold: true,
      things: {
        en: ["minutes of (?:the |each |all |every |its )*(?:board |committee |general )?meetings?", "(?:signed |board |written |meeting )+minutes", "minute book"], fr: ["proces[- ]verba(?:l|ux)", "comptes? rendus? de(?:s)? reunions?"], es: ["actas (?:firmadas|de (?:las )?(?:reuniones|sesiones|asamblea))", "libro de actas"], pt: ["atas (?:assinadas|das? reunioes|de reuniao)", "livro de atas"], sw: ["mihtasari ya (?:vikao|mikutano)", "muhtasari wa (?:kila )?(?:kikao|mkutano)", "kumbukumbu za vikao"],
      },
      denies: {
        en: ["no (?:written |signed )?minutes (?:are|were|have been|is|exist|of)", "(?:does|do|did) not (?:keep|take|write) (?:any )?minutes", "without minutes"], fr: ["(?:aucun|sans|pas de) proces[- ]verba(?:l|ux)"], es: ["(?:sin|ninguna|no (?:hay|se llevan|se levantan)) actas?"], pt: ["(?:sem|nenhuma|nao ha|nao se fazem) atas?"], sw: ["(?:hakuna|bila|hatuandiki) mihtasari"],
      },
      says: { en: ["minutes (?:are|were) (?:kept|taken|signed|written|filed|recorded)", "takes (?:the )?minutes", "signed minutes", "meetings? (?:are|were|is|was) (?:all )?minuted", "minuted (?:board )?meetings"], fr: ["reunions? (?:fait|font) l'objet d'un proces[- ]verbal"], es: ["actas firmadas", "(?:se levantan?|se llevan?) actas?", "reuniones constan en actas?"], pt: ["reunioes constam (?:em|de) atas?"], sw: ["mihtasari ipo", "mihtasari (?:imesainiwa|husainiwa|hutunzwa)"] },
    },
    limits: {
      lackUntold: true,
      things: {
        en: ["(?:spending|approval|expenditure|authori[sz]ation|signing) limits?", "delegation of authority"], fr: ["(?:plafonds?|seuils?|limites?) (?:de depenses?|d'engagement|d'approbation|d'autorisation)"], es: ["(?:limites?|topes?|montos maximos) de (?:gasto|aprobacion|autorizacion)"], pt: ["(?:limites?|tetos?) de (?:despesa|gasto|aprovacao|autorizacao)"], sw: ["(?:kikomo|viwango|ukomo) (?:cha|vya|wa) (?:matumizi|uidhinishaji)"],
      },
    },
    conflicts: {
      things: {
        en: ["(?:conflicts?[- ]of[- ]interests?|related[- ]party|interests?) (?:register|declarations?|policy|list)", "register of (?:interests|conflicts)"], fr: ["registre des (?:conflits d'interets?|interets)", "declarations? de conflits? d'interets?"], es: ["registro de (?:conflictos de interes(?:es)?|partes relacionadas)", "declaracion(?:es)? de conflictos? de interes(?:es)?"], pt: ["registo de conflitos? de interesses?", "registro de conflitos? de interesses?", "declarac(?:ao|oes) de conflitos? de interesses?"], sw: ["(?:rejista|daftari) (?:ya|la) (?:mgongano|migongano) wa maslahi", "(?:rejista|daftari) (?:ya|la) maslahi"],
      },
    },
    riskList: {
      things: {
        en: ["risk (?:register|list|matrix|log)", "list of (?:main |key )?risks"], fr: ["(?:registre|liste|matrice|cartographie) des risques"], es: ["(?:registro|lista|matriz|mapa) de riesgos"], pt: ["(?:registo|registro|lista|matriz|mapa) de riscos"], sw: ["(?:rejista|daftari|orodha) (?:ya|la) (?:hatari|vihatarishi)"],
      },
    },
    alone: {
      says: {
        en: ["(?:board|committee|directors|partners)~(?:has|have|did) not (?:yet |formally )*(?:met|meet|sat|sit)", "decisions (?:are|is) (?:taken|made) (?:in|within|by) the family", "(?:decides|takes (?:all |the )?decisions|makes (?:all |the )?decisions) alone", "(?:all |most |major |key )*decisions (?:are|is) (?:taken|made) by (?:the )?(?:owner|founder|family|chairman|chairperson|manager|proprietor|managing director|husband)(?: alone| himself| herself)?", "(?:board|committee) (?:has|did) not (?:yet )?(?:met|meet|sat|sit)", "(?:board|committee) (?:never|rarely|seldom) (?:meets|met|sits)", "loans? to (?:the |its |two |three |our )?(?:directors?|board members?|chairman|shareholders?|owners?)(?! fund)"],
        fr: ["(?:decide|prend (?:toutes )?les decisions) (?:seule?|toute? seule?)", "(?:toutes |les |principales )*decisions (?:sont|est) prises? par (?:le |la |l')(?:gerante?|promot(?:eur|rice)|proprietaire|famille|presidente?)(?: seule?)?", "conseil (?:d'administration )?ne s'est (?:pas|jamais) reuni", "prets? (?:accordes? )?aux? (?:dirigeants?|administrateurs?|associes?)"],
        es: ["(?:decide|toma (?:todas )?las decisiones) (?:sol[oa]|por su cuenta)", "(?:todas |las |principales )*decisiones (?:las toma|son tomadas por|se toman por) (?:el |la )(?:duen[oa]|propietari[oa]|gerente|familia|presidente)", "(?:junta|consejo|directorio)(?: directiv[oa]| de administracion)? no se (?:reune|reunio|ha reunido)", "prestamos a (?:los )?(?:directivos|directores|socios|administradores)"],
        pt: ["(?:decide|toma (?:todas )?as decisoes) sozinh[oa]", "(?:todas |as |principais )*decisoes sao tomadas (?:apenas |so )?pel[oa] (?:don[oa]|proprietari[oa]|gerente|familia|presidente)", "(?:conselho|direcao|direccao|diretoria) nao se (?:reune|reuniu)", "emprestimos a (?:diretores|directores|administradores|socios)"],
        sw: ["(?:anaamua|huamua|anafanya maamuzi|hufanya maamuzi)(?: yote)? (?:peke yake|mwenyewe)", "(?:bodi|kamati) (?:haijakutana|haikukutana|haikutani)", "mikopo kwa (?:wakurugenzi|wajumbe wa bodi|viongozi)"],
      },
    },
    mixed: {
      says: {
        en: ["(?:household|family|home|personal)~(?:business|farm|company|shop)~same (?:account|purse|till|pocket|wallet)", "(?:business|farm|company|shop)~(?:household|family|home|personal)~same (?:account|purse|till|pocket|wallet)", "(?:household|family|personal|private) (?:and|or) (?:business|farm|company) (?:money|funds|cash|expenses|accounts?|finances) (?:are|is) (?:mixed|not (?:kept )?separated?|kept together|one)", "(?:business|farm) and (?:household|family|personal|private) (?:money|funds|cash|expenses|accounts?|finances) (?:are|is) (?:mixed|not (?:kept )?separated?|kept together)", "(?:household|family|personal|private|school) (?:expenses|costs|bills|needs|fees) (?:are|is) (?:also )?paid (?:from|out of) the (?:business|farm|company|till|same)", "(?:no|without) separate (?:business )?(?:bank )?account"],
        fr: ["(?:menage|famille|maison)~(?:entreprise|exploitation|activite|ferme)~(?:meme (?:compte|caisse)|melange\\w*)", "(?:argent|caisse|comptes?|depenses?) (?:du menage|de la famille|familiale?s?|personnel(?:le)?s?) et (?:celui|celle|ceux|celles)? ?(?:de l'entreprise|de l'exploitation|de l'activite) (?:sont|ne sont pas) (?:melanges|melangees|confondus|confondues|separes|separees)", "depenses (?:familiales|personnelles|du menage) (?:sont|est) payees (?:sur|par|avec) (?:la caisse|le compte) de l'(?:entreprise|exploitation)"],
        es: ["(?:casa|hogar|familia)~(?:negocio|finca|empresa)~(?:misma (?:cuenta|caja)|mismo bolsillo)", "(?:dinero|gastos|cuentas|caja|fondos) (?:del hogar|familiar(?:es)?|personal(?:es)?) y (?:del|los del|las de la|el del|la del) (?:negocio|finca|empresa) (?:se mezclan|estan mezclad[oa]s|no (?:se|estan) separa(?:n|d[oa]s))", "gastos (?:del hogar|familiares|personales) se pagan (?:con|de|desde) (?:la caja|la cuenta|el dinero) (?:de la|del) (?:negocio|finca|empresa)"],
        pt: ["(?:casa|familia)~(?:negocio|sitio|empresa|fazenda|machamba)~(?:mesma conta|mesmo (?:caixa|bolso))", "(?:dinheiro|despesas|contas|caixa) (?:da casa|da familia|familiar(?:es)?|pessoa(?:l|is)) e (?:do negocio|da empresa|da machamba|da fazenda) (?:misturam-se|se misturam|estao misturad[oa]s|nao (?:sao|estao) separad[oa]s)", "despesas (?:da casa|familiares|pessoais) sao pagas (?:com|pela|do) (?:o )?(?:caixa|conta|dinheiro) (?:do negocio|da empresa)"],
        sw: ["(?:nyumbani|familia)~(?:biashara|shamba)~(?:akaunti moja|mfuko mmoja)", "(?:fedha|pesa|hela) za (?:familia|nyumbani|biashara) na (?:za )?(?:biashara|familia|nyumbani) (?:zimechanganywa|zinachanganywa|hazijatenganishwa|hazitenganishwi)"],
      },
    },
    dispute: {
      says: {
        en: ["elections?~(?:contested|challenged|annulled|disputed|set aside)", "dispute (?:between|among) (?:the |its |our |two |some )*(?:owners|shareholders|partners|directors|members|family members|heirs|brothers)", "(?:election|elections) ~(?:annulled|nullified|declared void|contested in court)"],
        fr: ["elections?~(?:contestees?|annulees?|attaquees?)", "(?:litige|conflit) entre (?:les |des )?(?:associes|proprietaires|actionnaires|administrateurs|heritiers|membres du (?:bureau|conseil))", "elections? ~annulees?"], es: ["eleccion(?:es)?~(?:impugn|anul)\\w+", "(?:disputa|conflicto|litigio|pleito) entre (?:los )?(?:socios|propietarios|accionistas|duenos|herederos|directivos)", "eleccion(?:es)? ~anulad[oa]s?"],
        pt: ["eleic(?:ao|oes)~(?:impugnad|anulad|contestad)as?", "(?:disputa|conflito|litigio) entre (?:os )?(?:socios|proprietarios|acionistas|donos|herdeiros|diretores)", "elei(?:cao|coes) ~anulad[oa]s?"], sw: ["mgogoro (?:kati ya|baina ya) (?:wamiliki|wanahisa|wakurugenzi|viongozi|warithi|wanachama)", "uchaguzi ~(?:ulibatilishwa|umebatilishwa)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["mixed", "dispute"] },
    { level: "HIGH", any: ["alone", "!minutes", "!riskList", "!limits"] },
    { level: "LOW", all: ["quarterly", "minutes"], any: ["limits", "conflicts", "riskList"], least: 2 },
    { level: "MODERATE", any: ["quarterly", "seldom", "minutes", "limits", "conflicts", "riskList"] },
  ],
};

/** Fair work and integrity. */
const ethics: Criterion = {
  indicator: "behavioral.ethics-compliance",
  attributes: {
    policy: {
      things: {
        en: ["written (?:ethics |labou?r |conduct )?policy", "codes? of (?:business )?(?:conduct|ethics)", "(?:anti[- ](?:corruption|bribery|fraud)|ethics|whistle-?blow(?:er|ing)|child[- ](?:labour|labor|protection)|safeguarding|integrity) (?:policy|policies|code)"],
        fr: ["charte(?: affichee| de conduite| signee)?", "codes? (?:de (?:bonne )?conduite|d'ethique|de deontologie)", "politiques? (?:anti-?corruption|d'ethique|d'integrite|de protection des enfants)", "charte ethique"],
        es: ["codigos? de (?:conducta|etica)", "politicas? (?:anticorrupcion|anti-corrupcion|de (?:etica|integridad|proteccion (?:infantil|de menores)))"], pt: ["codigos? de (?:conduta|etica)", "politicas? (?:anticorrupcao|anti-corrupcao|de (?:etica|integridade|protecao de menores))"],
        sw: ["kanuni za (?:maadili|mwenendo)", "sera ya (?:maadili|kupinga rushwa|kupambana na rushwa|ulinzi wa (?:mtoto|watoto))"],
      },
    },
    trained: {
      says: {
        en: ["(?:code|policy)~(?:was|is|has been) (?:read|explained|given|presented) (?:to|with|by|out) (?:all|every|each)", "(?:all |every )?(?:staff|workers?|employees) (?:has|have|were|was|are|been|is)? ?(?:been )?(?:trained|briefed) (?:on|in|about) (?:it|the (?:code|policy))", "signed by (?:all|every|each) (?:staff|workers?|employees?)"], fr: ["(?:personnel|employes|salaries) (?:a ete|ont ete|est|sont) formee?s? (?:a|au|sur) (?:ce|le|la) (?:code|politique|charte)", "signee? par (?:tout le personnel|tous les (?:employes|salaries))"],
        es: ["(?:personal|trabajadores|empleados) (?:fue|fueron|ha sido|han sido|esta|estan) capacitad[oa]s? (?:en|sobre) (?:el codigo|la politica|el mismo)", "firmad[oa] por (?:todo el personal|todos los (?:trabajadores|empleados))"], pt: ["(?:pessoal|trabalhadores|funcionarios) (?:foi|foram|esta|estao) (?:formad|treinad)[oa]s? (?:no codigo|na politica|sobre (?:o codigo|a politica))", "assinad[oa] por (?:todo o pessoal|todos os (?:trabalhadores|funcionarios))"],
        sw: ["(?:wafanyakazi|watumishi) (?:wote )?(?:wamefundishwa|wamepewa mafunzo|walifundishwa|wamesaini)"],
      },
    },
    channel: { says: { en: ["(?:complaints?|grievance) (?:phone|box|line|hotline)~(?:rang|open|opened|opens|used|received)"] },
      things: {
        en: ["(?:complaints?|grievance) (?:phone|boxes|office|committee)", "(?:complaints?|grievance|whistle-?blowing|suggestion) (?:channel|box|line|hotline|procedure|mechanism|book|register|desk|log)"], fr: ["(?:boite a (?:suggestions|plaintes)|(?:mecanisme|registre|procedure|numero|cahier) (?:de gestion )?(?:des |de )(?:plaintes|reclamations|griefs))"], es: ["(?:buzon|canal|libro|linea|mecanismo) de (?:quejas|denuncias|reclamos|sugerencias)"], pt: ["(?:caixa|canal|livro|linha|mecanismo) de (?:queixas|denuncias|reclamacoes|sugestoes)"], sw: ["(?:sanduku|kitabu|rejista|utaratibu|namba) (?:la|cha|ya|wa) (?:malalamiko|maoni)"],
      },
    },
    deductions: {
      says: {
        en: ["(?:pension|paye|nssf|nsitf|social security|provident fund|epf)~(?:remitted|paid|deposited) (?:up )?to ", "(?:nssf|nhif|shif|paye|pension|social security|statutory|payroll|provident fund)~(?:deductions|contributions|remittances)~(?:are|is|were|have been|has been) (?:all )?(?:paid|remitted|up to date|current)", "(?:pays?|paid|remits?|remitted) (?:all )?(?:nssf|paye|social security|statutory|payroll)~(?:monthly|on time|to date)"],
        fr: ["cotisations (?:cnps|cnss|ipres|sociales)~(?:sont|est) (?:payees|versees|reglees|a jour)", "a jour de (?:ses|leurs) cotisations"], es: ["(?:aportes|cuotas|cotizaciones|contribuciones) (?:al|a la|de|del) (?:seguro social|seguridad social|igss|imss|ihss|ips|essalud|afp)~(?:estan|se pagan|se encuentran) (?:al dia|pagad[oa]s|puntualmente)"],
        pt: ["(?:contribuicoes|descontos) (?:para|ao|do|da) (?:o |a )?(?:inss|seguranca social|fgts)~(?:estao|sao|foram) (?:em dia|pag[oa]s)"], sw: ["(?:michango|makato) ya (?:nssf|psssf|wafanyakazi|hifadhi ya jamii)~(?:inalipwa|imelipwa|hulipwa|yamelipwa)"],
      },
    },
    inspected: {
      says: {
        en: ["(?:labou?r)~(?:inspectors?|officers?)~(?:nothing|no (?:finding|fault|issue)s?)", "(?:labou?r|social) (?:inspection|audit|inspector)~(?:found|recorded|raised) (?:no|nothing)", "no (?:labou?r|social) (?:findings|violations|breaches)", "findings? ~(?:was|were|has been|have been) closed"], fr: ["inspection du travail n'a (?:releve|constate) (?:aucune|pas)"], es: ["inspeccion (?:laboral|del trabajo) (?:no (?:encontro|hallo)|sin hallazgos)"], pt: ["inspe(?:cao|ccao) do trabalho nao (?:encontrou|registou|detetou)"], sw: ["ukaguzi wa kazi haukupata"],
      },
    },
    uncontracted: {
      says: {
        en: ["(?:guards|casuals|pickers|workers|labou?rers|hands)~(?:have|with|has|get|hold) no (?:written )?(?:papers?|contracts?)", "(?:pf|epf|nssf|provident fund|paye|pension)~(?:deposited|paid|remitted) late", "(?:casual|seasonal|temporary|daily|most|all|the|our) (?:workers|labou?rers|staff|employees|pickers|hands) (?:work|are (?:hired|employed|engaged|paid)|have|do) (?:daily |by the day )?(?:without|no|not have) (?:any |a )?(?:written )?contracts?", "(?:nssf|paye|pension|statutory|social security|payroll)~(?:deductions|contributions|remittances)?~(?:paid late|in arrears|overdue|behind|not (?:been )?(?:paid|remitted))"],
        fr: ["(?:journaliers|saisonniers|ouvriers|manoeuvres)~(?:sans papiers?|non declares|de bouche a oreille)", "(?:ouvriers|journaliers|saisonniers|travailleurs|employes|manoeuvres)~(?:sans contrat|n'ont pas de contrat)", "cotisations (?:cnps|cnss|sociales)~(?:en retard|impayees|non (?:payees|versees))"], es: ["(?:cuadrilla|jornaleros|trabajadores|peones)~(?:de palabra|sin papeles|sin seguridad social)", "(?:trabajadores|jornaleros|peones|empleados|temporales|eventuales)~(?:sin contrato|no tienen contrato)", "(?:aportes|cuotas|cotizaciones)~(?:con (?:retraso|atraso)|atrasad[oa]s|en mora)"],
        pt: ["(?:diaristas|safristas|trabalhadores|jornaleiros)~(?:de boca|sem carteira|sem registo|sem registro)", "(?:trabalhadores|jornaleiros|diaristas|sazonais|funcionarios)~(?:sem contrato|nao tem contrato)", "(?:contribuicoes|descontos)~(?:em atraso|atrasad[oa]s)"], sw: ["(?:vibarua|wafanyakazi|wafanyakazi wa msimu)~(?:bila mikataba|hawana mikataba|hawana mkataba)", "(?:michango|makato)~(?:imechelewa|yamechelewa|haijalipwa|hayajalipwa)"],
      },
    },
    wagesUnpaid: {
      says: {
        en: ["(?:wages|salaries)~(?:are|is|were|have|has|had|remain|remained)(?: still| been)* (?:unpaid|not (?:been )?paid|in arrears|owed)(?! leave)", "(?:unpaid|outstanding) (?:wages|salaries)", "(?:wage|salary) arrears", "owes? (?:its |the |our )?(?:workers|staff|employees)"],
        fr: ["(?:salaires?|paies?)~(?:impayes?|non payes?|pas ete payes?|arrieres)", "arrieres de salaires?", "doit~(?:mois de salaires?)"], es: ["(?:salarios?|sueldos?|jornales)~(?:impag[oa]s?|no pagad[oa]s|sin pagar|adeudad[oa]s|atrasad[oa]s)", "(?:debe|debemos|deben)~(?:salarios|sueldos|jornales)"],
        pt: ["(?:salarios?|ordenados?)~(?:em atraso|por pagar|nao pagos?|atrasados?)", "(?:deve|devemos|devem)~(?:salarios|ordenados)"], sw: ["(?:mishahara|ujira)~(?:haijalipwa|haujalipwa|malimbikizo|inadaiwa)", "malimbikizo ya mishahara"],
      },
    },
    abuse: {
      says: {
        en: ["(?:children|minors|child labou?r)~(?:were|was|are|is|been) (?:found|seen|employed|used|working)", "(?:found|convicted|fined|charged|sanctioned)~(?:for|of|with|guilty of) (?:bribery|fraud|corruption|child labou?r|forced labou?r|embezzlement|theft)", "embezzled"],
        fr: ["(?:enfants|mineurs)~(?:travaill(?:ent|aient)|ont ete trouves|employes)", "(?:condamnee?s?|reconnue?s? coupables?)~(?:corruption|fraude|detournement|escroquerie)", "detournement de fonds"], es: ["(?:ninos|menores(?: de edad)?)~(?:trabajan|trabajando|fueron encontrados|trabajaban)", "(?:condenad|sancionad|multad)[oa]s? por (?:soborno|fraude|corrupcion|trabajo infantil|malversacion)", "malversacion de fondos"],
        pt: ["(?:criancas|menores)~(?:trabalham|a trabalhar|foram encontrad[oa]s|trabalhavam)", "(?:condenad|sancionad|multad)[oa]s? por (?:suborno|fraude|corrupcao|trabalho infantil|desvio)", "desvio de fundos"], sw: ["watoto~(?:wanafanya kazi|walikutwa|waliokutwa)", "(?:alipatikana|ilipatikana|alihukumiwa) (?:na hatia )?~(?:rushwa|wizi|ubadhirifu)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["wagesUnpaid", "abuse"] },
    { level: "HIGH", any: ["!policy", "uncontracted", "!channel"] },
    { level: "LOW", all: ["policy"], any: ["trained", "channel", "deductions", "inspected"], least: 3 },
    { level: "MODERATE", any: ["policy"] },
    { level: "MODERATE", any: ["channel", "deductions", "inspected"], least: 2 },
  ],
};

/** Trials, training, links to research. */
const innovation: Criterion = {
  indicator: "behavioral.innovation-change",
  attributes: {
    tested: {
      says: {
        en: ["(?:tried|tested) [a-z -]{3,40} on (?:\\d+|one|two|three|a few|half)~(?:farms?|ha|hectares?|acres?|plots?|trees|cows|beds|ponds|rows)", "(?:we|company|farm|cooperative|union|firm|and|has|have|was|were) ~(?:tested|trialled|piloted|tried out|compared) ~(?:varieties|variety|method|feed|ration|spacing|fertili[sz]er|planting|practice|machine|seed|plots?|lines|irrigation)", "(?:ran|conducted|carried out|completed|held|set up|did) (?:an? |two |three |four |field |on-farm |side-by-side |\\d )*(?:trials?|demonstration plots?|pilots?)", "trials?~(?:showed|gave|yielded|raised|increased|reduced|cut|proved|produced|ended)"],
        fr: ["(?:avons|a|ont) (?:teste|experimente|essaye|compare)", "(?:a|avons|ont) (?:mene|realise|conduit|fait) (?:un |deux |trois |des )*(?:essais?|tests?|parcelles? (?:de demonstration|d'essai|temoins?))", "essais?~(?:a montre|ont montre|a donne|ont donne|a permis|ont permis)"],
        es: ["(?:probamos|probo|ensayamos|ensayo|hemos probado|se probo|se probaron|comparamos) ~(?:variedad(?:es)?|metodo|abono|fertilizante|riego|semilla|dieta|alimento|maquina|densidad)", "(?:hicimos|hizo|realizo|realizamos|llevo a cabo) (?:un |dos |tres |varios )*(?:ensayos?|pruebas de campo|parcelas demostrativas)", "ensayos?~(?:mostro|mostraron|dio|dieron|aumento|redujo)"],
        pt: ["(?:testamos|testou|experimentamos|experimentou|ensaiamos|ensaiou|comparamos) ~(?:variedades?|metodo|adubo|fertilizante|rega|irrigacao|semente|racao|maquina)", "(?:fizemos|fez|realizou|realizamos|conduziu) (?:um |dois |tres |varios )*(?:ensaios?|testes de campo|campos? de demonstracao)", "ensaios?~(?:mostrou|mostraram|deu|deram|aumentou|reduziu)"],
        sw: ["(?:tulijaribu|ilijaribu|tumejaribu|imejaribu|tulifanya majaribio|ilifanya majaribio|imefanya majaribio|tumefanya majaribio)", "(?:shamba|mashamba) (?:la|ya) (?:majaribio|mfano)~(?:lilionyesha|yalionyesha|lilitoa|yalitoa)"],
      },
      denies: {
        en: ["(?:no|without) (?:field |on-farm |own )?(?:trials?|tests?|pilots?) (?:has|have|were|was|are|is) (?:been )?(?:done|made|carried out|run|held)", "(?:has|have|did) (?:not|never) (?:yet )?(?:tested|trialled|tried|test|try|run any trials)"], fr: ["aucun essai", "n'(?:a|avons|ont) (?:pas|jamais) (?:encore )?(?:teste|fait d'essais?|mene d'essais?)"], es: ["no se (?:ha|han) (?:ensayado|probado|experimentado)", "ningun ensayo", "no (?:se )?(?:ha|han|hemos) (?:probado|hecho (?:ensayos|pruebas)|realizado (?:ensayos|pruebas))"], pt: ["nenhum ensaio", "nao (?:testamos|testou|fizemos ensaios|fez ensaios|realizou ensaios)"], sw: ["(?:hatujafanya|haijafanya|hakuna) majaribio", "hatujawahi kujaribu"],
      },
    },
    more: {
      says: { en: ["(?:two|three|four|several|2|3|4) (?:field |on-farm |variety |such |feed )*trials"], fr: ["(?:deux|trois|quatre|plusieurs|2|3|4) essais"], es: ["(?:dos|tres|cuatro|varios|2|3|4) ensayos"], pt: ["(?:dois|tres|quatro|varios|2|3|4) ensaios"], sw: ["majaribio (?:mawili|matatu|manne|2|3|4)"] },
    },
    partner: {
      says: {
        en: ["(?:with|from) the (?:[a-z-]+ )?institute", "(?:with|from|by|at) (?:the |a |our )?(?:[a-z-]+ ){0,4}(?:university|research (?:institute|station|centre|center)|agricultural college|extension (?:officer|office|service)|kalro|naro|icrisat|cimmyt|iita)"], fr: ["(?:avec|par) (?:le |la |l'|les )?(?:[a-z'-]+ ){0,3}(?:universite|institut|recherche agronomique|station de recherche|service de vulgarisation|anader|isra|inera|irad|cirad)"], es: ["(?:con|por) (?:el |la )?(?:[a-z]+ ){0,3}(?:universidad|instituto|inia|inta|icta|agrosavia|corpoica|estacion experimental|servicio de extension)"], pt: ["(?:com|pel[oa]) (?:o |a )?(?:[a-z]+ ){0,3}(?:universidade|instituto|embrapa|iiam|emater|epagri|servico de extensao)"], sw: ["(?:na|kutoka) (?:[a-z]+ ){0,3}(?:chuo kikuu|taasisi ya utafiti|tari|kituo cha utafiti|afisa ugani)"],
      },
    },
    stale: {
      says: {
        en: ["(?:method|technology|process|equipment|machinery|variety|product)s? (?:is|are) (?:now )?(?:outdated|obsolete|old-fashioned)"], fr: ["(?:methode|technologie|procede|materiel|variete)s? (?:est|sont) (?:obsolete|depassee?|perimee?)s?"], es: ["(?:metodo|tecnologia|proceso|maquinaria|variedad)(?:es|s)? (?:esta|estan|es|son) (?:obsolet|anticuad)[oa]s?"], pt: ["(?:metodo|tecnologia|processo|maquinaria|variedade)s? (?:esta|estao|e|sao) (?:obsolet|ultrapassad)[oa]s?"], sw: ["(?:mbinu|teknolojia|mashine) (?:zetu |yetu )?(?:imepitwa|zimepitwa) na wakati"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["stale"] },
    { level: "HIGH", any: ["!tested"] },
    { level: "LOW", all: ["tested", "more", "partner"] },
    { level: "MODERATE", any: ["tested"] },
  ],
};

export const BEHAVIORAL: readonly Criterion[] = [managementCompetence, decisionDiscipline, ethics, innovation, stakeholders];
