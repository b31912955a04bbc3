import { randomInt } from "node:crypto";

/** No 0/O, 1/l/I: it is read from a terminal and typed by hand. */
const LETTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Sixteen random letters in four groups, about 92 bits: "k7Fq-Zb3x-…". */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
