import { canonicalUsername } from "./usernames.ts";

/**
 * Lookalikes (homoglyphs) of Latin letters, listed after each: small letters that are Cyrillic, Greek, Armenian, or
 * Latin ones of other alphabets. This is a table of our own, because Unicode's whole table is 400 kB and compares what
 * no name may contain.
 */
const LOOKALIKES: Record<string, string> = {
  a: "аαɑᴀ",
  b: "вьβʙ",
  c: "сᴄ",
  d: "ԁđᴅ",
  e: "еεєᴇ",
  f: "ꜰ",
  g: "ցɡɢ",
  h: "һнհħʜ",
  i: "іιıɩɪ",
  j: "јϳյᴊ",
  k: "кκĸᴋ",
  l: "ӏլłʟǀ1|",
  m: "мᴍ",
  n: "пηոռɴ",
  o: "оοσօøᴏ0",
  p: "рρᴘ",
  q: "ԛզ",
  r: "гʀ",
  s: "ѕꜱ",
  t: "тτŧᴛ",
  u: "υμսᴜ",
  v: "ѵνᴠ",
  w: "ԝшωᴡ",
  x: "хχ",
  y: "уүγʏ",
  z: "ᴢ",
  "!": "ǃ",
  "'": "ꞌ",
};
const LATIN = new Map(Object.entries(LOOKALIKES).flatMap(([latin, alike]) => [...alike].map((c) => [c, latin])));

/**
 * The characters that are left out: accents (but for the two of kana), the points of Hebrew, and invisible characters,
 * which only older names have.
 */
const IGNORED_CHARACTERS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05c7]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns the skeleton of a username, which stands for its looks: two names with the same skeleton can be taken for
 * each other, and only one account may have them. Accents are left out, since many are hard to see (decision 90); the
 * vowel signs of Indian alphabets and of Thai are not.
 */
export function usernameSkeleton(name: string): string {
  const bare = canonicalUsername(name).normalize("NFD").replace(IGNORED_CHARACTERS, "");
  const latin = Array.from(bare, (character) => LATIN.get(character) ?? character).join("");
  return latin.replace(/rn/g, "m").replace(/vv/g, "w").replace(/ +/g, " ");
}
