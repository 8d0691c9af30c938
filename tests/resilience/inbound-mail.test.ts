import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf } from "../support/http-client.ts";
import { freePort, query } from "../support/postgres-server.ts";
import { memoryOfWork } from "../support/process-memory.ts";
import { beginMail, mailOf, mailWithFiles, sendRaw } from "../support/send-mail.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

const DOMAIN = "reply.example.com";
const to = `office@${DOMAIN}`;

/** Runs tests on a started program that receives mails. */
function describeWithMail(
  name: string,
  tests: (site: () => SiteProcess & { port: number; database: string }) => void,
  variables: Record<string, string> = {},
): void {
  describe.each([name])("%s", () => {
    let data: Awaited<ReturnType<typeof freshDatabase>>;
    let site: SiteProcess;
    let port: number;
    beforeAll(async () => {
      [data, port] = await Promise.all([freshDatabase(), freePort()]);
      const mail = { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: String(port) };
      site = await startSite({ ...data.env, ...mail, ...variables });
    });
    afterAll(async () => {
      await site.stop();
      await data.drop();
    });
    tests(() => ({ ...site, port, database: data.env["DATABASE_URL"] ?? "" }));
  });
}

describeWithMail("W17: the memory of large mails", (site) => {
  /** Maximum memory: what one mail takes while it is read and stored, and what the runtime has not freed yet. */
  const MOST_MB = 300;

  it("is that of one at a time, however many come at once", async () => {
    const mails = Array.from({ length: 4 }, () => mailWithFiles(20_000_000));
    const megabytes = await memoryOfWork(site(), async () => {
      const answers = await Promise.all(mails.map((mail) => sendRaw(site().port, { to }, mail)));
      expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["250", "250", "250", "250"]);
    });
    expect(megabytes).toBeLessThan(MOST_MB);
  });
});

describeWithMail(
  "W17: six mails of 24 MB from anybody",
  (site) => {
    const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550177" };

    it("are sent away after the second; forms and other servers are served", async () => {
      const answers: string[] = [];
      for (let n = 0; n < 6; n++) answers.push(await sendRaw(site().port, { to }, mailWithFiles(24_000_000)));
      expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["250", "250", "452", "452", "452", "452"]);
      expect((await clientOf(site().url).post("/api/contact-requests", contact)).status).toBe(201);
      const elsewhere = { from: "ana@example.net", to, localAddress: "127.0.0.9" };
      expect(await sendRaw(site().port, elsewhere, mailWithFiles(1_000_000))).toMatch(/^250/);
      const { rows } = await query<{ raw: number; bytes: number }>(
        site().database,
        `select (select count(*)::int from raw_mails) as raw,
          (select sum(length(content))::int from file_pieces) as bytes`,
      );
      const [kept] = rows;
      // A file is stored once, as raw bytes: three quarters of its size in base64.
      expect(kept?.raw).toBe(0);
      expect(kept?.bytes).toBeLessThan(37_000_000);
    });
  },
  { RATE_LIMIT_SCALE: "1" },
);

describeWithMail("W17: five connections that send byte by byte", (site) => {
  it("keep nobody out who comes after them, from their own address or another", async () => {
    const slow = [];
    for (let n = 0; n < 5; n++) slow.push(await beginMail(site().port, { to }));
    const ends = slow.map((talk) => talk.drip("x"));
    expect(await sendRaw(site().port, { to, localAddress: "127.0.0.9" }, mailOf({}))).toMatch(/^250/);
    // Retries until it is accepted, as a mail server does.
    const sendOnce = () => sendRaw(site().port, { to }, mailOf({})).catch(String);
    await expect.poll(sendOnce).toMatch(/^250/);
    expect(await Promise.race(ends)).toMatch(/^421/);
    for (const talk of slow) talk.end();
  });
});
