import type { Criterion } from "./criterion";
import { percentAtLeast, percentBetween } from "./numbers";

/** Days to payment, by what the criteria tell apart: a week, a month, two months, longer. */
const WEEK = "(?:1|2|3|4|5|6|7|two|three|four|five|six|seven|deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|dois|quatro|seis|sete)";
const MONTH = "(?:8|9|1\\d|2\\d|30|ten|fourteen|fifteen|twenty|thirty|dix|quinze|vingt|trente|diez|quince|veinte|treinta|dez|quinze|vinte|trinta)";
const TWO_MONTHS = "(?:3[1-9]|4\\d|5\\d|60|forty|forty-five|fifty|sixty|quarante|quarante-cinq|soixante|cuarenta|cuarenta y cinco|sesenta|quarenta|sessenta)";
const LONGER = "(?:6[1-9]|7\\d|8\\d|9\\d|1\\d\\d|ninety|quatre-vingt-dix|noventa)";
const paid = (range: string): NonNullable<Criterion["attributes"][string]["says"]> => ({
  en: [`(?:farmers|growers|members|suppliers|producers|outgrowers|they|who) (?:are|were|is|get|got) paid (?:[a-z-]+ ){0,3}(?:within|after|in|every) (?:about |an average of |only )?${range} (?:working |calendar )?days`, `pays? (?:its |our |the |all )*(?:farmers|growers|members|suppliers|producers|outgrowers) (?:[a-z-]+ ){0,3}(?:within|after|in|every) (?:about )?${range} (?:working )?days`],
  fr: [`(?:producteurs|membres|paysans|eleveurs|livreurs|fournisseurs) (?:sont|ont ete) payes (?:[a-z-]+ ){0,3}(?:sous|dans les|en|apres|tous les|au bout de) ${range} jours`], es: [`(?:productores|socios|agricultores|ganaderos|proveedores) (?:se les paga|reciben (?:su|el) pago|cobran|son pagados) (?:[a-z]+ ){0,2}(?:en|a los|dentro de|despues de|cada) ${range} dias`, `(?:pagamos|paga|se paga) a (?:los |nuestros )?(?:productores|socios|agricultores) (?:[a-z]+ ){0,2}(?:en|a los|dentro de|despues de|cada) ${range} dias`],
  pt: [`(?:produtores|membros|cooperados|agricultores|fornecedores) (?:sao pagos|recebem) (?:[a-z]+ ){0,3}(?:em|apos|dentro de|ao fim de|a cada) ${range} dias`, `(?:pagamos|paga) (?:a|aos|os) (?:nossos )?(?:produtores|membros|agricultores) (?:[a-z]+ ){0,2}(?:em|apos|dentro de|ao fim de|a cada) ${range} dias`], sw: [`(?:wakulima|wanachama|wafugaji) (?:hulipwa|wanalipwa|walilipwa) (?:[a-z]+ ){0,2}(?:ndani ya|baada ya|kila) siku ${range}`],
});

