import { describe, expect, it } from "vitest";
import { figuresOf } from "@/testing/analyst-said";

type Case = [language: string, key: string, text: string];

/** True figures, but of somebody or something else: a lender would take them for the firm's. */
const OTHERS: Case[] = [
  ["en", "projected_revenue_next_year", "Zambia exported soya cake worth USD 41 million in 2025 and the government target is 60 million by 2030."],
  ["fr", "projected_revenue_next_year", "Le Bénin prévoit un chiffre d'affaires de 41 millions USD pour l'ananas en 2027."],
  ["en", "top_customer_share_pct", "It accounts for 41% of the world's cashew crop and 12% of the area."],
  ["fr", "yield_per_hectare", "À titre indicatif, les plantations du département produisent en moyenne 9 tonnes à l'hectare."],
  ["en", "yield_per_hectare", "A2: District average sorghum (crop survey) | B2: 1.9 t/ha"],
  ["es", "yield_per_hectare", "El rendimiento promedio nacional del maíz es de 3,4 t/ha."],
  ["pt", "yield_per_hectare", "A média nacional da produtividade da soja é de 3,2 t/ha."],
  ["es", "yield_per_hectare", "El sistema multiplica la productividad del cultivo tradicional (1 ciclo al año, <1 t/ha de frijol)."],
  ["en", "selling_price", "The average price paid to farmers was KShs 31.40 per litre."],
  ["fr", "selling_price", "Le prix garanti par l'État est resté à 850 F CFA le kilogramme. Lomé, Togo."],
  ["sw", "selling_price", "Chama kilinunua tani 310 za korosho kwa bei ya wastani ya shilingi 1,900 kwa kilo. Mtwara, Tanzania."],
  ["pt", "selling_price", "A cooperativa comprou o leite a um preço médio de R$ 2,10 por litro. Goiás, Brasil."],
  ["pt", "selling_price", "| **Preço da Terra** | R$ 310.000 |"],
  ["en", "selling_price", "Price of fertiliser: KES 3,400 per bag."],
  ["es", "selling_price", "A esos precios el contrato tiene un valor estimado de Q 1,950,000.00. Guatemala."],
  ["es", "interest_rate_pct", "Por cada día de atraso se reconocerá un interés de 2% sobre lo adeudado."],
  ["fr", "interest_rate_pct", "En cas de retard, une pénalité au taux de 1,5 % est due."],
  ["en", "interest_rate_pct", "Interest on the loan is charged at 4% per month."],
  ["fr", "interest_rate_pct", "Vous décidez de prêter, par exemple, 500 € avec un taux d'intérêt de 0,9 %."],
  ["en", "loan_term_years", "# Land lease\nThe tenant pays the landlord each March.\nTerm | 7 years\nRent | USD 900"],
  ["pt", "loan_term_years", "Título de uso da terra n.º 88/2015, emitido pelo prazo de 50 anos."],
  ["fr", "annual_debt_service", "On voit des installations avec des bâtiments à 380 000 € et des annuités sur 15 ans."],
  ["fr", "cash_balance", "Une aide du département pour soutenir la trésorerie : 4 000 €"],
  ["fr", "cash_balance", "Trésorerie | Fonds de roulement (3 mois de salaires) | 7 500 €"],
  ["fr", "water_use_m3", "Eau : forage de 52 m, pompe solaire et bâche de 12 m³."],
  ["fr", "downtime_days", "Les pluies se sont arrêtées deux semaines trop tôt en septembre."],
  ["fr", "seasonal_staff", "Formation à l'hygiène faite en mars pour 35 personnes."],
  ["es", "seasonal_staff", "Usa un solo operador, frente a la otra máquina que requiere 3 personas."],
  ["en", "permanent_staff", "Regular members 1,204 1,188"],
  ["en", "arrears_days", "Past due rate 5.2%, PAR over 60 days 2.4%."],
  ["en", "buyer_payment_days", "Bank statements: credits in the 12 months to June were less than sales, since some buyers pay cash."],
  ["fr", "owner_contribution_pct", "Séchoir : 190 000 €, financé par un prêt de 140 000 € sur 10 ans à 3,4 % et 50 000 € d'autofinancement."],
  ["es", "sales_growth_pct", "Mano de obra: incremento de costos 25 %, ingresos estables."],
  ["en", "plan_achievement_pct", "### Best Case (115% of Target)"],
  ["es", "plan_achievement_pct", "- Cumplimiento del presupuesto: ±4%"],
  ["es", "cultivated_area_ha", "Las dos máquinas trabajan juntas y completan 6 ha en 12 meses de cultivo."],
];

/** The firm's own, told in nearly the same words. */
const OWN: [...Case, string[]][] = [
  ["en", "yield_per_hectare", "Our average yield was 4.1 t/ha of maize, above the district.", ["4.1 t/ha"]],
  ["en", "selling_price", "Groundnuts were bought at an average of KES 90 per kg and sold at KES 140 per kg.", ["140 KES"]],
  ["sw", "selling_price", "Tuliuza korosho kwa bei ya shilingi 2,600 kwa kilo. Mtwara, Tanzania.", ["2600 TZS"]],
  ["en", "interest_rate_pct", "The loan from Harvest Bank carries interest at 14% per annum, paid monthly.", ["14 %"]],
  ["en", "interest_rate_pct", "The loan bears 13% interest; 20 days overdue today.", ["13 %"]],
  ["en", "loan_term_years", "The land is held on a lease. The loan is repayable over 5 years.", ["5 years"]],
  ["fr", "cash_balance", "Trésorerie au 31 décembre 2024 : 12 400 €", ["12400 EUR"]],
  ["en", "seasonal_staff", "We take on 35 seasonal workers for the harvest.", ["35 persons"]],
  ["en", "sales_growth_pct", "Sales grew by 12% in 2025 while costs rose by 7%.", ["12 %"]],
  ["en", "permanent_staff", "We have 14 permanent staff members.", ["14 persons"]],
  ["en", "arrears_days", "The instalment of March was paid 12 days late.", ["12 days"]],
  ["fr", "owner_contribution_pct", "Apport personnel : 30 %, prêt bancaire : 70 %", ["30 %"]],
  ["en", "plan_achievement_pct", "We reached 92% of the sales target of the year.", ["92 %"]],
  ["es", "cultivated_area_ha", "Superficie cultivada: 6 ha desde hace 12 meses.", ["6 ha"]],
];

describe("figures of somebody or something else", () => {
  it.each(OTHERS)("%s %s: %s", async (language, key, text) => expect(await figuresOf(language, text, key)).toEqual([]));
});

describe("the firm's own figures in like words", () => {
  it.each(OWN)("%s %s: %s", async (language, key, text, expected) => expect(await figuresOf(language, text, key)).toEqual(expected));
});
