import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../support/postgres-server.ts";
import { mailWithFiles, sendRaw } from "../support/send-mail.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { freshDatabase } from "../support/test-app.ts";

const DOMAIN = "reply.example.com";
const to = `office@${DOMAIN}`;

/** The tests of a started program at which mails come in. */
function describeWithMail(
  name: string,
  tests: (site: () => SiteProcess & { port: number }) => void,
  variables: Record<string, string> = {},
  fresh = freshDatabase,
): void {
  describe.each([name])("%s", () => {
    let data: Awaited<ReturnType<typeof freshDatabase>>;
    let site: SiteProcess;
    let port: number;
    beforeAll(async () => {
      [data, port] = await Promise.all([fresh(), freePort()]);
      const mail = { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: String(port) };
      site = await startSite({ ...data.env, ...mail, ...variables });
    });
    afterAll(async () => {
      await site.stop();
      await data.drop();
    });
    tests(() => ({ ...site, port }));
  });
}

/** The memory of a process in MB, as the kernel says: now (VmRSS), or the most since it was reset (VmHWM). */
function memoryOf({ child }: SiteProcess, what: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024;
}

const resetMost = ({ child }: SiteProcess) => writeFileSync(`/proc/${child.pid}/clear_refs`, "5");

describeWithMail("W17: the memory of large mails", (site) => {
  /** What one mail takes while it is read and stored, and what the runtime has not given back yet. */
  const MOST_MB = 300;

  it("is that of one at a time, however many come at once", async () => {
    const before = memoryOf(site(), "VmRSS");
    resetMost(site());
    const mails = Array.from({ length: 4 }, () => mailWithFiles(20_000_000));
    const answers = await Promise.all(mails.map((mail) => sendRaw(site().port, { to }, mail)));
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["250", "250", "250", "250"]);
    expect(memoryOf(site(), "VmHWM") - before).toBeLessThan(MOST_MB);
  });
});
