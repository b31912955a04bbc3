import { describe, expect, it } from "vitest";
import { DOCUMENT_LIMITS } from "@/domain/documents/document";
import { outcomeOf } from "./send-file";
import { arriving, nextToSend, refusal, unlisted, uploadQueue, type Upload } from "./upload-queue";

const file = (name: string, size: number, type = ""): File => {
  const made = new File([], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
};
const add = (queue: readonly Upload[], names: string[], documents = 0) =>
  uploadQueue(queue, { kind: "add", files: names.map((name) => ({ key: name, file: file(name, 10) })), documents });
const MB = 1024 * 1024;

describe("refusal", () => {
  it.each([
    ["a.pdf", 25 * MB, 0, null],
    ["A.PDF", 25 * MB + 1, 0, /25 MB/],
    ["a.docx", 10 * MB + 1, 0, /10 MB/],
    ["a.docx", 0, 0, /empty/],
    ["a.docx", 5, DOCUMENT_LIMITS.filesPerAssessment, /30 files/],
  ])("%s of %d bytes beside %d files", (name, size, held, why) => {
    const said = refusal(file(name, size), held);
    if (why === null) expect(said).toBeNull();
    else expect(said).toMatch(why);
  });
});

describe("uploadQueue", () => {
  it("refuses only the files beyond the limit", () => {
    const queue = add([], ["a", "b", "c"], DOCUMENT_LIMITS.filesPerAssessment - 2);
    expect(queue.map((upload) => upload.state.kind)).toEqual(["waiting", "waiting", "refused"]);
  });

  it("sends two at a time, in the order they came", () => {
    let queue = add([], ["a", "b", "c"]);
    expect(nextToSend(queue).map((upload) => upload.key)).toEqual(["a", "b"]);
    queue = uploadQueue(uploadQueue(queue, { kind: "sending", key: "a" }), { kind: "sending", key: "b" });
    expect(nextToSend(queue)).toEqual([]);
    queue = uploadQueue(queue, { kind: "ended", key: "b", outcome: { kind: "stored", documentId: "1", name: "b", duplicate: false } });
    expect(nextToSend(queue).map((upload) => upload.key)).toEqual(["c"]);
    expect(queue.map((upload) => upload.key)).toEqual(["a", "c"]);
  });

  it("keeps a cut upload with its size, names a twin, and counts neither as arriving", () => {
    let queue = uploadQueue(add([], ["a", "b"]), { kind: "sending", key: "a" });
    queue = uploadQueue(queue, { kind: "progress", key: "a", sentBytes: 4 });
    queue = uploadQueue(queue, { kind: "ended", key: "a", outcome: { kind: "cut" } });
    queue = uploadQueue(queue, { kind: "ended", key: "b", outcome: { kind: "stored", documentId: "1", name: "plan.pdf", duplicate: true } });
    expect(queue).toMatchObject([{ sentBytes: 4, state: { kind: "cut" } }, { state: { kind: "duplicate", twin: "plan.pdf" } }]);
    expect(arriving(queue)).toBe(0);
    expect(uploadQueue(queue, { kind: "again", key: "a" })).toMatchObject([{ sentBytes: 0, state: { kind: "waiting" } }, {}]);
  });

  it("offers another try only where it may help", () => {
    const refused = (status: number) =>
      uploadQueue(add([], ["a"]), { kind: "ended", key: "a", outcome: outcomeOf(status, JSON.stringify({ detail: "No.", code: "X" })) });
    expect(refused(400)).toMatchObject([{ state: { kind: "refused", why: "No.", again: false } }]);
    expect(refused(507)).toMatchObject([{ state: { again: true } }]);
  });
});

describe("outcomeOf", () => {
  it.each([
    [201, JSON.stringify({ document: { id: "d", name: "n" }, duplicate: false }), "stored"],
    [200, JSON.stringify({ document: { id: "d", name: "n" }, duplicate: true }), "stored"],
    [200, "<html>a proxy's page</html>", "cut"],
    [413, "", "refused"],
  ])("%d", (status, body, kind) => expect(outcomeOf(status, body).kind).toBe(kind));
});

describe("unlisted", () => {
  const upload = (name: string, kind: "sending" | "cut"): Upload => ({ key: name, file: new File(["four"], name), sentBytes: 4, state: { kind } });
  it("leaves out what already stands in the list, but never what needs an act", () => {
    const queue = [upload("a.pdf", "sending"), upload("b.pdf", "sending"), upload("a.pdf", "cut")];
    expect(unlisted(queue, [{ name: "a.pdf", bytes: 4 }]).map(({ file, state }) => `${file.name} ${state.kind}`)).toEqual(["b.pdf sending", "a.pdf cut"]);
    expect(unlisted(queue, [{ name: "a.pdf", bytes: 5 }])).toHaveLength(3);
  });
});
