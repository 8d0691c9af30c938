import { expect, it } from "vitest";
import { readEnv } from "../../platform/env.ts";
import { hasRelay, iceFor, turnCredentials } from "./ice.ts";

const SECRET = "a-secret-of-the-relay";
const expiresAt = new Date("2026-11-18T10:00:00Z");
const share = { id: 7, expiresAt, relayOnly: false };

it("makes the credentials that coturn computes itself from its secret", () => {
  // printf '1794996000:7-guest' | openssl dgst -sha1 -hmac a-secret-of-the-relay -binary | base64
  expect(turnCredentials(SECRET, "7-guest", expiresAt)).toEqual({
    username: "1794996000:7-guest",
    credential: "2l0aLuQnwPvz57SRc/oRuKjB/80=",
  });
});

it("gives each side the servers of the environment, with credentials that expire with the share", () => {
  const env = readEnv({
    ICE_SERVERS: "stun:stun.example.com:3478, stun:[2001:db8::1]",
    TURN_URL: "turn:turn.example.com:3478,turns:turn.example.com:5349?transport=tcp",
    TURN_SECRET: SECRET,
  });
  expect(hasRelay(env)).toBe(true);
  expect(iceFor(env, share, "guest")).toEqual({
    iceServers: [
      { urls: ["stun:stun.example.com:3478"] },
      { urls: ["stun:[2001:db8::1]"] },
      {
        urls: ["turn:turn.example.com:3478", "turns:turn.example.com:5349?transport=tcp"],
        ...turnCredentials(SECRET, "7-guest", expiresAt),
      },
    ],
    iceTransportPolicy: "all",
  });
  expect(iceFor(env, { ...share, relayOnly: true }, "agent").iceTransportPolicy).toBe("relay");
});

it("takes servers as browsers take them, and none at all", () => {
  const servers = [{ urls: "turn:relay.example.com", username: "me", credential: "pass" }];
  const env = readEnv({ ICE_SERVERS: JSON.stringify(servers) });
  expect(iceFor(env, share, "agent").iceServers).toEqual([
    { urls: ["turn:relay.example.com"], username: "me", credential: "pass" },
  ]);
  expect(hasRelay(env)).toBe(true);
  expect(iceFor(readEnv({}), share, "agent")).toEqual({ iceServers: [], iceTransportPolicy: "all" });
  expect(hasRelay(readEnv({ ICE_SERVERS: "stun:stun.example.com" }))).toBe(false);
});
