import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { AppError, notFound } from "@/domain/errors";
import type { Storage } from "@/domain/ports/storage";

/** "documents/0f3c…": small words and uuids, no dot at a start, so no key can leave the folder. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;
/** No space, quota used up, or file too large for the file system. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** Keeps files under `root`, one file a key. Only the server's user can read them. */
export function createDiskStorage(root: string): Storage {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new AppError("INTERNAL", "This file cannot be stored.", { detail: `storage key ${JSON.stringify(key)} is not one of ours` });
    return path.join(root, key);
  };
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      try {
        await writeWhole(file, bytes);
      } catch (error) {
        throw nameFullDisk(error);
      }
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(fileOf(key)));
      } catch (error) {
        throw codeOf(error) === "ENOENT" ? notFound("file") : error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}

/** Writes beside the target, flushes, then renames: a crash leaves the old file or the new one, never a half. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `.${randomUUID()}.part`);
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

/** The rename itself survives a power cut only once its folder is flushed; Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** A full disk becomes an error people can act on; anything else stays what it is. */
export function nameFullDisk(error: unknown): unknown {
  if (!FULL.has(codeOf(error))) return error;
  return new AppError("UNAVAILABLE", "There is no room left for files. Nothing was saved. Ask your admin to free some, then try again.", {
    code: "DISK_FULL",
    cause: error,
  });
}
