import { expect, it } from "vitest";
import { placesInJson } from "./json-places";

it.each<[string, string, Record<string, string>]>([
  ["names and names within names", '{\n  "firm": {\n    "name": "x", "sector": "y"\n  },\n  "spare": 1\n}', { firm: "2:3", "firm.name": "3:5", "firm.sector": "3:18", spare: "5:3" }],
  ["a list as one", '{"list": [{"a": 1}, {"b": [2]}], "z": []}', { list: "1:2", z: "1:34" }],
  ["texts that look like names, and escaped marks", '{"a": "\\"b\\": {", "c\\u0064": "}"}', { a: "1:2", cd: "1:19" }],
  ["the last of two of one name, as JSON reads it", '{"a": 1,\n"a": 2}', { a: "2:1" }],
  ["numbers, words and nothing", '{ "a" : -1.5e3 , "b" : true, "c":null, "d": {} }', { a: "1:3", b: "1:18", c: "1:30", d: "1:40" }],
])("finds %s", (_what, text, places) => {
  expect(Object.fromEntries([...placesInJson(text)].map(([name, { line, column }]) => [name, `${line}:${column}`]))).toEqual(places);
});

it.each([["what is no JSON", "{ a: 1 }"], ["what is no object", "[1]"], ["what breaks off", '{"a": {"b": ']])("finds nothing in %s", (_what, text) => expect(placesInJson(text)).toEqual(new Map()));
