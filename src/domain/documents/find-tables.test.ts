import { describe, expect, it } from "vitest";
import { findTables } from "./find-tables";

const WIDTH = 600;
const HEIGHT = 800;

/** Lays text out on a grid of characters 6 points wide and 14 high, as a typewriter would. */
function type(lines: string[]): { text: string; boxes: number[] } {
  const boxes: number[] = [];
  const words: string[] = [];
  let offset = 0;
  for (const [row, line] of lines.entries()) {
    const found = [...line.matchAll(/\S+/g)];
    for (const word of found) {
      boxes.push(offset, offset + word[0].length, (word.index * 6) / WIDTH, (40 + row * 18) / HEIGHT, (word[0].length * 6) / WIDTH, 14 / HEIGHT);
      words.push(word[0]);
      offset += word[0].length + 1;
    }
  }
  return { text: words.join(" "), boxes };
}
const tablesOf = (lines: string[]) => {
  const { text, boxes } = type(lines);
  return findTables(text, boxes, WIDTH, HEIGHT);
};

describe("findTables", () => {
  it("puts every figure in its row and column", () => {
    expect(tablesOf([
      "Item              2023        2024",
      "Net sales        1,200       1,500",
      "Cost of sales     (800)       (950)",
      "Gross profit       400         550",
    ])).toEqual([{
      headRows: 1,
      rows: [["Item", "2023", "2024"], ["Net sales", "1,200", "1,500"], ["Cost of sales", "(800)", "(950)"], ["Gross profit", "400", "550"]],
    }]);
  });

  it("leaves empty cells empty and joins a loose currency sign to its figure", () => {
    expect(tablesOf([
      "Assets          $  1,200    $  1,500",
      "Land                 700            ",
      "Stock                           300",
    ])[0]?.rows).toEqual([["Assets", "$ 1,200", "$ 1,500"], ["Land", "700", ""], ["Stock", "", "300"]]);
  });

  it("reads two tables with prose between", () => {
    const table = ["Maize       10       20", "Beans       30       40", "Rice        50       60"];
    const prose = "This paragraph says in more than a dozen words that the next table is about another farm.";
    expect(tablesOf([...table, "", prose, "", ...table])).toHaveLength(2);
  });

  it.each([
    ["prose", ["The farm has 10 hectares of land in 3 places and 25 people work there in 2024", "who grow maize and beans for the market of the town, 12 km away on the road", "to the coast, and who sold 40 tons of it in the season of 2023 for 12,000 USD"]],
    ["two columns of prose", ["the farm grows maize and beans      the market is the town near by", "on ten hectares of good land in     where buyers of grain come each", "the valley since the year of 2010   week of the season in 4 trucks"]],
    ["two rows", ["Maize       10       20", "Beans       30       40"]],
    ["nothing", []],
  ])("finds none in %s", (_name, lines) => {
    expect(tablesOf(lines)).toEqual([]);
  });
});
