import { describe, expect, it } from "vitest";
import { openDocument, sourceKey, turnSource, type Source } from "./sources";

const passage = (findingId: string): Source => ({ documentId: "d", index: 2, quote: "q", findingId });
const two = [passage("a"), passage("b")];

describe("sources of a gap", () => {
  it("turn round the ends", () => {
    expect(turnSource(two, passage("b"), 1)?.findingId).toBe("a");
    expect(turnSource(two, passage("a"), -1)?.findingId).toBe("b");
  });
  it("come back to the first from a page of one's own choice", () => {
    expect(turnSource(two, openDocument("x"), 1)?.findingId).toBe("a");
    expect(turnSource([], openDocument("x"), 1)?.documentId).toBe("x");
  });
  it("have keys that tell a passage from its document", () => {
    expect([sourceKey(two[0] ?? null), sourceKey(openDocument("d")), sourceKey(null)]).toEqual(["f:a", "d:d", ""]);
  });
});
