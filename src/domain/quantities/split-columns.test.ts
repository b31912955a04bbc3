import { describe, expect, it } from "vitest";
import { splitColumns } from "./split-columns";

const values = (text: string, columns: number) => splitColumns(text, 0, columns)?.map(({ value }) => value) ?? null;

describe("figures and columns parted by the same space", () => {
  it.each([
    ["214 860 265 000 171 340 240 000", 4, [214_860, 265_000, 171_340, 240_000]],
    ["2 015 2 000 2 640 1 700", 4, [2_015, 2_000, 2_640, 1_700]],
    ["14 382 650 -6 105 400", 2, [14_382_650, -6_105_400]],
    ["114 860 165 000 91 340", 3, [114_860, 165_000, 91_340]],
    ["7 425 (34 800)", 2, [7_425, -34_800]],
  ])("%s under %i heads", (text, columns, expected) => {
    expect(values(text, columns)).toEqual(expected);
  });
  it.each([["214 860 265", 2], ["1,5 2 000", 2], ["2 015 2 000", 3], ["12345 678", 2]])("%s under %i heads cannot be told apart", (text, columns) => {
    expect(values(text, columns)).toBeNull();
  });
  it("keeps each figure's place", () => {
    expect(splitColumns("2 015 64", 10, 2)?.map(({ start, end }) => [start, end])).toEqual([[10, 15], [16, 18]]);
  });
});
