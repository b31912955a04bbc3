import { expect, it } from "vitest";
import { toldApart } from "./told-apart";

const person = (id: string, name: string) => ({ id, name, email: `${id}@example.org` });

it("tells people of one name apart by their address, and nobody else", () => {
  expect(toldApart([person("a", "Ana Reyes"), person("b", "Ben Okoro"), person("c", "ana  reyes ")])).toEqual([
    { id: "a", name: "Ana Reyes (a@example.org)" }, { id: "b", name: "Ben Okoro" }, { id: "c", name: "ana  reyes  (c@example.org)" },
  ]);
  expect(toldApart([])).toEqual([]);
});
