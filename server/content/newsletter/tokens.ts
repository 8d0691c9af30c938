import type { Keys } from "../../platform/keys.ts";

const PURPOSE = { confirm: "newsletter confirm", unsubscribe: "newsletter unsubscribe" } as const;
type Kind = keyof typeof PURPOSE;

/** The token of a link in a mail: who, until when, signed. An unsubscribe link never expires. */
export function signToken(keys: Keys, kind: Kind, subscriberId: number, expires?: Date): string {
  const text = `${subscriberId}.${expires ? expires.getTime() : 0}`;
  return `${text}.${keys.sign(PURPOSE[kind], text)}`;
}

/** The subscriber that a token names, if it is ours and still good. */
export function readToken(keys: Keys, kind: Kind, token: string, now: Date): number | undefined {
  const [id = "", expires = "", signature = ""] = token.split(".");
  if (!/^\d{1,9}$/.test(id) || !/^\d{1,15}$/.test(expires)) return undefined;
  if (!keys.verify(PURPOSE[kind], `${id}.${expires}`, signature)) return undefined;
  if (expires !== "0" && Number(expires) < now.getTime()) return undefined;
  return Number(id);
}
