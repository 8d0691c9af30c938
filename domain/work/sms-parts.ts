/** The GSM 03.38 alphabet: a text of these has 160 characters per message. Those of `TWICE` count twice. */
const PLAIN = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const TWICE = new Set("^{}\\[~]|€\f");

/**
 * Counts the characters of a text, and the messages that it is cut into on its way (GSM 03.38). A character of two units
 * is never cut in half: it begins the next message.
 */
export function smsParts(text: string): { characters: number; parts: number } {
  const signs = [...text];
  const isPlain = signs.every((sign) => PLAIN.has(sign) || TWICE.has(sign));
  const units = signs.map((sign) => (isPlain ? (TWICE.has(sign) ? 2 : 1) : sign.length));
  const characters = units.reduce((sum, count) => sum + count, 0);
  const [whole, cut] = isPlain ? [160, 153] : [70, 67];
  if (characters <= whole) return { characters, parts: Math.min(characters, 1) };
  let [parts, used] = [1, 0];
  for (const count of units) {
    if (used + count > cut) [parts, used] = [parts + 1, 0];
    used += count;
  }
  return { characters, parts };
}
