import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailOf, mailWithFiles, sendRaw, talkTo } from "../../../tests/support/send-mail.ts";
import { describeOnServer, type TestApp } from "../../../tests/support/test-app.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, rateLimits } from "../../platform/db/schema/index.ts";
import { startMailListener, type MailListener } from "./listener.ts";

const DOMAIN = "reply.example.com";
const to = `office@${DOMAIN}`;
const MB = 1_000_000;
const env = { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: "0", RATE_LIMIT_SCALE: "1" };

const codeOf = (answer: string) => answer.slice(0, 3);

describeOnServer(
  "W17: the bytes of mails that come in",
  (server) => {
    /** Two processes with one database. */
    let listeners: (MailListener | null)[] = [];
    beforeAll(async () => {
      listeners = [await startMailListener(server().deps), await startMailListener(server().deps)];
    });
    afterAll(async () => {
      for (const listener of listeners) await listener?.close();
    });

    const port = (process = 0) => listeners[process]?.port ?? 0;
    async function send(sender: string, host: number, raw: Buffer | string = mailWithFiles(0.7 * MB), process = 0) {
      const from = sender && `${sender}@example.com`;
      return codeOf(await sendRaw(port(process), { from, to, localAddress: `127.0.0.${host}` }, raw));
    }
    const stored = () => server().deps.db.$count(messages);

    it("are counted by sender, by address and in all, and what is too much comes again later", async () => {
      expect(await send("a", 1)).toBe("250");
      // The limit per sender is one megabyte; a plus address counts as the same sender.
      expect(await send("a", 1)).toBe("452");
      expect(await send("A+more", 2)).toBe("452");
      // The limit per IP address is two megabytes, whoever sends.
      expect(await send("b", 1)).toBe("250");
      expect(await send("c", 1)).toBe("452");
      // The total limit is three megabytes.
      expect(await send("c", 2)).toBe("250");
      expect(await send("d", 2)).toBe("250");
      expect(await send("e", 3)).toBe("452");
      expect(await stored()).toBe(4);
      // A small mail still fits.
      expect(await send("e", 3, mailOf({}))).toBe("250");
    });

    it("are free again an hour later, and cost nothing where nothing was stored", async () => {
      await server()
        .deps.db.update(rateLimits)
        .set({ expire: sql`${rateLimits.expire} - interval '1 hour'` });
      const mail = mailWithFiles(0.7 * MB);
      expect(await send("a", 1, mail)).toBe("250");
      const [spent] = await server()
        .deps.db.select()
        .from(rateLimits)
        .where(sql`key = 'mail-bytes-all:all'`);
      expect(spent?.points).toBe(Math.ceil((mail.length + 2) / 1_000));
      expect(await send("a", 1)).toBe("452");
      const after = await server()
        .deps.db.select()
        .from(rateLimits)
        .where(sql`key = 'mail-bytes-all:all'`);
      expect(after).toEqual([spent]);
    });

    it("are not spent twice by mails that come to two processes at once", async () => {
      await server().deps.db.delete(rateLimits);
      const before = await stored();
      const answers = await Promise.all([0, 1, 0, 1].map((process) => send("a", 1, undefined, process)));
      expect(answers.toSorted()).toEqual(["250", "452", "452", "452"]);
      expect(await stored()).toBe(before + 1);
    });

    it("are refused before they are sent where the sender says how many they are", async () => {
      const talk = await talkTo(port());
      await talk.say("EHLO client.example.com");
      expect(await talk.say("MAIL FROM:<a@example.com> SIZE=700000")).toMatch(/^452/);
      expect(await talk.say("MAIL FROM:<a@example.com> SIZE=7000")).toMatch(/^250/);
      talk.end();
    });

    it("are counted by address alone for reports, which have no sender", async () => {
      await server().deps.db.delete(rateLimits);
      expect(await send("", 1)).toBe("250");
      expect(await send("", 1)).toBe("250");
      expect(await send("", 1)).toBe("452");
    });
  },
  { env: { ...env, INBOUND_MAIL_SENDER_MB: "1", INBOUND_MAIL_ADDRESS_MB: "2", INBOUND_MAIL_TOTAL_MB: "3" } },
);

const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550177" };
const leave = async ({ app }: TestApp) =>
  (await app.inject({ method: "POST", url: "/api/contact-requests", payload: contact })).statusCode;

let free = 5_000 * MB;
let now = new Date("2026-11-15T18:00:00Z");

describeOnServer(
  "W17: a disk with little room",
  (server) => {
    /** Returns the SMTP code for a mail and the HTTP status for a form, with so much free disk space. */
    async function answersWith(megabytes: number, raw: string | Buffer = mailOf({})) {
      free = megabytes * MB;
      const listener = await startMailListener(server().deps);
      const mail = codeOf(await sendRaw(listener?.port ?? 0, { to }, raw));
      await listener?.close();
      return [mail, await leave(server())];
    }

    it("stops mails well before forms", async () => {
      expect(await answersWith(1_001)).toEqual(["250", 201]);
      expect(await answersWith(999)).toEqual(["452", 201]);
      expect(await answersWith(201)).toEqual(["452", 201]);
      expect(await answersWith(1_001)).toEqual(["250", 201]);
    });

    it("counts the mail itself", async () => {
      expect(await answersWith(1_002, mailWithFiles(3 * MB))).toEqual(["452", 201]);
    });

    it("of a database elsewhere stops mails for a minute, and no forms, where a mail finds it full", async () => {
      free = 5_000 * MB;
      const { deps } = server();
      const full = () => Promise.reject(Object.assign(new Error("could not extend file"), { code: "53100" }));
      const db = { insert: deps.db.insert.bind(deps.db), select: deps.db.select.bind(deps.db), transaction: full };
      const listener = await startMailListener({ ...deps, db: db as unknown as Database });
      expect(codeOf(await sendRaw(listener?.port ?? 0, { to }, mailOf({})))).toBe("451");
      await listener?.close();
      expect(await answersWith(5_000)).toEqual(["452", 201]);
      now = new Date(now.getTime() + 60_000);
      expect(await answersWith(5_000)).toEqual(["250", 201]);
    });
  },
  { env: { ...env, RATE_LIMIT_SCALE: "1000" }, freeBytes: async () => free, clock: () => now },
);
