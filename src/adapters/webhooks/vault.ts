import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { SealedSecret } from "@/domain/ports/webhooks";

/** Bytes; Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;
/** Bytes, as AES-GCM wants them. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Tells this key from any other made of the same secret; changing it makes every stored secret unreadable. */
const PURPOSE = "risk-desk webhook secrets 1";
const CIPHER = "aes-256-gcm";

export interface Vault {
  create: (endpointId: string) => { secret: string; sealed: string };
  /** Null when it was sealed under another key or for another row, or was changed. */
  open: (kept: SealedSecret) => string | null;
}

/** Keeps signing secrets unreadable in the database and its backups: AES-256-GCM, bound to the row by its id. */
export function createVault(masterSecret: string): Vault {
  const key = Buffer.from(hkdfSync("sha256", masterSecret, "", PURPOSE, 32));

  const seal = (secret: string, endpointId: string): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(endpointId));
    const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url");
  };

  return {
    create(endpointId) {
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
      return { secret, sealed: seal(secret, endpointId) };
    },

    open({ sealed, endpointId }) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(endpointId)).setAuthTag(tag);
      try {
        return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
