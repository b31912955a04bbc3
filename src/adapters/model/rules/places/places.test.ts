import { describe, expect, it } from "vitest";
import { wordsOf } from "@/testing/analyst-said";

describe("the country the firm works in", () => {
  it.each([
    // By a town or region only one country has.
    ["en", "Our goats graze on the slopes above Iringa and we sell kids in March.", ["tz"]],
    ["fr", "Le verger domine la plaine, à une heure de Fianarantsoa.", ["mg"]],
    ["es", "Sembramos cacao en tres parcelas del Caquetá.", ["co"]],
    ["pt", "A nossa machamba fica perto de Chimoio.", ["mz"]],
    ["sw", "Shamba letu lipo Makambako, jirani na barabara kuu.", ["tz"]],
    // By its people, its money, its telephone, its offices, its post codes.
    ["fr", "Nous sommes une société togolaise de jus de fruits.", ["tg"]],
    ["pt", "O litro sai a R$ 2,40 na porta.", ["br"]],
    ["en", "Call us: +250 788 000 111 for day-old chicks.", ["rw"]],
    ["es", "El proyecto cuenta con registro ante SENASICA y riego por goteo.", ["mx"]],
    ["en", "Two barns and a parlor in Millbrook, NY 12545.", ["us"]],
    ["en", "[country: Malawi]\nTwo ponds and a hatchery.", ["mw"]],
    ["fr", "La pesée est contrôlée par le Conseil du Café-Cacao.", ["ci"]],
    ["pt", "O pedido foi entregue no Balcão de Atendimento Único.", ["mz"]],
    ["es", "El aceite lleva la Denominación de Origen Protegida.", ["es"]],
    // A name two countries have, or that is an ordinary word somewhere.
    ["es", "Estamos inscritos en la Camara de Comercio.", []],
    ["es", "Limpiamos la vereda antes de cada entrega.", []],
    ["es", "El sitio tiene agua todo el mes.", []],
    ["es", "MAPA DE LA FINCA", []],
    ["en", "The account is with ABN AMRO.", []],
    ["en", "The fertilizer came under FISP in November.", []],
    ["en", "NMB Bank keeps the deposit.", []],
    ["en", "We milk for Fonterra and keep the books ourselves.", []],
    ["fr", "TRAVAIL DE NUIT", []],
    ["fr", "Le tracteur est à la CUMA.", []],
    ["fr", "L'essai variétal est suivi par l'INERA.", []],
    // Markets, givers, rivals and schools are no home.
    ["en", "We export dried mango to Germany and to France.", []],
    ["en", "The manager studied at the University of Nairobi; our brochure is printed by friends.", []],
    ["fr", "Nous exportons vers le Ghana, le Bénin et le Nigeria.", []],
    ["en", "Exports go to the Netherlands; the farm lies near Naivasha and the pack house is beside it.", ["ke"]],
    // A person's name and an ordinary word are no place.
    ["en", "Florence and Virginia keep the books of the group.", []],
    ["sw", "Tulipata hasara mara mbili, lakini Mali zote zipo salama.", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "country_of_operation")).toEqual(expected);
  });
});

describe("where the firm stands", () => {
  it.each([
    ["en", "GREEN HOLLOW FARMERS CO-OPERATIVE SOCIETY, Nyahururu - minutes of the meeting\nMilk came in well.", ["GREEN HOLLOW FARMERS CO-OPERATIVE SOCIETY, Nyahururu - minutes of the meeting"]],
    ["en", "**Region**: Northern Uplands (Dedza District)\nWe dry mushrooms.", ["Northern Uplands (Dedza District)"]],
    ["en", "The mill stands at the roadside.\nIt is a rice mill in Bukoli village of Bugiri district.", ["It is a rice mill in Bukoli village of Bugiri district."]],
    ["fr", "Notre ferme est installée dans la commune de Bellefosse.", ["Notre ferme est installée dans la commune de Bellefosse."]],
    ["es", "Paper de trabajo\nLa finca está ubicada en la vereda El Mirador, municipio de Piedrahonda.", ["La finca está ubicada en la vereda El Mirador, municipio de Piedrahonda."]],
    ["pt", "A fazenda, localizada no município de Lagoa Serena, cria cabras.", ["A fazenda, localizada no município de Lagoa Serena, cria cabras."]],
    ["sw", "Kiwanda chetu kipo katika kijiji cha Mtonga, wilaya ya Kilosa.", ["Kiwanda chetu kipo katika kijiji cha Mtonga, wilaya ya Kilosa."]],
    // Somebody else's place, a giver's title, a form for a place.
    ["en", "Our buyer's factory is in Mombasa and theirs alone.", []],
    ["en", "HIGHLAND FARM LENDERS FUND, Kisumu\nTerms of the loan", []],
    ["en", "BRIGHT VALLEY FARM, Ltd\nAccounts", []],
    ["fr", "Une formation à Tamatave a été suivie par deux membres de la coopérative.", []],
    ["en", "Location: [town], [district]", []],
  ])("%s %s", async (language, text, expected) => {
    expect(await wordsOf(language, text, "site_location")).toEqual(expected);
  });
});
