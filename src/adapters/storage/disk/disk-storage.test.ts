import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Storage } from "@/domain/ports/storage";
import { memoryStorage } from "@/testing/fakes";
import { createDiskStorage, nameFullDisk } from "./disk-storage";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "storage-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (value: Uint8Array) => new TextDecoder().decode(value);

/** What the fake promises, the real one keeps. */
describe.each<[string, () => Storage]>([
  ["on disk", () => createDiskStorage(root)],
  ["in memory", () => memoryStorage()],
])("storage %s", (_name, make) => {
  it("gives back what was put, also after a second put", async () => {
    const storage = make();
    await storage.put("documents/a", bytes("one"));
    await storage.put("documents/a", bytes("two"));
    expect(text(await storage.get("documents/a"))).toBe("two");
  });

  it("says NOT_FOUND for an unknown key and after a delete; a second delete is fine", async () => {
    const storage = make();
    await storage.put("a", bytes("x"));
    await storage.delete("a");
    await storage.delete("a");
    await expect(storage.get("a")).rejects.toMatchObject({ kind: "NOT_FOUND" });
  });
});

describe("disk storage", () => {
  it.each(["../out", "a/../../out", "/etc/passwd", "a//b", "", ".hidden", "a/.b", "a\\b", "a/\0b"])("refuses the key %j", async (key) => {
    await expect(createDiskStorage(path.join(root, "files")).put(key, bytes("x"))).rejects.toThrow();
    await expect(Promise.resolve().then(() => createDiskStorage(path.join(root, "files")).get(key))).rejects.toThrow();
    expect(readdirSync(root)).toEqual([]);
  });

  it("keeps files from other users and leaves no drafts", async () => {
    await createDiskStorage(root).put("documents/a", bytes("secret"));
    expect(readdirSync(path.join(root, "documents"))).toEqual(["a"]);
    expect(statSync(path.join(root, "documents/a")).mode & 0o077).toBe(0);
  });

  it("leaves nothing half-written when the write fails", async () => {
    writeFileSync(path.join(root, "documents"), "a file where a folder should be");
    await expect(createDiskStorage(root).put("documents/a", bytes("x"))).rejects.toThrow();
    expect(readdirSync(root)).toEqual(["documents"]);
  });

  it.each(["ENOSPC", "EDQUOT"])("names a full disk (%s) and leaves other errors as they are", (code) => {
    expect(nameFullDisk(Object.assign(new Error("no"), { code }))).toMatchObject({ code: "DISK_FULL", kind: "UNAVAILABLE" });
    const other = Object.assign(new Error("no"), { code: "EACCES" });
    expect(nameFullDisk(other)).toBe(other);
  });
});
