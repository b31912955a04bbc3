import { describe, expect, it } from "vitest";
import { detailsErrors, inputOf, isDetails, NO_DETAILS } from "./details-form";

const full = { ...NO_DETAILS, name: "Term loan", firm: "A firm" };

describe("detailsErrors", () => {
  it("names the two that are needed, in the order of the form", () =>
    expect(detailsErrors(NO_DETAILS).map((error) => error.fieldId)).toEqual(["name", "firm"]));
  it("takes the rest as not known", () => expect(detailsErrors(full)).toEqual([]));
  it("refuses a name of blanks and one that is too long", () => {
    expect(detailsErrors({ ...full, firm: "   " })).toHaveLength(1);
    expect(detailsErrors({ ...full, name: "x".repeat(201) })).toMatchObject([{ fieldId: "name" }]);
  });
});

it("sends what is not known as null, never as an empty text", () =>
  expect(inputOf(full)).toMatchObject({ country: null, currency: null, sector: null, enterpriseType: null }));

describe("isDetails", () => {
  it.each<[unknown, boolean]>([[full, true], [{ name: "only" }, false], [{ ...full, firm: 3 }, false], [null, false], ["text", false]])(
    "%o is %s",
    (value, is) => expect(isDetails(value)).toBe(is),
  );
});
