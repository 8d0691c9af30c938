import { randomInt } from "node:crypto";

/** Characters of a reference, without letters and digits that are mistaken for each other over the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 5;

/** Generates a short random reference that can be read out, such as Q-7K3F9. */
export function newReference(prefix: string): string {
  let code = "";
  for (let i = 0; i < LENGTH; i++) code += ALPHABET[randomInt(ALPHABET.length)];
  return `${prefix}-${code}`;
}
