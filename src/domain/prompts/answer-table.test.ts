import { describe, expect, it } from "vitest";
import { answerLines } from "./answer-table";

const place = { document: 1, page: 3, quote: "As it stands." };
const answer = {
  facts: [{ key: "revenue", value: "14", high: "16", unit: "", currency: "KES", period: "2024", tense: "planned", ...place }],
  judgements: [{ indicator: "market.buyers", level: "LOW", metric: "", figure: "", ...place }, { indicator: "market.price", level: "HIGH", metric: "share", figure: "70 %", ...place }],
  exposures: [{ indicator: "climate.drought", likelihood: 4, impact: 5, ...place }],
  flags: [{ flag: "fraud", ...place }],
};

describe("an answer of the analyst's form", () => {
  it("is read line by line, what counts first", () => {
    expect(answerLines(JSON.stringify(answer))?.map(({ list, subject, says }) => [list, subject, says])).toEqual([
      ["judgements", "market.buyers", "LOW"], ["judgements", "market.price", "HIGH (share 70 %)"], ["exposures", "climate.drought", "4 × 5"], ["facts", "revenue", "KES 14 to 16 (2024) planned"], ["flags", "fraud", ""],
    ]);
    expect(answerLines(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)?.[0]).toMatchObject(place);
    expect(answerLines('{"facts":[],"judgements":[]}')).toEqual([]);
  });

  it.each(["All is well.", "", "[]", "{}", "null", '{"kind":{"id":"x"}}', '{"facts":"none"}', '{"facts":["none"]}', '{"facts":[],"score":4}', '{"facts":[{"key":'])("is not what another form is: %s", (text) => {
    expect(answerLines(text)).toBeNull();
  });

  it("is shown as far as it goes where entries lack something", () => {
    expect(answerLines('{"exposures":[{}],"facts":[{"key":4}]}')).toEqual([
      { list: "exposures", subject: "", says: "? × ?", quote: "", document: null, page: null }, { list: "facts", subject: "", says: "", quote: "", document: null, page: null },
    ]);
  });
});
