import { describe, expect, it } from "vitest";
import { READ_FAILURES, READ_WARNINGS } from "./document";
import { readFailureAdvice, readWarningText } from "./read-advice";

describe("advice on reading", () => {
  it.each(READ_FAILURES)("%s says what happened and what to do", (code) => {
    const { sentence, advice } = readFailureAdvice(code);
    for (const text of [sentence, advice]) expect(text).toMatch(/^[A-Z].*[^!]\.$/s);
    expect(`${sentence} ${advice}`).not.toMatch(/please|oops|!/i);
  });

  it.each(READ_WARNINGS)("%s reads as whole sentences, with and without its page", (code) => {
    for (const page of [null, 7]) expect(readWarningText({ code, page })).toMatch(/^[A-Z].*\.$/s);
  });

  it("tells the limit that was passed", () => {
    expect(readFailureAdvice("TOO_MANY_PAGES", "619 pages; up to 500 are read.").sentence).toContain("619 pages");
  });

  it("names the page a warning is about", () => {
    expect(readWarningText({ code: "CORRUPT_PAGE", page: 3 })).toMatch(/^Page 3 is damaged/);
  });

  it("tells a wrong password from a missing one", () => {
    expect(readFailureAdvice("PASSWORD_REQUIRED").sentence).not.toBe(
      readFailureAdvice("PASSWORD_REQUIRED", "The password does not open this file.").sentence,
    );
  });
});
