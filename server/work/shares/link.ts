import { randomBytes } from "node:crypto";
import { SHARE_COOKIE, sharePath } from "../../../domain/work/share-options.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { hashToken } from "../../people/session/session-store.ts";
import type { Env } from "../../platform/env.ts";
import type { Keys } from "../../platform/keys.ts";
import type { ShareRow } from "./find-share.ts";

const PURPOSE = "screen share";
const KEY_BYTES = 18;

/** Returns the ids of a new share: a random one for the agent's page, and the hash of the token in the link. */
export function newShareIds(keys: Keys): Pick<ShareRow, "key" | "tokenHash"> {
  const key = randomBytes(KEY_BYTES).toString("hex");
  return { key, tokenHash: hashToken(keys.sign(PURPOSE, key)) };
}

/**
 * Returns the token of a share's link: a 256-bit HMAC of its random id. It is stored nowhere, and can still be sent
 * later. Null when the key that made it is gone.
 */
export function shareToken(keys: Keys, { key, tokenHash }: Pick<ShareRow, "key" | "tokenHash">): string | null {
  return keys.signatures(PURPOSE, key).find((token) => hashToken(token) === tokenHash) ?? null;
}

/** Returns the whole address of the customer's page. */
export function shareAddress({ publicUrl }: Pick<Env, "publicUrl">, language: Language, token: string): string {
  return publicUrl + pathIn(language, sharePath(token));
}

/** Returns the name of the cookie that binds the customer's browser. */
export function shareCookieName(env: Pick<Env, "isProduction">): string {
  return env.isProduction ? `__Host-${SHARE_COOKIE}` : SHARE_COOKIE;
}
