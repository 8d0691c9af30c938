import { createHmac } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { expect } from "vitest";
import type { HealthReport } from "../../domain/api/operations/health.ts";
import type { CreatedShare } from "../../domain/api/work/share.ts";
import type { ShareHello } from "../../domain/work/share-options.ts";
import { followStream } from "../support/event-stream.ts";
import { startSite } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { smoke } from "./smoke.ts";

const SECRET = "a-secret-of-the-relay";

/** Starts the product with a relay, which answers whatever it is asked. */
async function startWithRelay() {
  const relay = createSocket("udp4").bind(0, "127.0.0.1");
  await once(relay, "listening");
  relay.on("message", (message, { port, address }) => relay.send(message, port, address));
  const database = await freshDatabase();
  const variables = {
    ...database.env,
    ICE_SERVERS: "stun:stun.example.com:3478",
    TURN_URL: `turn:127.0.0.1:${relay.address().port}`,
    TURN_SECRET: SECRET,
  };
  const site = await startSite(variables);
  const send = async (path: string, body: object, cookie = "") =>
    fetch(site.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const entered = await send("/api/login", { username: "admin", password: ADMIN_PASSWORD });
  const cookie = entered.headers.getSetCookie().join("; ").split(";")[0] ?? "";
  const made = await send("/api/shares", { language: "en", relayOnly: true }, cookie);
  const { id } = (await made.json()) as CreatedShare;
  const stream = await followStream(`${site.url}/api/shares/${id}/stream?visit=${crypto.randomUUID()}`, { cookie });
  const { ice } = (await stream.next("hello")).data as ShareHello;
  stream.leave();
  return {
    variables: [variables],
    ice,
    health: async () => {
      const answer = await fetch(`${site.url}/api/health-report`, { headers: { cookie } });
      return ((await answer.json()) as HealthReport).checks.find(({ name }) => name === "screenShare");
    },
    async stop() {
      await site.stop();
      relay.close();
      await database.drop();
    },
  };
}

/** The tests of the variables of screen shares. */
export const withRelay = () =>
  smoke("W15: screen shares and their relay", startWithRelay, {
    ICE_SERVERS: [
      "names servers that both sides are told",
      async ({ ice }) => expect(ice.iceServers[0]).toEqual({ urls: ["stun:stun.example.com:3478"] }),
    ],
    TURN_URL: [
      "names the relay, which the health report asks",
      async ({ ice, health }) => {
        expect(ice.iceServers[1]?.urls).toEqual([expect.stringMatching(/^turn:127\.0\.0\.1:\d+$/)]);
        expect(ice.iceTransportPolicy).toBe("relay");
        expect(await health()).toMatchObject({ state: "ok" });
      },
    ],
    TURN_SECRET: [
      "makes the credentials for it",
      async ({ ice }) => {
        const { username = "", credential } = ice.iceServers[1] ?? {};
        expect(Number(username.split(":")[0])).toBeGreaterThan(Date.now() / 1_000);
        expect(credential).toBe(createHmac("sha1", SECRET).update(username).digest("base64"));
      },
    ],
  });
