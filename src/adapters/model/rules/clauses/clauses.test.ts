import { describe, expect, it } from "vitest";
import { quotesOf } from "@/testing/analyst-said";

describe("answers told by a verb", () => {
  it.each([
    ["use_of_funds", "en", "The board resolved to apply to Rural Bank for an overdraft of Rs. 40 lakh for the purchase of paddy and sacks."],
    ["use_of_funds", "fr", "Nous demandons au fonds un prêt de 12 000 000 F CFA pour acheter une décortiqueuse et un tricycle."],
    ["use_of_funds", "es", "Se solicita un crédito de Q 150,000 para la compra de una despulpadora y un secador."],
    ["use_of_funds", "pt", "Solicitamos um crédito de 2.400.000 MT para a compra de uma motobomba."],
    ["use_of_funds", "sw", "Tunaomba mkopo wa sh. milioni 30 kwa ajili ya kununua mashine ya kukamua."],
    ["key_challenges", "en", "Fall armyworm destroyed about a third of the maize in February 2023."],
    ["key_challenges", "fr", "La grippe aviaire a décimé la moitié de nos pondeuses en 2022."],
    ["key_challenges", "es", "Una helada quemó la tercera parte de la papa en julio."],
    ["key_challenges", "pt", "As cheias de Janeiro levaram doze hectares de milho."],
    ["key_challenges", "sw", "Ugonjwa wa kideri uliua kuku mia mbili mwezi Machi."],
    ["insurance_cover", "es", "La asociación no cuenta con ningún seguro para el cultivo."],
    ["insurance_cover", "pt", "A exploração não tem seguro de colheitas."],
    ["insurance_cover", "sw", "Ghala na mashine vimekatiwa bima na Shirika la Jubilee."],
    ["audited_accounts", "en", "The books have not been audited since 2019."],
    ["audited_accounts", "sw", "Hesabu zilikaguliwa na COASCO na kupata hati safi."],
    ["licences_and_permits", "en", "Our trading licence no. TL/2241/24 is valid until December."],
    ["licences_and_permits", "sw", "Leseni ya biashara namba B-20184 ni halali hadi Juni 2027."],
    ["land_tenure", "en", "The orchard stands on leasehold land with 48 years left."],
    ["land_tenure", "es", "Trabajamos 12 hectáreas propias y 5 arrendadas a la comunidad."],
    ["customer_base", "en", "One exporter took 63% of our avocado sales last season."],
    ["customer_base", "pt", "A cooperativa abastece escolas municipais e o hospital."],
    ["customer_base", "sw", "Hoteli tatu za Nungwi hununua zaidi ya nusu ya mayai yetu."],
    ["business_model_summary", "fr", "La coopérative collecte le lait de ses membres, le transforme en yaourt et le vend en ville."],
    ["business_model_summary", "es", "Acopiamos cacao en baba, lo fermentamos y exportamos el grano seco."],
    ["business_model_summary", "en", "Nature of business: Oyster mushroom growing"],
    ["pest_management", "fr", "Deux passages de mancozèbe ont suffi cette année."],
    ["traceability", "es", "Cada saco lleva el código de productor y la fecha."],
    ["labour_conditions", "fr", "Les six ouvriers sont déclarés à la CNSS."],
    ["legal_disputes", "en", "A former clerk has filed a case before the labour court in Meru."],
    ["key_contracts", "fr", "Le contrat signé le 3 mars 2024 avec l'huilerie court sur deux ans."],
    ["water_source", "sw", "Maji tunapata kutoka mto Ruvu kwa pampu."],
  ])("%s %s: %s", async (key, language, text) => {
    expect(await quotesOf(language, text, key)).toEqual([text]);
  });
});

describe("what tells of somebody else, of what may be, or of something else", () => {
  it.each([
    // History, a wish without an amount, a market's demand.
    ["use_of_funds", "en", "The loan of 2019 was used to buy a tractor and was repaid in 2021."],
    ["use_of_funds", "fr", "La demande pour les oeufs augmente de 5 % chaque année."],
    // What may happen, what is insured against, what is resistant.
    ["key_challenges", "en", "The policy covers hail that destroyed crops."],
    ["key_challenges", "es", "Sembramos variedades resistentes a la roya que afectó la región."],
    ["insurance_cover", "en", "The borrower shall keep the building insured at all times."],
    ["insurance_cover", "en", "Staff pay into the national health insurance scheme."],
    ["audited_accounts", "en", "The audit committee shall meet before the external audit is held."],
    ["licences_and_permits", "en", "A licence no. 4411 will be needed before we start."],
    ["customer_base", "en", "Tomatoes make up 60% of the sales."],
    ["customer_base", "fr", "L'aliment représente la moitié des charges."],
    ["legal_disputes", "en", "Any dispute shall be referred to the land tribunal."],
    ["land_tenure", "en", "Lease liabilities of the land are measured at present value."],
    ["equipment_and_methods", "en", "The lessee must have a tractor of its own."],
  ])("%s %s: %s", async (key, language, text) => {
    expect(await quotesOf(language, text, key)).toEqual([]);
  });
});
