import { describe, expect, it } from "vitest";
import { valuesOf } from "@/testing/analyst-said";

const UGANDA = "Masaka, Uganda. ";
describe("staff, loans and trade in the words of forms, memos and contracts", () => {
  it.each([
    ["permanent_staff", "No. of employees : 16\nSeasonal: see overleaf", [16]],
    ["permanent_staff", "We keep 9 full time staff; graders 60 during April-July.", [9]],
    ["permanent_staff", "Workers at the mill: 22 regular, 150 in the season.", [22]],
    ["permanent_staff", "The society has 1,318 regular members and 40 regular customers.", []],
    ["seasonal_staff", "We keep 9 full time staff; graders 60 during April-July.", [60]],
    ["seasonal_staff", "Workers at the mill: 22 regular, 150 in the season.", [150]],
    ["seasonal_staff", "Workmen: 112 permanent and up to 60 daily workers.", [60]],
    ["seasonal_staff", "The estate employs 44 regular and 120 contractual workers.", [120]],
    ["seasonal_staff", "Casuals 350 shillings per day, paid weekly.", []],
    ["total_debt", `${UGANDA}\n\nOwing now. UGX 12,300,000 to the union bank at 19 per cent.`, [12300000]],
    ["total_debt", "As of June the outstanding balance of the loan from the Rural Bank stood at GHS 85,400.", [85400]],
    ["total_debt", "Sargodha, Pakistan. Bank finance outstanding Rs. 6 crore 20 lakh with NBP.", [62000000]],
    ["total_debt", `${UGANDA}Outstanding balance from customers was UGX 4,000,000.`, []],
    ["interest_rate_pct", "The cooler loan bears 16% and is repayable by June 2029.", [16]],
    ["funding_request", `${UGANDA}The applicant is seeking a term loan of UGX 60,000,000 to buy a huller.`, [60000000]],
    ["funding_request", `${UGANDA}\n\nWhat they want: UGX 95 million, repayable in one season.`, [95000000]],
    ["cash_balance", "Balance at bank on 31 March 2025: KES 812,400.", [812400]],
    ["bank_inflows_12m", `${UGANDA}Bank statements show credits in the 12 months to August of UGX 149.6 million.`, [149600000]],
    ["production_capacity", "The firm runs a waxing plant of 12 tons per hour.", [12]],
    ["selling_price", "We bought cherry at KES 60 per kg and sold 900 bags of clean coffee at KES 21,000 per 60-kg bag. Nyeri, Kenya.", [21000]],
    ["selling_price", "Price of a 50 kg bag at the gate moved between GHS 110 (January) and GHS 185 (July).", [110]],
    ["selling_price", "PRICE: US$ 4.10 per carton of 10 kg for sizes 48-72.", [4.1]],
    ["top_customer_share_pct", "The state agency took 11% and the biggest private buyer, a wholesaler in town, 26% of rice sales.", [26]],
    ["top_customer_share_pct", "One customer, an exporter in the capital, made up 69% of sales.", [69]],
    ["top_customer_share_pct", "A third of our sales goes to one buyer, the Tana dairy.", [33.33]],
    ["top_customer_share_pct", "Two out of five litres are sold to our largest customer.", [40]],
    ["top_channel_share_pct", "Traders buy at the gate and take about 3/4 of everything.", [75]],
    ["buyer_payment_days", "Average credit is 30 days.", [30]],
    ["buyer_payment_days", "Boarding schools pay late, 60 to 90 days.", [60]],
    ["buyer_payment_days", "20% advance, balance within 21 days of discharge.", [21]],
    ["buyer_payment_days", "Traders pay cash on the spot.", [0]],
    ["buyer_payment_days", "The loan is payable within 90 days.", []],
    ["arrears_days", "All loan repayments were made on time.", [0]],
    ["arrears_days", "There were no defaults on the facility.", [0]],
    ["rainfed_share_pct", "Average member has 0.4 ha. No irrigation whatsoever.", [100]],
    ["board_meetings_per_year", "Four formal meetings were held.", [4]],
    ["training_budget", "R612 000 was spent on training. Upington, South Africa.", [612000]],
  ])("%s: %s", async (key, text, expected) => {
    expect(await valuesOf("en", text, key)).toEqual(expected);
  });

  it.each([
    ["buyer_payment_days", "Wateja wa mjini wanalipa papo hapo.", [0]],
    ["arrears_days", "Tulikopa benki mwaka 2021. Mkopo: hatujachelewa kulipa hata mara moja.", [0]],
    ["board_meetings_per_year", "Mikutano ya kamati: 10 kwa mwaka.", [10]],
    ["total_debt", "Tulikopa Ksh 900,000 mwaka 2023; zimebaki Ksh 385,000 kwa riba ya asilimia 10 kwa mwaka. Taveta, Kenya.", [385000]],
    ["cash_balance", "Benki ya Umoja: Ksh 268,450 (31.12.2024). Taveta, Kenya.", [268450]],
    ["top_channel_share_pct", "Madalali wa mjini huchukua asilimia 65 ya mazao.", [65]],
    ["selling_price", "Kreti moja (kilo 64) tuliuza kati ya Ksh 2,200 na Ksh 5,800. Taveta, Kenya.", [2200]],
  ])("Swahili %s: %s", async (key, text, expected) => {
    expect(await valuesOf("sw", text, key)).toEqual(expected);
  });
});
