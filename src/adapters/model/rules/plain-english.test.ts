import { describe, expect, it } from "vitest";
import type { Finding } from "@/domain/risk/finding";
import { factsOf } from "@/testing/analyst-said";

const said = async (language: string, text: string, key: string): Promise<string[]> => (await factsOf(language, text, key)).map(told).sort();
const told = ({ value }: Finding): string => (value?.kind === "number" ? String(Math.round(value.number * 1000) / 1000) : value?.kind === "text" ? value.text : value?.kind === "date" ? value.date : "?");

describe("figures told in plain sentences", () => {
  it.each([
    ["a letter's subject asks", "en", "Lira, Uganda.\nRE: APPLICATION FOR A LOAN OF UGX 65,000,000", "funding_request", ["65000000"]],
    ["what a bank is to give", "en", "Lira, Uganda. The rest, UGX 65,000,000, shall be borrowed from the farmers' bank.", "funding_request", ["65000000"]],
    ["an old loan asks nothing", "en", "Lira, Uganda. We had a UGX 65,000,000 loan for seed which was repaid.", "funding_request", []],
    ["a term of months, with a grace", "en", "Lira, Uganda. We ask for a loan for a period of 30 months inclusive of 6 months grace.", "loan_term_years", ["2.5"]],
    ["what members will put in", "en", "Lira, Uganda. Our members will contribute UGX 9 million from their savings.", "owner_contribution_amount", ["9000000"]],
    ["members' share in Swahili", "sw", "Mbeya, Tanzania. Tunaomba mkopo. Kikundi kitachangia Tsh 3,100,000.", "owner_contribution_amount", ["3100000"]],
    ["interest a year", "en", "Lira, Uganda. The loan carries interest at 14.5% per annum.", "interest_rate_pct", ["14.5"]],
    ["interest on late rent is another's", "en", "Ohio. Rent not paid when due bears late interest of 8% per annum.", "interest_rate_pct", []],
    ["no interest at all", "sw", "Mbeya, Tanzania. Tunaomba mkopo wa Tsh 3,000,000 usio na riba.", "interest_rate_pct", ["0"]],
    ["sales to one buyer", "en", "Lira, Uganda. Last year 67% of our sales were to a single exporter.", "top_customer_share_pct", ["67"]],
    ["produce gone bad", "en", "Lira, Uganda. Some 3.4% of the milk was spilled before it reached the cooler.", "post_harvest_loss_pct", ["3.4"]],
    ["those who deliver", "en", "Lira, Uganda. Active suppliers were 1,940 at the year end.", "supplier_count", ["1940"]],
    ["contracts for all", "en", "Lira, Uganda. Every worker has a written contract.", "staff_with_contract_pct", ["100"]],
    ["a yield with its crop between the units", "en", "Lira, Uganda. Average yield is 600 kg parchment per hectare.", "yield_per_hectare", ["0.6"]],
    ["bushels as America prints them", "en", "Ohio. Yields in 2024 were corn 188 bu/ac.", "yield_per_hectare", ["188"]],
    ["a pond is not cultivated", "en", "Ohio. The tenant may use the 3-acre farm pond and the barn on the farm land.", "cultivated_area_ha", []],
    ["nor is an upper limit", "en", "Ohio. No more than 30 acres may be planted to potatoes.", "cultivated_area_ha", []],
    ["the tilled part is the one asked for", "en", "Ohio. The farm is 210 acres, of which 180 acres are tillable.", "cultivated_area_ha", ["72.843", "84.984"]],
    ["a register's number after its law", "en", "(Registered under the Friendly Societies Act, Cap 272. FS/4410)\nLira, Uganda", "registration_number", ["FS/4410"]],
    ["the day of incorporation", "en", "Rusha Farms Ltd, incorporated 14 March 2018, grows maize in Lira, Uganda.", "registration_date", ["2018-03-14"]],
  ])("%s", async (_name, language, text, key, expected) => {
    expect(await said(language, text, key)).toEqual(expected);
  });
});

describe("passages told by layout", () => {
  it.each([
    ["a head that runs into its text", "en", "IV. INSURANCE. Tenant shall carry farm liability of 500,000 dollars with Prairie Mutual.", "insurance_cover", "Prairie Mutual"],
    ["a run-in head of one word", "en", "Water. The farm lifts from a shallow well and the Kafue river all year.", "water_source", "Kafue"],
    ["a sentence that ends in a colon, with its list", "en", "The money will be used as below:\n i) hatchery repairs 20m\n ii) one feed mixer 14m\nWe thank you.", "use_of_funds", "feed mixer"],
    ["posts of several people in one line", "en", "Hon. Peter Odongo (chairman), Mrs. Grace Akello (vice chair), Mr. J. Opio (treasurer); the manager is Ruth Adong, who has run the dairy plant since 2011.", "management_team", "Ruth Adong"],
    ["a title held, though another is planned", "en", "We are Fairtrade certified since 2019 and planning for organic next year.", "quality_certificates", "Fairtrade"],
    ["a title whose name holds another word", "en", "Certificates held\nSMETA 4-pillar and BRC, both of 2024.\n", "quality_certificates", "SMETA"],
    ["districts by name", "en", "The society works with growers on its plots in Kabale and Rubanda districts.", "site_location", "Rubanda"],
    ["books and who audited them", "en", "Books were audited by Otim & Sons, who gave a clean opinion.", "audited_accounts", "Otim"],
    ["a cleared loan", "en", "We had two loans from the bank before, both were cleared in time.", "credit_history", "cleared"],
  ])("%s", async (_name, language, text, key, expected) => {
    expect((await said(language, text, key)).join(" ")).toContain(expected);
  });
  it("takes no firm's name for its place", async () => {
    expect(await said("en", "LIRA GOLD SEED COMPANY LTD\nWe sell seed.", "site_location")).toEqual([]);
  });
});
