import { createHash, randomBytes } from "node:crypto";

/** Lets people and secret scanners tell what the text is. */
const MARK = "rdk_";
const PREFIX_LENGTH = MARK.length + 6;

/** 256 random bits after the mark. */
export const newToken = (): string => `${MARK}${randomBytes(32).toString("base64url")}`;

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

export const tokenPrefix = (token: string): string => token.slice(0, PREFIX_LENGTH);
