import { expect, it } from "vitest";
import { namesCurrent } from "./none-match";

const TAG = '"a,b"';

it.each<[string | null, boolean, string]>([
  [null, false, "nothing sent"],
  ["", false, "an empty header"],
  ['"a,b"', true, "the tag"],
  ['W/"a,b"', true, "the tag made weak on the way"],
  ['"x", W/"y" ,"a,b"', true, "a list with the tag at its end"],
  ['"x",,"a,b",', true, "empty members, which count as nothing"],
  ['"a"', false, "another tag"],
  ['"a","b"', false, "tags that read like ours when the list is cut at each comma"],
  ["*", true, "anything there is"],
  [" * ", true, "the same with blanks"],
  ['*, "a,b"', false, "a star in a list, which is none"],
  ['w/"a,b"', false, "a small w"],
  ["a,b", false, "no quotes"],
  ['"a,b" "x"', false, "no comma between two"],
  ['"x", "a,b', false, "a quote that does not end"],
])("%s is %s: %s", (header, names) => {
  expect(namesCurrent(header, TAG)).toBe(names);
  expect(namesCurrent(header, `W/${TAG}`)).toBe(names);
});
