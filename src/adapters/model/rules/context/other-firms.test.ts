import { expect, it } from "vitest";
import { namesOtherFirm } from "./other-firms";

const FRONT = "business plan of tana valley growers ltd\nkitui, kenya";
it.each([
  ["another society", "Thirdly Mwala Cooperative Society has opened a plant.", true],
  ["another company", "Les légumes sont lavés par Sahel Frais SARL.", true],
  ["the firm itself", "Tana Valley Growers Ltd sells mangoes.", false],
  ["the firm and another", "Tana Valley Growers Ltd sells to Blue Ridge Foods Ltd.", false],
  ["a form alone", "The Cooperative sells milk.", false],
])("names another firm: %s", (_, raw, expected) => {
  expect(namesOtherFirm(raw, FRONT)).toBe(expected);
});
