import type { Keys } from "../../platform/keys.ts";

const PURPOSE = { confirm: "newsletter confirm", unsubscribe: "newsletter unsubscribe" } as const;
type TokenKind = keyof typeof PURPOSE;

/** Creates the signed token of a link in a mail: subscriber and expiry. An unsubscribe link never expires. */
export function signToken(keys: Keys, kind: TokenKind, subscriberId: number, expires?: Date): string {
  const text = `${subscriberId}.${expires ? expires.getTime() : 0}`;
  return `${text}.${keys.sign(PURPOSE[kind], text)}`;
}

/** Verifies a token and returns its subscriber id; undefined when the signature is wrong or the token has expired. */
export function readToken(keys: Keys, kind: TokenKind, token: string, now: Date): number | undefined {
  const [id = "", expires = "", signature = ""] = token.split(".");
  if (!/^\d{1,9}$/.test(id) || !/^\d{1,15}$/.test(expires)) return undefined;
  if (!keys.verify(PURPOSE[kind], `${id}.${expires}`, signature)) return undefined;
  if (expires !== "0" && Number(expires) < now.getTime()) return undefined;
  return Number(id);
}
