import { AppError } from "../../../domain/platform/errors.ts";
import { foldText } from "../../../domain/platform/fold-text.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { agencyNumbers, agencyWords, commonPasswords, wordsOf } from "./common-passwords.ts";

type Owner = { username: string; firstName: string; lastName: string; email: string | null };

/**
 * Maximum number of characters around a common word: with so few, the password is guessed as easily as the word alone.
 */
const MAX_AFFIX_LENGTH = 5;

/** Rejects a password that is too short for this installation, made of the user's own names, or too common. */
export async function refuseWeakPassword(
  { settings }: WithSettings,
  password: string,
  user: Owner,
  field: string,
): Promise<void> {
  const refuse = (message: FaultKey, values?: Record<string, number>) => {
    throw new AppError("invalid", { message, fields: { [field]: message }, ...(values ? { values } : {}) });
  };
  const agency = settings.agency();
  const { passwordMinLength: count } = agency.security;
  if (password.length < count) refuse("errors:passwordTooShort", { count });
  const readings = readingsOf(foldText(password));
  const own = ownWords(user);
  const words = agencyWords(agency);
  if (isOwnName(password, user) || consistsOfWords(readings, own)) refuse("errors:passwordIsName");
  if (consistsOfWords(readings, [...own, ...words])) refuse("errors:passwordCommon");
  const ours = new Set([...words, ...agencyNumbers(agency)]);
  const common = await commonPasswords();
  if (isCommon(readings, (text) => ours.has(text) || common.has(text))) refuse("errors:passwordCommon");
}

/** One way to read a password: a word and the characters around it. */
type PasswordReading = { word: string; rest: string };

/**
 * Returns the ways to read a password: as it is, without the signs around its letters, and with digits read as letters
 * (leetspeak).
 */
function readingsOf(password: string): PasswordReading[] {
  const [, front = "", word = "", tail = ""] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(password) ?? [];
  const split = [
    { word: password, rest: "" },
    { word: front + word, rest: tail },
    { word, rest: front + tail },
  ];
  return split.flatMap(({ word: plain, rest }) =>
    [plain, decodeLeetspeak(plain, "i"), decodeLeetspeak(plain, "l")].map((read) => ({ word: read, rest })),
  );
}

const LETTERS: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" };

function decodeLeetspeak(text: string, one: "i" | "l"): string {
  return text.replaceAll("1", one).replace(/[03457@$!]/g, (figure) => LETTERS[figure] ?? figure);
}

function ownWords({ username, firstName, lastName, email }: Owner): string[] {
  return [username, firstName, lastName, email?.split("@", 1)[0] ?? ""].flatMap(wordsOf);
}

function isOwnName(password: string, { username, email }: Owner): boolean {
  const plain = (text: string) => foldText(text).replace(/\s/g, "");
  return [username, email ?? ""].map(plain).includes(plain(password));
}

/**
 * Returns true when the letters are a chain of these words, whatever digits and signs stand around and between them.
 */
function consistsOfWords(readings: readonly PasswordReading[], words: readonly string[]): boolean {
  const known = new Set(words);
  const longest = Math.max(0, ...words.map(({ length }) => length));
  return readings.some(({ word }) => canBeCutIntoWords(word.replace(/\P{L}/gu, ""), known, longest));
}

/**
 * Checks if a text can be cut into known words. Dynamic programming, because a regular expression of alternatives could
 * take exponential time.
 */
function canBeCutIntoWords(text: string, known: ReadonlySet<string>, longest: number): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      if (reached.has(start) && known.has(text.slice(start, end))) reached.add(end);
    }
  }
  return text !== "" && reached.has(text.length);
}

function isCommon(readings: readonly PasswordReading[], isListed: (text: string) => boolean): boolean {
  const isKnown = (text: string) => isListed(text) || isPattern(text);
  return readings.some(({ word, rest }) => isKnown(word) && (rest.length <= MAX_AFFIX_LENGTH || isKnown(rest)));
}

/** Detects a repetition (`121212`) or a sequence (`abcdef`, `987654`). */
function isPattern(text: string): boolean {
  if (/^(.{1,4}?)\1+$/su.test(text)) return true;
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
