/** The characters of a text message of 160; those of the second line count twice. */
const PLAIN = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const TWICE = new Set("^{}\\[~]|€\f");

/** Into how many messages a text is cut on its way, and how many characters it counts (GSM 03.38). */
export function smsParts(text: string): { characters: number; parts: number } {
  const signs = [...text];
  const isPlain = signs.every((sign) => PLAIN.has(sign) || TWICE.has(sign));
  const characters = isPlain ? signs.length + signs.filter((sign) => TWICE.has(sign)).length : text.length;
  const [whole, cut] = isPlain ? [160, 153] : [70, 67];
  return { characters, parts: characters <= whole ? Math.min(characters, 1) : Math.ceil(characters / cut) };
}
