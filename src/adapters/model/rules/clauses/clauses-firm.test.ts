import { describe, expect, it } from "vitest";
import { quotesOf } from "@/testing/analyst-said";

/** What a firm, its members or its owner do, in the third person. */
const SAID: [language: string, key: string, text: string][] = [
  ["en", "product_service_description", "Members cultivate maize, beans and groundnuts."],
  ["en", "product_service_description", "Our flagship product is dried mango."],
  ["fr", "product_service_description", "Il élève des chèvres et fabrique du fromage."],
  ["es", "product_service_description", "Los socios producen cacao orgánico."],
  ["pt", "product_service_description", "A quinta produz vinho e azeite."],
  ["sw", "product_service_description", "Kikundi kinalima mboga na matunda."],
  ["en", "business_model_summary", "We are a worker-owned vegetable farm."],
  ["fr", "business_model_summary", "L'association regroupe des femmes qui transforment le karité."],
  ["pt", "business_model_summary", "A cooperativa recebe a azeitona dos sócios e produz azeite."],
  ["en", "site_location", "The cooperative operates in Mbale District."],
  ["fr", "site_location", "L'exploitation se trouve à Thiès, au Sénégal."],
  ["en", "ownership", "The farm is owned and operated by Jane and Peter Miller."],
  ["es", "ownership", "La empresa pertenece a sus 45 socios."],
  ["pt", "ownership", "A fazenda pertence à família Souza."],
  ["en", "management_team", "The cooperative is chaired by Mr. John Kamau."],
  ["fr", "sales_channels", "Les produits sont vendus sur les marchés et à la ferme."],
  ["en", "target_markets", "The coffee is exported to Germany and Japan."],
  ["fr", "key_challenges", "Le manque d'eau et les ravageurs freinent la production."],
  ["es", "key_challenges", "La falta de riego y las plagas afectan la producción."],
  ["en", "use_of_funds", "The grant will help us install drip irrigation."],
  ["fr", "use_of_funds", "Cet argent servira à acheter un tracteur."],
  ["es", "use_of_funds", "El dinero se usará para comprar un tractor."],
  ["pt", "use_of_funds", "O dinheiro servirá para comprar um trator."],
  ["fr", "community_engagement", "La coopérative a construit une école et un puits pour le village."],
  ["fr", "quality_certificates", "La ferme est certifiée agriculture biologique."],
];

/** The same of somebody else, or of what may be. */
const NOT_SAID: [language: string, key: string, text: string][] = [
  ["en", "product_service_description", "Farmers in the district grow jobs and profit."],
  ["en", "use_of_funds", "A loan could help you buy a tractor."],
  ["en", "ownership", "The mill could be owned by the bank."],
  ["fr", "site_location", "Le berceau de la race se situe dans le Massif Central."],
  ["en", "target_markets", "Your produce may be exported to Europe."],
  ["fr", "key_challenges", "Vous pourriez rencontrer le manque d'eau."],
];

describe("what a firm does, told by others", () => {
  it.each(SAID)("%s %s: %s", async (language, key, text) => expect(await quotesOf(language, text, key)).not.toEqual([]));
  it.each(NOT_SAID)("%s %s is not in: %s", async (language, key, text) => expect(await quotesOf(language, text, key)).toEqual([]));
});