/** Trust of farmers, members and neighbours. */
export const stakeholders: Criterion = {
  indicator: "behavioral.stakeholder-relations",
  attributes: {
    paidInWeek: { says: { ...paid(WEEK), en: [...(paid(WEEK).en ?? []), "(?:farmers|growers|members|suppliers) (?:are|get) paid (?:in cash )?(?:on delivery|weekly|every week|the same day|within (?:a|one) week)"], fr: [...(paid(WEEK).fr ?? []), "(?:producteurs|membres|paysans) sont payes (?:comptant|a la livraison|chaque semaine)"], es: [...(paid(WEEK).es ?? []), "(?:se paga|pagamos|paga) a los (?:productores|socios) (?:al contado|contra entrega|cada semana|semanalmente)"], pt: [...(paid(WEEK).pt ?? []), "(?:produtores|membros|cooperados) sao pagos (?:a vista|na entrega|semanalmente|todas as semanas)"], sw: ["(?:tunawalipa|inawalipa|hulipa wakulima|tunalipa wakulima)~ndani ya siku (?:moja|mbili|tatu|nne|tano|sita|saba|1|2|3|4|5|6|7)", ...(paid(WEEK).sw ?? []), "(?:wakulima|wanachama) (?:hulipwa|wanalipwa) (?:papo hapo|kila wiki|taslimu)"] } },
    paidInMonth: { says: { ...paid(MONTH), en: [...(paid(MONTH).en ?? []), "(?:farmers|growers|members|suppliers) (?:are|get) paid (?:monthly|every month|fortnightly|every two weeks|within a month)"], fr: [...(paid(MONTH).fr ?? []), "(?:reglons|payons|paie) les (?:product(?:eurs|rices)|membres)~(?:une|deux|trois|2|3) (?:a (?:deux|trois) )?semaines"] } },
    paidLate: { says: paid(TWO_MONTHS) },
    unpaid: {
      says: {
        ...paid(LONGER), en: [...(paid(LONGER).en ?? []), "(?:farmers|growers|members|suppliers|outgrowers)~(?:have|has|had|were|are) (?:still )?(?:not (?:yet )?(?:been )?paid|unpaid|owed|waiting for (?:their )?pay)", "(?:boycott(?:ed)?|stopped delivering|refused to deliver)", "(?:farmers|members|community|villagers|neighbours)~(?:sued|took (?:the|us)~to court)"],
        fr: [...(paid(LONGER).fr ?? []), "(?:producteurs|membres|paysans|planteurs)~(?:n'ont (?:pas|jamais)(?: encore)? ete payes|impayes|attendent (?:toujours )?leur paiement)", "boycott(?:e|ent|ee)?", "(?:producteurs|villageois|riverains)~(?:ont saisi|en justice)"], es: [...(paid(LONGER).es ?? []), "(?:productores|socios|agricultores)~(?:no (?:han sido|fueron) pagados|no han cobrado|impagos|esperan (?:aun )?(?:su|el) pago)", "boicot(?:earon)?", "(?:productores|vecinos|comunidad)~demand(?:o|aron)"],
        pt: [...(paid(LONGER).pt ?? []), "(?:produtores|membros|cooperados)~(?:nao foram pagos|por pagar|aguardam (?:ainda )?(?:o )?pagamento)", "boicot(?:e|aram)", "(?:produtores|vizinhos|comunidade)~processar(?:am)?"], sw: [...(paid(LONGER).sw ?? []), "(?:wakulima|wanachama)~(?:hawajalipwa|wanadai|bado wanasubiri malipo)", "(?:walisusia|wamesusia|mgomo wa wakulima)"],
      },
    },
    complaints: {
      things: {
        en: ["complaints? (?:log|book|register|box|procedure|desk)", "grievance (?:log|mechanism|procedure|register|committee)"], fr: ["(?:registre|cahier|mecanisme|comite) (?:de gestion )?des (?:plaintes|reclamations|griefs)"], es: ["(?:libro|registro|mecanismo|buzon) de (?:quejas|reclamos)"], pt: ["(?:livro|registo|registro|mecanismo) de (?:queixas|reclamacoes)"], sw: ["(?:kitabu|daftari|rejista|kamati) (?:cha|la|ya) malalamiko"],
      },
      says: { en: ["complaints?~(?:went into|entered in|written in|noted in) (?:the |a )?(?:log|book|register)", "complaints?~(?:log|register|book)~(?:closed|answered|settled)", "(?:grievance|complaints?) (?:box|line|desk|phone)~(?:is|are|open)", "complaints? (?:are|were|is) (?:logged|recorded|written down|handled|settled|resolved|dealt with)"], fr: ["plaintes?~(?:se reglent|se traitent|reglees?|traitees?)", "plaintes (?:sont|ont ete) (?:enregistrees|notees|traitees|reglees)"], es: ["(?:quejas|reclamos) (?:se|son|fueron) (?:registran|anotan|atienden|resuelven|registrados|resueltos)"], pt: ["(?:queixas|reclamacoes) (?:sao|foram) (?:registadas|registradas|tratadas|resolvidas)"], sw: ["malalamiko (?:huandikwa|hushughulikiwa|yanashughulikiwa|yalishughulikiwa)"] },
    },
    loyal: {
      says: {
        en: [`${percentAtLeast(9)} of (?:the |our |its )*(?:farmers|members|suppliers|growers|outgrowers) ~(?:stay|stayed|came back|returned|delivered again|renewed|remained)`, "side[- ]selling (?:is|was|stands|stood|remains) (?:at |about |below |under |less than )*(?:[1-9])(?:[.,]\\d)? ?%"], fr: [`${percentAtLeast(9)} des (?:producteurs|membres) ~(?:restent|sont restes|ont livre|reviennent)`], es: [`${percentAtLeast(9)} de (?:los )?(?:productores|socios) ~(?:permanecen|siguen|volvieron|entregaron)`], pt: [`${percentAtLeast(9)} dos (?:produtores|membros|cooperados) ~(?:permanecem|continuam|voltaram|entregaram)`], sw: ["asilimia 9\\d ya (?:wakulima|wanachama) ~(?:wamebaki|waliendelea|wanaendelea|walileta)"],
      },
    },
    sideSelling: {
      says: { en: [`side[- ]s(?:elling|old) ~(?:at |about |around |to |reached |is |was )*${percentBetween(2, 5)}`, `${percentBetween(2, 5)} (?:of [a-z ]{0,30})?(?:was|were|is|are) side[- ]sold`], fr: [`ventes? (?:paralleles?|bord champ|hors contrat) ~${percentBetween(2, 5)}`], es: [`ventas? (?:paralelas?|por fuera|a terceros) ~${percentBetween(2, 5)}`], pt: [`vendas? (?:paralelas?|por fora|a terceiros) ~${percentBetween(2, 5)}`], sw: ["(?:kuuza|uuzaji wa) pembeni ~asilimia (?:2|3|4)\\d"] },
    },
    feud: {
      says: {
        en: ["(?:dispute|conflict|quarrel) with (?:the |our |its |a |neighbou?ring )*(?:community|village|neighbou?rs?|villagers|herders|pastoralists|farmers)"], fr: ["(?:conflit|litige) avec (?:la |les |des |le )*(?:communaute|village|riverains|voisins|eleveurs|villageois|populations)"], es: ["(?:conflicto|disputa|litigio) con (?:la |los |las )*(?:comunidad|comunidades|vecinos|pueblo|productores)"], pt: ["(?:conflito|disputa|litigio) com (?:a |os |as )*(?:comunidade|vizinhos|aldeia|produtores)"], sw: ["mgogoro na (?:jamii|wanakijiji|majirani|wafugaji|wakulima|kijiji)"],
      },
    },
  },
  levels: [
    { level: "CRITICAL", any: ["unpaid"] },
    { level: "HIGH", any: ["paidLate", "sideSelling", "feud"] },
    { level: "LOW", all: ["paidInWeek"], any: ["complaints", "loyal"], least: 2 },
    { level: "MODERATE", any: ["paidInWeek", "paidInMonth", "complaints", "loyal"] },
  ],
};
