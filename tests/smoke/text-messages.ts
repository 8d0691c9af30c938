import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { agency } from "../support/agency.ts";
import { wallClock } from "../../domain/platform/wall-clock.ts";
import { latestDecentHour, clockShiftEnv, nextNight } from "../support/clock-of-site.ts";
import { clientOf } from "../support/http-client.ts";
import { query } from "../support/postgres-server.ts";
import { startSite } from "../support/site-process.ts";
import { startSmsProvider } from "../support/sms-provider.ts";
import { freshDatabase } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";
import { smoke } from "./smoke.ts";
import { textLike } from "../support/matchers.ts";
import { AGREED } from "../support/agreed.ts";

const account = { sid: `AC${"0123456789abcdef".repeat(2)}`, token: "provider-auth-token" };
const FROM = "+17135550142";
const PUBLIC_URL = "https://www.example.com";
type Sms = { id: number; from: string; to: string; body: string; status: string; error: string; mediaUrl?: string };

/** Starts the product and a fake provider, at a time of the day. */
async function startTexting(time: Date) {
  const provider = await startSmsProvider(account);
  const database = await freshDatabase();
  const variables = {
    ...database.env,
    ...clockShiftEnv(time),
    PUBLIC_URL,
    APP_KEY: randomBytes(32).toString("base64"),
    APP_KEYS_OLD: readFileSync(join(database.env["DATA_DIR"] ?? "", "app.key"), "utf8"),
    TWILIO_ACCOUNT_SID: account.sid,
    TWILIO_AUTH_TOKEN: account.token,
    TWILIO_FROM: FROM,
    TWILIO_API_URL: provider.url,
  };
  const site = await startSite(variables);
  const office = clientOf(site.url);
  expect((await office.logIn("admin", ADMIN_PASSWORD)).status).toBe(200);
  const archive = async () => (await office.read<{ messages: Sms[] }>("/api/sms")).messages;
  return {
    variables: [variables],
    provider,
    database: database.env["DATABASE_URL"] ?? "",
    archive,
    /** Returns the newest stored message to or from a number. */
    newest: async (number: string) => (await archive()).find(({ from, to }) => [from, to].includes(number)),
    async agree(phone: string) {
      const body = { insuranceType: "life", name: "Rosa Vela", email: "rosa@example.com", phone, ...AGREED };
      expect((await clientOf(site.url).post("/api/quote-requests", body)).status).toBe(201);
    },
    receive: (form: Record<string, string>, signature?: string) => {
      const target = { site: site.url, address: `${PUBLIC_URL}/api/webhooks/sms` };
      return provider.call({ ...target, ...(signature && { signature }) }, { To: FROM, ...form });
    },
    report: (form: Record<string, string>, signature?: string) => {
      const [sent] = provider.received;
      const target = { site: site.url, address: sent?.form["StatusCallback"] ?? "" };
      return provider.call({ ...target, ...(signature && { signature }) }, { MessageSid: sent?.sid ?? "", ...form });
    },
    async stop() {
      await site.stop();
      provider.close();
      await database.drop();
    },
  };
}

/** The tests of decision 24 about text messages, with the program and a fake provider. */
export const byDay = () =>
  smoke("R10, D6: texts by day", () => startTexting(latestDecentHour()), {
    TWILIO_ACCOUNT_SID: [
      "hands a text over, once, to the account's own interface",
      async ({ provider, agree, newest }) => {
        await agree("713-555-0161");
        await expect.poll(async () => (await newest("+17135550161"))?.status).toBe("sent");
        expect(provider.received).toHaveLength(1);
        const { id, body = "" } = (await newest("+17135550161")) ?? {};
        // The archive hides the token of the private link.
        const [before = "", after = ""] = body.split("•••");
        expect(provider.received[0]?.form).toEqual({
          To: "+17135550161",
          From: FROM,
          Body: expect.toSatisfy(
            (sent: string) =>
              sent.startsWith(before) &&
              sent.endsWith(after) &&
              /^[\w-]{43}$/.test(sent.slice(before.length, sent.length - after.length)),
          ),
          StatusCallback: textLike(
            new RegExp(String.raw`^${PUBLIC_URL}/api/webhooks/sms-status\?id=${id}&at=2\d{3}-[\dT%A.-]+Z$`),
          ),
        });
      },
    ],
    TWILIO_API_URL: [
      "is where the provider is, which reports what became of the text",
      async ({ report, newest }) => {
        expect((await report({ MessageStatus: "delivered" }, "forged")).status).toBe(403);
        expect((await newest("+17135550161"))?.status).toBe("sent");
        expect((await report({ MessageStatus: "delivered" })).status).toBe(204);
        expect((await newest("+17135550161"))?.status).toBe("delivered");
      },
    ],
    TWILIO_AUTH_TOKEN: [
      "lets in what the provider signed, once, with its media, and honours STOP and ALTO",
      async ({ provider, receive, agree, archive, newest }) => {
        const photo = { MessageSid: "MM1", From: "+17135550162", Body: "My car", MediaUrl0: "https://media.example/1" };
        expect((await receive(photo, "forged")).status).toBe(403);
        expect(await newest(photo.From)).toBeUndefined();
        for (let i = 0; i < 2; i++) expect((await receive(photo)).status).toBe(200);
        const stored = (await archive()).filter(({ from }) => from === photo.From);
        expect(stored).toEqual([expect.objectContaining({ body: "My car", mediaUrl: photo.MediaUrl0 })]);

        const before = provider.received.length;
        for (const [number, Body] of [["0163", "STOP"] as const, ["0164", "Alto."] as const]) {
          expect((await receive({ MessageSid: `SM-${Body}`, From: `+1713555${number}`, Body })).status).toBe(200);
          await agree(`713-555-${number}`);
          const refused = { status: "cancelled", error: "opted out" };
          await expect.poll(() => newest(`+1713555${number}`)).toMatchObject(refused);
        }
        expect(provider.received).toHaveLength(before);
      },
    ],
    TWILIO_FROM: [
      "is whom texts come from, also after a number was let in again",
      async ({ provider, receive, agree }) => {
        await receive({ MessageSid: "SM-start", From: "+17135550164", Body: "INICIAR" });
        await agree("(713) 555-0164");
        const mine = () => provider.received.filter(({ form }) => form["To"] === "+17135550164");
        await expect.poll(() => mine().length).toBe(1);
        expect(mine()[0]?.form["From"]).toBe(FROM);
      },
    ],
  });

export const byNight = () =>
  smoke("D6: texts by night", () => startTexting(nextNight()), {
    TWILIO_ACCOUNT_SID: [
      "hands a text over only when the quiet hours have passed",
      async ({ provider, agree, newest, database }) => {
        await agree("713-555-0165");
        await expect.poll(async () => (await newest("+17135550165"))?.status).toBe("queued");
        const jobs = await query<{ start_after: Date; state: string }>(
          database,
          "select start_after, state from jobs.job where name = 'send-sms'",
        );
        const [job] = jobs.rows;
        expect([jobs.rows.length, job?.state]).toEqual([1, "created"]);
        expect(wallClock(job?.start_after ?? new Date(0), agency.timezone).toISOString()).toMatch(/T09:00:00/);
        expect(job?.start_after.getTime()).toBeGreaterThan(nextNight().getTime());
        expect(provider.received).toEqual([]);
      },
    ],
  });
