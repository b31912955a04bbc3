import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * scrypt at N = 2^15, r = 8, p = 3: 32 MiB and about a quarter of a second, one of the settings of equal
 * strength in OWASP's password storage cheat sheet. Each hash carries its own settings, so they can be raised.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** What scrypt needs is 128·N·r bytes; a stored hash asking for more than this is not one of ours. */
const MAX_MEMORY = 128 * 1024 * 1024;

/** "scrypt:N:r:p:salt:key", salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join(":");
}

/** False also for a stored text that is no hash of ours. Takes the same time for any wrong password. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^scrypt:(\d+):(\d+):(\d+):([\w-]+):([\w-]+)$/.exec(stored);
  if (!match) return false;
  const [, N, r, p, salt = "", key = ""] = match;
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

let nobody: Promise<string> | undefined;
/** Does the work of verifyPassword for an account that does not exist, so that the clock does not tell. */
export async function verifyNobody(password: string): Promise<false> {
  nobody ??= hashPassword(randomBytes(SALT_BYTES).toString("hex"));
  await verifyPassword(password, await nobody);
  return false;
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters typed on two keyboards may arrive composed or not; NFKC makes them one.
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
