import { describe, expect, it } from "vitest";
import { wordsOf } from "@/testing/analyst-said";

describe("the form written into the firm's name", () => {
  it.each([
    ["sw", "MTO SAFI AMCOS\nTaarifa fupi ya msimu", ["cooperative"]],
    ["en", "UPENDO SACCOS - yearly letter\nLoans went out in May.", ["sacco"]],
    ["es", "La Asociación de Productores Verdes presentó su café. La Asociación de Productores Verdes ganó.", ["association-or-ngo"]],
    ["en", "Money went to a local farmer group known as Bright Morning. A women's group called Tumaini got none.", ["self-help-group"]],
    ["fr", "Secteur : Énergie Promoteur : Ministère de la Forêt Montant : 3 milliards", ["state-body"]],
    ["fr", "Type : privé Promoteur : SOLVERT SA Montant (EUR) : 2 millions", ["public-company"]],
    ["en", "Lessee: Maria Lopez, d/b/a Blue Door Farm", ["sole-proprietor"]],
    ["pt", "VALE VERDE - Organização de Produtores, CRL\nRelatório de gestão", ["cooperative"]],
    // Others' forms: a bank, a buyer, a rival, a footnote; forms listed to choose from.
    ["en", "We sell to Golden Grain Ltd and bank with Umoja SACCOS.", []],
    ["fr", "Nous vendons notre lait à la Coopérative Laitière des Monts.", []],
    ["en", "Business form: (sole proprietor, partnership, LLC, corporation)", []],
    ["en", "Limited rainfall hurt the association of crops.", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "enterprise_type")).toEqual(expected);
  });
});

describe("people told with their post", () => {
  it.each([
    ["fr", "Je m'appelle Awa Sarr, agronome de formation.", ["Je m'appelle Awa Sarr, agronome de formation."]],
    ["sw", "Meneja wa chama ni Bi. Neema Msuya.", ["Meneja wa chama ni Bi. Neema Msuya."]],
    ["en", "We spoke with **Ravi Kumar Naidu** (General Secretary).", ["We spoke with **Ravi Kumar Naidu** (General Secretary)."]],
    ["en", "Chairman Peter Mwakali said that intake fell.", ["Chairman Peter Mwakali said that intake fell."]],
    ["en", "The letter is the chairman's address to the tenth meeting (Amos Kiprono).", ["The letter is the chairman's address to the tenth meeting (Amos Kiprono)."]],
    ["fr", "La séance est ouverte par la présidente, Awa Traoré.", ["La séance est ouverte par la présidente, Awa Traoré."]],
    ["es", "Así lo cuenta Rosa Inés Cárdenas, de la directiva.", ["Así lo cuenta Rosa Inés Cárdenas, de la directiva."]],
    ["pt", "Conforme Tadeu Ferraz, agricultor e presidente da associação, a colheita caiu.", ["Conforme Tadeu Ferraz, agricultor e presidente da associação, a colheita caiu."]],
    ["sw", "Mwenyekiti, Ndg. Saidi Mkongo, alieleza mapato.", ["Mwenyekiti, Ndg. Saidi Mkongo, alieleza mapato."]],
    // A bank's man, an office without a name, a post below.
    ["en", "The bank's branch manager Peter Mwakali signed.", []],
    ["en", "The chairman of the Annual General Meeting opens it.", []],
    ["sw", "Ofisa Ushirika wa wilaya, Ndg. Saidi Mkongo, alihudhuria.", []],
    ["en", "Owner and operator: ______________", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "management_team")).toEqual(expected);
  });
});

describe("members", () => {
  it.each([
    ["en", "More than 4,100 of them belong to the society.", ["More than 4,100 of them belong to the society."]],
    ["en", "The money was shared among eight members.", ["The money was shared among eight members."]],
    ["fr", "Nous sommes 1 204 adhérents cette année.", ["Nous sommes 1 204 adhérents cette année."]],
    ["es", "Somos 48 socios y cultivamos juntos.", ["Somos 48 socios y cultivamos juntos."]],
    ["pt", "A cooperativa conta com 31 famílias associadas.", ["A cooperativa conta com 31 famílias associadas."]],
    ["sw", "Sisi ni wakulima 34 wa kata ya Mlangali.", ["Sisi ni wakulima 34 wa kata ya Mlangali."]],
    ["fr", "Producteurs inscrits 88, dont 41 femmes.", ["Producteurs inscrits 88, dont 41 femmes."]],
    ["es", "La asociación agrupa a 96 familias de la cuenca.", ["La asociación agrupa a 96 familias de la cuenca."]],
    ["sw", "Leo tuko 312: wanawake 190, wanaume 122.", ["Leo tuko 312: wanawake 190, wanaume 122."]],
    ["es", "La asociación está conformada en su mayoría por mujeres.", ["La asociación está conformada en su mayoría por mujeres."]],
    ["en", "Seven members of the board came, and 40 members of staff.", []],
    ["en", "In 2019 members' barns burnt.", []],
    ["en", "We hope to reach 500 members by then.", []],
    ["en", "Due to members for deliveries 5,962 5,107", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "community_engagement")).toEqual(expected);
  });
});

describe("farming without chemicals, told and advised", () => {
  it.each([
    ["en", "We weed by hand and grow everything without pesticides.", "pest_management", 1],
    ["fr", "Le potager est conduit sans pesticide ni engrais de synthèse.", "pest_management", 1],
    ["es", "El suelo se maneja sin agroquímicos desde hace años.", "pest_management", 1],
    ["pt", "As hortas crescem sem agrotóxicos.", "pest_management", 1],
    ["sw", "Tunalima bila viuatilifu.", "pest_management", 1],
    ["en", "You should grow without pesticides.", "pest_management", 0],
    ["en", "You may keep pests away with no pesticides.", "pest_management", 0],
  ])("%s %s", async (language, text, key, count) => {
    expect(await wordsOf(language, text, key)).toHaveLength(count);
  });
});
