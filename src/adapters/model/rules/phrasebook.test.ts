import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

/** Sentences and fields as they stand in any firm's papers: short, without a context that would help. */
const SAID: [language: string, key: string, value: number, text: string][] = [
  ["en", "cultivated_area_ha", 6, "Farm size | 6 ha"],
  ["es", "cultivated_area_ha", 6, "Cultivamos 6 ha de maíz."],
  ["fr", "cultivated_area_ha", 6, "L'exploitation s'étend sur 6 ha de maraîchage."],
  ["fr", "cultivated_area_ha", 6, "La ferme exploite 6 hectares en cacao."],
  ["pt", "cultivated_area_ha", 6, "Plantamos 6 hectares de mandioca."],
  ["sw", "permanent_staff", 14, "Kampuni ina waajiriwa 14 wa kudumu."],
  ["en", "loan_term_years", 5, "Repayment period: 60 months"],
  ["en", "loan_term_years", 5, "Repayment period | 60 months"],
  ["es", "loan_term_years", 5, "El crédito se pagará en cinco años."],
  ["pt", "loan_term_years", 5, "O empréstimo será pago em cinco anos."],
  ["en", "interest_rate_pct", 13, "The bank charges 13% interest a year."],
  ["en", "funding_request", 900_000, "We seek KES 900,000 in financing."],
  ["es", "total_debt", 840_000, "El saldo del crédito es de $840.000. Bogotá, Colombia."],
  ["en", "top_customer_share_pct", 46, "46% of sales go to one supermarket."],
  ["en", "buyer_payment_days", 30, "Customers are given 30 days credit."],
  ["sw", "customer_count", 45, "Tuna wateja 45 wa kudumu."],
  ["sw", "supplier_count", 612, "Tunanunua kwa wakulima 612."],
  ["fr", "unit_cost", 90, "Le coût de production est de 90 FCFA par kilo. Dakar, Sénégal."],
  ["es", "unit_cost", 90, "El costo de producción es de $90 por kilo. Bogotá, Colombia."],
  ["pt", "unit_cost", 9, "O custo de produção é de R$ 9,00 por quilo."],
  ["en", "annual_debt_service", 240_000, "Loan repayments come to KES 240,000 a year."],
  ["en", "bank_inflows_12m", 4_900_000, "Over the last 12 months KES 4.9 million came into our account."],
  ["en", "supply_lead_time_days", 10, "Inputs arrive 10 days after ordering."],
];

/** The like of them that says something else. */
const NOT_SAID: [language: string, key: string, text: string][] = [
  ["en", "cultivated_area_ha", "The average farm size of members is 2 ha."],
  ["en", "top_customer_share_pct", "46% of the members go to one training."],
  ["en", "buyer_payment_days", "Customers have 30 days to return the crates."],
  ["en", "funding_request", "The farm needs KES 900,000 of fertiliser each year."],
  ["en", "annual_debt_service", "Loan repayments come to KES 20,000 a month."],
  ["en", "bank_inflows_12m", "Over the last 12 months KES 4.9 million went into the new barn."],
];

describe("what firms say of themselves in the plainest words", () => {
  it.each(SAID)("%s %s = %s: %s", async (language, key, value, text) => expect(await valuesOf(language, text, key)).toEqual([value]));
  it.each(NOT_SAID)("%s %s is not in: %s", async (language, key, text) => expect(await valuesOf(language, text, key)).toEqual([]));
});
