const DOTS = "•••";

/**
 * Masks an address for the page, which anybody with the link can open: its owner recognizes it, nobody else learns it.
 * The first letter and the domain of a mail address stay, and the last two digits of a number.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at > 0) return `${[...address][0] ?? ""}${DOTS}${address.slice(at)}`;
  return `${DOTS} ${DOTS} ••${address.replaceAll(/\D/g, "").slice(-2)}`;
}
