import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { UPLOAD_TYPES } from "../../../domain/content/forms.ts";
import { hostileMails } from "../../../tests/support/hostile-mails.ts";
import { mailOf, sendRaw } from "../../../tests/support/send-mail.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { messages, messageAttachments } from "../../platform/db/schema/index.ts";
import { startMailListener } from "./listener.ts";

const DOMAIN = "reply.example.com";
const MB = 1024 * 1024;
/** Memory limit: the mails received at once, the worker thread, and the 50 MB mails that the test itself makes. */
const MOST_MEMORY = 600 * MB;

const PARALLEL = 4;

/** Returns the CPU time of this thread: unlike wall-clock time, it stands still while others have the processor. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

describeOnServer(
  "W16: two hundred hostile mails",
  (server) => {
    it("are taken or refused by number, bring nothing in and nobody to a halt", async () => {
      const { app, deps } = server();
      const listener = await startMailListener(deps);
      const port = listener?.port ?? 0;
      const connect = vi.spyOn(Socket.prototype, "connect");
      const before = process.memoryUsage().rss;
      const memory = { most: 0 };
      const atOnce = { last: busyMs(), most: 0 };
      const watch = setInterval(() => {
        const busy = busyMs();
        atOnce.most = Math.max(atOnce.most, busy - atOnce.last);
        atOnce.last = busy;
        memory.most = Math.max(memory.most, process.memoryUsage().rss - before);
      }, 20);

      const mails = hostileMails(200);
      const answers = new Map<string, string>();
      const next = async (): Promise<void> => {
        for (let mail = mails.pop(); mail; mail = mails.pop()) {
          answers.set(mail.what, await sendRaw(port, { to: `office@${DOMAIN}` }, mail.make()));
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, next));
      clearInterval(watch);
      expect(answers.size).toBe(200);
      const unexpected = [...answers].filter(([, answer]) => !/^(250|552|554) /.test(answer));
      expect(unexpected).toEqual([]);
      expect(
        [...answers].filter(([what]) => what.startsWith("a file of")).map(([, answer]) => answer.slice(0, 3)),
      ).toEqual(["552", "552"]);
      expect(atOnce.most).toBeLessThan(1_000);
      expect(memory.most).toBeLessThan(MOST_MEMORY);

      const cookie = await logInAs(app);
      const stored = await deps.db.select().from(messages);
      expect(stored.length).toBeGreaterThan(50);
      for (const mail of stored) {
        const shown = [mail.from, mail.to, mail.subject, mail.externalId];
        expect(shown.join("")).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(mail.text).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e]/u);
        expect(mail.html ?? "").not.toMatch(
          /<script|<iframe|<form|onload|javascript:|<link|@import|src="?(https?:)?\/\//i,
        );
        if (!mail.html) continue;
        const page = await app.inject({ url: `/api/emails/${mail.number}/html`, headers: { cookie } });
        expect([page.statusCode, page.headers["content-security-policy"]]).toEqual([
          200,
          expect.stringContaining("sandbox"),
        ]);
      }
      const files = await deps.db.select().from(messageAttachments);
      for (const { type, name } of files)
        expect([Object.keys(UPLOAD_TYPES).includes(type), /[/\\]/.test(name)]).toEqual([true, false]);
      const list = await app.inject({ url: "/api/unsorted-mails?limit=100", headers: { cookie } });
      expect(list.statusCode).toBe(200);

      const called = (connect.mock.calls as unknown[])
        .flat(3)
        .flatMap((call) => (call && typeof call === "object" && "host" in call ? String(call.host) : []));
      expect(new Set(called)).toEqual(new Set(["127.0.0.1"]));
      expect(await sendRaw(port, { to: `office@${DOMAIN}` }, mailOf({}))).toMatch(/^250/);
      await listener?.close();
      connect.mockRestore();
    }, 180_000);
  },
  { env: { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: "0" } },
);
