import { expect, it } from "vitest";
import { figuresOf } from "@/testing/analyst-said";

const PLAN = "Plan de financement (F CFA). Abidjan, Côte d'Ivoire\nDésignation Cultures Pisciculture Synthèse\n";

it.each([
  ["a total of parts is what the row comes to", "owner_contribution_amount", "4549100 XOF", `${PLAN}Apport personnel 2 149 100 2 400 000 4 549 100\nEmprunt 10 519 956 34 478 297 44 998 253`],
  ["figures that add up to none of them are read as before", "owner_contribution_amount", "2149100 XOF", `${PLAN}Apport personnel 2 149 100 2 400 000 5 549 100\nEmprunt 10 519 956 34 478 297 44 998 253`],
])("%s", async (_, key, figure, text) => expect(await figuresOf("fr", text, key)).toContain(figure));

it("a row that the print goes on with below is of no known year", async () => {
  const head = "Balanço (euros). Lisboa, Portugal\nRubricas 2018 2019 2020\nCapital social 1 250 000 euros; reservas 3 250 000 euros\n";
  expect(await figuresOf("pt", `${head}Total do ativo 471 782.94 1 699\n487.57\n2 351 153.38`, "total_assets")).toEqual([]);
  expect(await figuresOf("pt", `${head}Total do ativo 471 782.94 e 699 487.57 e 351 153.38 e`, "total_assets")).toContain("351153.38 EUR");
});
