/** The GSM 03.38 alphabet: a text of these has 160 characters per message. Those of `TWICE` count twice. */
const PLAIN = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const TWICE = new Set("^{}\\[~]|€\f");

/** Counts the characters of a text, and the messages that it is cut into on its way (GSM 03.38). */
export function smsParts(text: string): { characters: number; parts: number } {
  const signs = [...text];
  const isPlain = signs.every((sign) => PLAIN.has(sign) || TWICE.has(sign));
  const characters = isPlain ? signs.length + signs.filter((sign) => TWICE.has(sign)).length : text.length;
  const [whole, cut] = isPlain ? [160, 153] : [70, 67];
  return { characters, parts: characters <= whole ? Math.min(characters, 1) : Math.ceil(characters / cut) };
}
