import { AppError } from "../../../domain/platform/errors.ts";
import { foldText } from "../../../domain/platform/fold-text.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import type { Env } from "../../platform/env.ts";
import { agencyWords, commonPasswords, wordsOf } from "./common-passwords.ts";

type Owner = { username: string; firstName: string; lastName: string; email: string | null };

/** A word with so little around it is as easily found as the word alone. */
const SHORT_TAIL = 5;

/** Refuses what is too short for this installation, made of the user's own names, or too common. */
export async function refuseWeakPassword(
  password: string,
  user: Owner,
  env: Pick<Env, "PASSWORD_MIN_LENGTH">,
  field: string,
): Promise<void> {
  const refuse = (message: FaultKey, values?: Record<string, number>) => {
    throw new AppError("invalid", { message, fields: { [field]: message }, ...(values ? { values } : {}) });
  };
  if (password.length < env.PASSWORD_MIN_LENGTH) refuse("errors:passwordTooShort", { count: env.PASSWORD_MIN_LENGTH });
  const readings = readingsOf(foldText(password));
  const own = ownWords(user);
  if (isOwnName(password, user) || isMadeOf(readings, own)) refuse("errors:passwordIsName");
  if (isMadeOf(readings, [...own, ...agencyWords])) refuse("errors:passwordCommon");
  if (isCommon(readings, await commonPasswords())) refuse("errors:passwordCommon");
}

/** A password as a word, and what was put around it. */
type Reading = { word: string; rest: string };

/** The ways to read a password: as it is, without what stands around its letters, and with figures read as letters. */
function readingsOf(password: string): Reading[] {
  const [, front = "", word = "", tail = ""] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(password) ?? [];
  const split = [
    { word: password, rest: "" },
    { word: front + word, rest: tail },
    { word, rest: front + tail },
  ];
  return split.flatMap(({ word: plain, rest }) =>
    [plain, asLetters(plain, "i"), asLetters(plain, "l")].map((read) => ({ word: read, rest })),
  );
}

const LETTERS: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "!": "i" };

function asLetters(text: string, one: "i" | "l"): string {
  return text.replaceAll("1", one).replace(/[03457@$!]/g, (figure) => LETTERS[figure] ?? figure);
}

function ownWords({ username, firstName, lastName, email }: Owner): string[] {
  return [username, firstName, lastName, email?.split("@", 1)[0] ?? ""].flatMap(wordsOf);
}

function isOwnName(password: string, { username, email }: Owner): boolean {
  const plain = (text: string) => foldText(text).replace(/\s/g, "");
  return [username, email ?? ""].map(plain).includes(plain(password));
}

/** True when the letters are these words and nothing else, whatever figures and signs stand around and between. */
function isMadeOf(readings: readonly Reading[], words: readonly string[]): boolean {
  const known = new Set(words);
  const longest = Math.max(0, ...words.map(({ length }) => length));
  return readings.some(({ word }) => isChainOf(word.replace(/\P{L}/gu, ""), known, longest));
}

/** Whether a text can be cut into known words. Step by step: a pattern of alternatives could take for ever. */
function isChainOf(text: string, known: ReadonlySet<string>, longest: number): boolean {
  const reached = new Set([0]);
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      if (reached.has(start) && known.has(text.slice(start, end))) reached.add(end);
    }
  }
  return text !== "" && reached.has(text.length);
}

function isCommon(readings: readonly Reading[], common: ReadonlySet<string>): boolean {
  const isKnown = (text: string) => common.has(text) || isPattern(text);
  return readings.some(({ word, rest }) => isKnown(word) && (rest.length <= SHORT_TAIL || isKnown(rest)));
}

/** One thing over and over (`121212`), or one after the other (`abcdef`, `987654`). */
function isPattern(text: string): boolean {
  if (/^(.{1,4}?)\1+$/su.test(text)) return true;
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
