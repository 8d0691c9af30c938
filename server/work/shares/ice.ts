import { createHmac } from "node:crypto";
import type { ShareIce, ShareIceServer, ShareSide } from "../../../domain/work/share-options.ts";
import type { Env } from "../../platform/env.ts";
import type { ShareRow } from "./find-share.ts";

type IceEnv = Pick<Env, "ICE_SERVERS" | "TURN_URL" | "TURN_SECRET">;

/** Returns true when a TURN server is configured, through which two browsers connect without their addresses. */
export function hasRelay({ ICE_SERVERS, TURN_URL }: Pick<Env, "ICE_SERVERS" | "TURN_URL">): boolean {
  return TURN_URL !== undefined || ICE_SERVERS.some(({ urls }) => urls.some((url) => /^turns?:/.test(url)));
}

/**
 * Creates time-limited credentials of a TURN server, as coturn checks them with `use-auth-secret`: the username has the
 * time at which they expire, and the password is its HMAC-SHA1 by the shared secret.
 */
export function turnCredentials(secret: string, id: string, expiresAt: Date) {
  const username = `${Math.floor(expiresAt.getTime() / 1_000)}:${id}`;
  return { username, credential: createHmac("sha1", secret).update(username).digest("base64") };
}

/** Returns the servers by which a side of a share finds its way to the other, with credentials for its time only. */
export function iceFor(
  { ICE_SERVERS, TURN_URL, TURN_SECRET }: IceEnv,
  { id, expiresAt, relayOnly }: Pick<ShareRow, "id" | "expiresAt" | "relayOnly">,
  side: ShareSide,
): ShareIce {
  const relay: ShareIceServer[] =
    TURN_URL && TURN_SECRET ? [{ urls: TURN_URL, ...turnCredentials(TURN_SECRET, `${id}-${side}`, expiresAt) }] : [];
  return { iceServers: [...ICE_SERVERS, ...relay], iceTransportPolicy: relayOnly ? "relay" : "all" };
}
