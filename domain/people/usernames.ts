import { line } from "../platform/fields.ts";
import { MAX, MIN_USERNAME } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";

/**
 * Normalizes a username to its one spelling: names are stored, looked up, compared and counted by it, and by nothing
 * else. A database's own lower case depends on its locale, and would take `admİn` for a name that was counted as
 * another.
 */
export function canonicalUsername(name: string): string {
  // The lower case of İ is an i with one more dot, which nobody sees.
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/i\u0307+/g, "i")
    .normalize("NFKC")
    .trim();
}

/**
 * Builds the schema of a name, normalized. The normalized form can be longer than what was typed, so its length is
 * checked again.
 */
const normalized = (max: number) =>
  line(max)
    .overwrite(canonicalUsername)
    .min(MIN_USERNAME, fault("validation:usernameMin"))
    .max(max, fault("validation:tooLong"));

/** The login name: the username, or the account's e-mail address, which may be longer. */
export const loginName = normalized(MAX.email);

/**
 * The visible characters that a new username may have: letters of an alphabet, their marks, the long mark of kana, and
 * what an American keyboard has; nothing that fonts draw as nothing. Letters of no alphabet (such as U+02BC) look like
 * an apostrophe or another sign.
 */
const VISIBLE = /^(?:(?!\p{Default_Ignorable_Code_Point})(?:(?!\p{Script=Common})\p{L}|[\p{M}\u30fc\u0020-\u007e]))*$/u;

/** The patterns of the scripts. Scripts that are written together count as one. */
const SCRIPTS = [
  ["Latin"],
  ["Cyrillic"],
  ["Greek"],
  ["Armenian"],
  ["Georgian"],
  ["Hebrew"],
  ["Arabic"],
  ["Ethiopic"],
  ["Devanagari"],
  ["Bengali"],
  ["Gujarati"],
  ["Gurmukhi"],
  ["Tamil"],
  ["Telugu"],
  ["Malayalam"],
  ["Thai"],
  ["Khmer"],
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
].map((names) => {
  const members = ["Common", "Inherited", ...names].map((name) => `\\p{Script=${name}}`);
  return new RegExp(`^[${members.join("")}]*$`, "u");
});

/** The username of a new account (N16): of one script, and without invisible characters. */
export const newUsername = normalized(MAX.username)
  .refine((name) => VISIBLE.test(name), fault("validation:usernameCharacters"))
  .refine((name) => SCRIPTS.some((script) => script.test(name)), fault("validation:usernameScript"));
