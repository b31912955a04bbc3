import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/domain/errors";
import type { DocumentReader } from "@/domain/ports/document-reader";
import type { AppContext, Ports } from "@/kernel/context";
import { testContext } from "@/testing/context";
import { createTestDatabase, type TestDatabase } from "@/testing/database";
import { createAssessment } from "@/testing/factories";
import { memoryStorage, textReader } from "@/testing/fakes";
import { listDocuments } from "./list-documents";
import { readDocument } from "./read-document";
import { readPage } from "./read-page";
import { removeDocument } from "./remove-document";
import { retryDocument } from "./retry-document";
import { unlockDocument } from "./unlock-document";
import { uploadDocument } from "./upload-document";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const refusal = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`);
  return error;
};

async function setUp(ports: Partial<Ports> = {}): Promise<{ ctx: AppContext; assessmentId: string }> {
  const ctx = await testContext({ db: database.db, ports });
  if (!ctx.actor) throw new Error("the test needs an actor");
  const { id } = await createAssessment(database.db, ctx.actor);
  return { ctx, assessmentId: id };
}
const read = (ctx: AppContext, id: string) => readDocument(ctx, id, async () => undefined, new AbortController().signal);

describe("uploadDocument", () => {
  it("keeps the file and its row, queues the reading and writes the audit row", async () => {
    const storage = memoryStorage();
    const { ctx, assessmentId } = await setUp({ storage });
    const { document, duplicate } = await uploadDocument(ctx, { assessmentId, name: "C:\\plans\\Plan\u202e.pdf", bytes: bytes("hello") });
    expect(duplicate).toBe(false);
    expect(document).toMatchObject({ name: "Plan.pdf", bytes: 5, state: "UPLOADED" });
    expect(storage.keys()).toHaveLength(1);
    expect(await database.db.job.findMany({ where: { documentId: document.id }, select: { type: true, status: true } })).toEqual([{ type: "PARSE_DOCUMENT", status: "PENDING" }]);
    expect(await database.db.auditEvent.count({ where: { subjectId: document.id, action: "document.uploaded" } })).toBe(1);
  });

  it("counts the same bytes once, also when both arrive at the same moment", async () => {
    const storage = memoryStorage();
    const { ctx, assessmentId } = await setUp({ storage });
    const uploads = await Promise.all(["a.txt", "b.txt", "c.txt"].map((name) => uploadDocument(ctx, { assessmentId, name, bytes: bytes("same") })));
    expect(uploads.filter((upload) => !upload.duplicate)).toHaveLength(1);
    expect(new Set(uploads.map((upload) => upload.document.id)).size).toBe(1);
    expect(storage.keys()).toHaveLength(1);
  });

  it("leaves no row when the disk is full, and says so", async () => {
    const { ctx, assessmentId } = await setUp({ storage: memoryStorage({ full: true }) });
    const error = await refusal(uploadDocument(ctx, { assessmentId, name: "a.txt", bytes: bytes("x") }));
    expect([error.kind, error.code]).toEqual(["UNAVAILABLE", "DISK_FULL"]);
    expect(await listDocuments(ctx, { assessmentId })).toEqual([]);
  });

  it.each([
    ["an empty file", new Uint8Array(0), "EMPTY"],
    ["11 MB that are no PDF", new Uint8Array(11 * 1024 * 1024), "TOO_LARGE"],
  ])("refuses %s by name before anything is kept", async (_what, data, code) => {
    const storage = memoryStorage();
    const { ctx, assessmentId } = await setUp({ storage });
    const error = await refusal(uploadDocument(ctx, { assessmentId, name: "odd.bin", bytes: data }));
    expect(error.code).toBe(code);
    expect(error.userMessage).toContain("odd.bin");
    expect(storage.keys()).toEqual([]);
  });

  it("holds 30 files and names the one that is too many", async () => {
    const { ctx, assessmentId } = await setUp();
    for (let n = 0; n < 30; n++) await uploadDocument(ctx, { assessmentId, name: `f${n}.txt`, bytes: bytes(`file ${n}`) });
    const error = await refusal(uploadDocument(ctx, { assessmentId, name: "one-more.txt", bytes: bytes("more") }));
    expect(error.code).toBe("TOO_MANY_FILES");
    expect(error.userMessage).toContain("one-more.txt");
  });

  it("answers 404 on a foreign assessment and refuses a viewer", async () => {
    const { assessmentId } = await setUp();
    const stranger = await testContext({ db: database.db });
    expect((await refusal(uploadDocument(stranger, { assessmentId, name: "a.txt", bytes: bytes("x") }))).kind).toBe("NOT_FOUND");
    const viewer = await testContext({ db: database.db, role: "viewer" });
    expect((await refusal(uploadDocument(viewer, { assessmentId, name: "a.txt", bytes: bytes("x") }))).kind).toBe("FORBIDDEN");
  });
});

describe("readDocument", () => {
  it("stores every page and marks a quotation on it", async () => {
    const { ctx, assessmentId } = await setUp();
    const { document } = await uploadDocument(ctx, { assessmentId, name: "plan.txt", bytes: bytes("First page.\fWe sold 40 tonnes in 2024.") });
    await read(ctx, document.id);
    expect((await listDocuments(ctx, { assessmentId }))[0]).toMatchObject({ state: "READ", pages: 2, format: "txt" });
    const page = await readPage(ctx, { documentId: document.id, index: 2, quote: "sold  40 tonnes" });
    expect(page.mark).toMatchObject({ match: "exact" });
    expect(page.text.slice(page.mark?.start, page.mark?.end)).toBe("sold 40 tonnes");
    expect((await readPage(ctx, { documentId: document.id, index: 1, quote: "sold 40 tonnes" })).mark?.match).toBe("none");
  });

  it("is harmless when repeated", async () => {
    const { ctx, assessmentId } = await setUp();
    const { document } = await uploadDocument(ctx, { assessmentId, name: "plan.txt", bytes: bytes("One page.") });
    await read(ctx, document.id);
    await read(ctx, document.id);
    expect(await database.db.documentPage.count({ where: { documentId: document.id } })).toBe(1);
  });

  it("ends an unreadable document with its reason, and a retry starts over", async () => {
    const reader: DocumentReader = { ...textReader, read: async () => ({ ok: false, code: "CORRUPT", detail: "no page tree", page: null }) };
    const { ctx, assessmentId } = await setUp({ reader });
    const { document } = await uploadDocument(ctx, { assessmentId, name: "broken.pdf", bytes: bytes("junk") });
    await expect(read(ctx, document.id)).rejects.toMatchObject({ code: "DOCUMENT_UNREADABLE", message: expect.stringContaining("broken.pdf") as string });
    const [failed] = await listDocuments(ctx, { assessmentId });
    expect(failed).toMatchObject({ state: "FAILED", failure: { code: "CORRUPT" } });
    expect(failed?.failure?.advice).not.toBe("");
    expect(await retryDocument(ctx, { id: document.id })).toMatchObject({ state: "UPLOADED", failure: null });
  });

  it("holds an assessment to 1,000 pages over all its documents", async () => {
    const { ctx, assessmentId } = await setUp();
    const pages = (n: number, word: string) => bytes(Array.from({ length: n }, (_, at) => `${word} ${at}`).join("\f"));
    const first = await uploadDocument(ctx, { assessmentId, name: "a.txt", bytes: pages(600, "alpha") });
    const second = await uploadDocument(ctx, { assessmentId, name: "b.txt", bytes: pages(401, "beta") });
    await read(ctx, first.document.id);
    await expect(read(ctx, second.document.id)).rejects.toMatchObject({ code: "DOCUMENT_UNREADABLE" });
    const states = (await listDocuments(ctx, { assessmentId })).map((document) => document.failure?.code ?? document.state);
    expect(states).toEqual(["READ", "TOO_MANY_PAGES"]);
  });

  it("says so when the job that read it ended without an outcome", async () => {
    const { ctx, assessmentId } = await setUp();
    const { document } = await uploadDocument(ctx, { assessmentId, name: "a.txt", bytes: bytes("x") });
    await database.db.job.updateMany({ where: { documentId: document.id }, data: { status: "CANCELLED" } });
    expect((await listDocuments(ctx, { assessmentId }))[0]).toMatchObject({ state: "FAILED", failure: { code: "CRASHED" } });
  });
});

describe("unlockDocument", () => {
  const locked: DocumentReader = {
    ...textReader,
    read: async (request) => (request.password === " pass word " ? textReader.read(request) : { ok: false, code: "PASSWORD_REQUIRED", detail: "", page: null }),
  };

  it("reads with the right password, untrimmed, and keeps it nowhere", async () => {
    const { ctx, assessmentId } = await setUp({ reader: locked });
    const { document } = await uploadDocument(ctx, { assessmentId, name: "locked.pdf", bytes: bytes("secret") });
    await expect(read(ctx, document.id)).rejects.toThrow();
    const wrong = await refusal(unlockDocument(ctx, { id: document.id, password: "pass word" }));
    expect([wrong.code, wrong.field]).toEqual(["WRONG_PASSWORD", "password"]);
    expect(await unlockDocument(ctx, { id: document.id, password: " pass word " })).toMatchObject({ state: "READ" });
    const kept = JSON.stringify([await database.db.document.findMany(), await database.db.job.findMany(), await database.db.auditEvent.findMany()]);
    expect(kept).not.toContain("pass word");
  });
});

describe("removeDocument", () => {
  it("takes it from the list once and makes the result stale", async () => {
    const { ctx, assessmentId } = await setUp();
    const { document } = await uploadDocument(ctx, { assessmentId, name: "a.txt", bytes: bytes("x") });
    await removeDocument(ctx, { id: document.id });
    expect(await listDocuments(ctx, { assessmentId })).toEqual([]);
    expect((await refusal(removeDocument(ctx, { id: document.id }))).kind).toBe("NOT_FOUND");
  });
});
