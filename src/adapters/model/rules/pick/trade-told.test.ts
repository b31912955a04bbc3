import { describe, expect, it } from "vitest";
import { figuresOf } from "@/testing/analyst-said";

describe("trade, land and people in the words of French, Spanish and Portuguese papers", () => {
  it.each([
    ["a form's count of employees", "fr", "Fiche\nRaison sociale : Les Trois Rives SARL\nN° d'employés : 23\n", "permanent_staff", ["23 persons"]],
    ["a form's count of workers", "es", "Datos generales\nRazón social: Valle Seco S.A.C.\nN° de trabajadores: 31\n", "permanent_staff", ["31 persons"]],
    ["a list of staff", "es", "Plantilla: 9 personas fijas y 25 eventuales.", "permanent_staff", ["9 persons"]],
    ["people on the payroll in words", "es", "La finca tiene doce empleados en nómina.", "permanent_staff", ["12 persons"]],
    ["one letter for two", "fr", "Main-d'œuvre temporaire : 75 personnes", "seasonal_staff", ["75 persons"]],
    ["people of a campaign", "pt", "Na campanha trabalharam mais 80 pessoas.", "seasonal_staff", ["80 persons"]],
    ["a share in words to one buyer", "fr", "Un quart de nos ventes va à un seul grossiste de Sokodé.", "top_customer_share_pct", ["25 %"]],
    ["a share told by counting", "es", "Tres de cada cinco quintales van a un solo comprador, la procesadora del valle.", "top_customer_share_pct", ["60 %"]],
    ["a buyer's share behind a comma", "es", "Un solo operador compró por 940.000 euros, el 27%.", "top_customer_share_pct", ["27 %"]],
    ["the larger of several", "pt", "Duas cadeias levam quase tudo; a maior delas, sozinha, 34%.", "top_customer_share_pct", ["34 %"]],
    ["a buyer's share of the production", "fr", "Un exportateur de Kribi absorbe à lui seul 44 % de notre production.", "top_customer_share_pct", ["44 %"]],
    ["exports by country", "pt", "A exportação para França e Suíça foi de 17% das vendas.", "export_share_pct", ["17 %"]],
    ["two prices of a sentence", "fr", "Le miel se vend 4 500 F CFA le litre au magasin, 3 800 F CFA aux grossistes. Mali, Bamako.", "selling_price", ["4500 XOF", "3800 XOF"]],
    ["a price in wholesale and one in retail", "fr", "Prix de gros 310 F/kg, détail 390 F/kg. Parakou, Bénin.", "selling_price", ["310 XOF", "390 XOF"]],
    ["a price against the year before's", "es", "Precio medio de venta 3,12 €/kg, frente a 2,87 €/kg.", "selling_price", ["3.12 EUR", "2.87 EUR"]],
    ["a price assumed and one got", "pt", "Preço considerado 240 Kz/kg (em 2024 vendeu-se a 205 Kz/kg). Angola, Huambo.", "selling_price", ["205 AOA", "240 AOA plan"]],
    ["a cost a kilo", "es", "Costo de producción: S/ 2.10 por kilo. Piura, Perú.", "unit_cost", ["2.1 PEN"]],
    ["a yield of the year before", "fr", "Rendement : 2,4 t/ha de paddy en 2024 contre 2,9 en 2023.", "yield_per_hectare", ["2.4 t/ha", "2.9 t/ha"]],
    ["dry matter", "fr", "Rendement luzerne 2024 : 7,4 t MS/ha.", "yield_per_hectare", ["7.4 t/ha"]],
    ["a crop and its yield", "pt", "Pêssego: 14 t/ha, quando o normal ronda 18.", "yield_per_hectare", ["14 t/ha"]],
    ["farm land by its French name", "fr", "64 ha de SAU, dont 40 ha en fermage.", "cultivated_area_ha", ["64 ha"]],
    ["land under its heading", "fr", "Terres\nEnviron 120 ha, droits coutumiers.", "cultivated_area_ha", ["120 ha"]],
    ["members' land", "pt", "A área dos 37 cooperadores soma 212 ha, com rega gota-a-gota em 180 ha.", "cultivated_area_ha", ["212 ha"]],
    ["and what of it is watered", "pt", "A área dos 37 cooperadores soma 212 ha, com rega gota-a-gota em 180 ha.", "irrigated_area_ha", ["180 ha"]],
    ["what a mill can do", "fr", "L'usine peut traiter 6 t par jour.", "production_capacity", ["6 t"]],
    ["at what share it ran", "fr", "L'usine a tourné à 35 % en 2024.", "capacity_utilisation_pct", ["35 %"]],
    ["waste at the packing house", "pt", "Refugo na central: 6,5% da fruta entrada.", "post_harvest_loss_pct", ["6.5 %"]],
    ["loss hoped for", "pt", "Perdas pós-colheita actuais de 12%, esperando-se 4% com o silo.", "post_harvest_loss_pct", ["12 %", "4 % plan"]],
    ["days to collect", "pt", "Prazo médio de recebimentos: 41 dias.", "buyer_payment_days", ["41 days"]],
    ["a panel's share", "es", "La planta solar cubre el 31% del consumo.", "renewable_energy_share_pct", ["31 %"]],
    // Near misses.
    ["a crop's share", "fr", "Le riz représente 60 % des ventes de la ferme.", "top_customer_share_pct", []],
    ["two buyers' share", "fr", "Les deux premiers clients absorbent 70 % de la récolte.", "top_customer_share_pct", []],
    ["a discount for one buyer", "es", "A un solo comprador le damos un descuento, el 5%.", "top_customer_share_pct", []],
    ["a growth of exports", "pt", "A exportação cresceu; o aumento foi de 12%.", "export_share_pct", []],
    ["one's own price and no rival's", "fr", "Notre riz se vend 360 F le kilo, le riz importé 350 F le kilo. Bénin.", "selling_price", ["360 XOF"]],
    ["a heat", "fr", "Le four de l'usine fonctionne à 80 % d'humidité, rendement compris.", "capacity_utilisation_pct", []],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await figuresOf(language, text, key)).toEqual(expected);
  });
});
