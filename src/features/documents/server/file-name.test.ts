import { describe, expect, it } from "vitest";
import { printableName } from "./file-name";

describe("printableName", () => {
  it.each([
    ["plan.pdf", "plan.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\me\\Plan 2024.docx", "Plan 2024.docx"],
    ["a\u0000b\u0007.pdf", "ab.pdf"],
    ["in\u202efdp.exe", "infdp.exe"],
    ["  spaced   out .pdf ", "spaced out .pdf"],
    ["...hidden", "hidden"],
    ["/", "unnamed file"],
    ["\u200b", "unnamed file"],
    ["mpango wa biashara – 2024.pdf", "mpango wa biashara – 2024.pdf"],
  ])("%j → %j", (raw, name) => expect(printableName(raw)).toBe(name));

  it("cuts at 200 characters and keeps the extension", () => {
    const name = printableName(`${"🌾".repeat(300)}.pdf`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith("….pdf")).toBe(true);
    expect(name.isWellFormed()).toBe(true);
  });
});
