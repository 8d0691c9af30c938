import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { carriers } from "../../content/carriers.ts";
import { testimonials } from "../../content/testimonials.ts";
import { writeCertificate } from "../support/certificate.ts";
import { startFormService } from "../support/form-service.ts";
import { clientOf } from "../support/http-client.ts";
import { freePort } from "../support/postgres-server.ts";
import { mailOf, mailWithFiles, sendRaw } from "../support/send-mail.ts";
import { spawnSite, startSite, type SiteProcess } from "../support/site-process.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { usedFolder } from "../support/used-folder.ts";
import { smoke } from "./smoke.ts";

const ADMIN_PASSWORD = "Juniper-Kettle-Gravel-81";
/** Personal data that no log may hold: typed words and an address, each longer than what a random id has by chance. */
const PERSONAL = /rosa|713\D{0,2}555\D?0113|Juniper|198\.51\.100/i;
const OWNER_ADDRESS = "198.51.100.7";
const BIRTH_DATE = "1987-06-05";
const newKey = () => randomBytes(32).toString("base64");
const from = (address: string) => ({ "x-forwarded-for": address });

/**
 * Starts the site in production for the first time, behind a proxy, with a mail server and a form service. `changeKey`
 * restarts it with a new key.
 */
async function startProduction() {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-production-"));
  const [mail, forms] = await Promise.all([startSmtpSink(), startFormService()]);
  const { cert, key } = writeCertificate(folder);
  const first = {
    HOST: "127.0.0.2",
    DATA_DIR: join(folder, "data"),
    PUBLIC_URL: "https://www.example.com",
    APP_KEY: newKey(),
    ADMIN_USERNAME: "owner",
    ADMIN_PASSWORD,
    SMTP_URL: mail.url,
    MAIL_FROM: "The Office <office@example.net>",
    AGENTS_MAILBOX: "desk@example.net",
    INBOUND_MAIL_DOMAIN: "reply.example.net",
    INBOUND_MAIL_PORT: String(await freePort()),
    INBOUND_MAIL_CERT: cert,
    INBOUND_MAIL_KEY: key,
    // With RATE_LIMIT_SCALE: 400, 600 and 800 kB an hour.
    INBOUND_MAIL_SENDER_MB: "2",
    INBOUND_MAIL_ADDRESS_MB: "3",
    INBOUND_MAIL_TOTAL_MB: "4",
    INBOUND_MAIL_RESERVE_MB: "1",
    AGENTS_LANGUAGE: "es",
    FORM_FORWARD_URL: forms.url,
    TRUST_PROXY: "127.0.0.0/8",
    PASSWORD_MIN_LENGTH: "14",
    REQUIRE_2FA_ROLES: "admin",
    RATE_LIMIT_SCALE: "0.2",
    LOG_LEVEL: "info",
    MIN_FREE_MB: "1",
    METRICS_TOKEN: "a-token-for-prometheus",
  };
  let site = await startSite(first);
  const { port: PORT } = new URL(site.url);
  const second = { ...first, PORT, APP_KEY: newKey(), APP_KEYS_OLD: first.APP_KEY, SHED_AFTER_MS: "30" };
  const owner = clientOf(site.url, from(OWNER_ADDRESS));
  return {
    variables: [{ ...first, PORT }, second],
    site: () => site,
    owner,
    mail,
    forms,
    async changeKey() {
      expect(await site.stop()).toBe(0);
      site = await startSite(second);
    },
    async birthDate() {
      const [lead] = await owner.read<{ id: number }[]>("/api/quote-requests");
      const opened = await owner.read<{ details?: { driverDob: string } }>(`/api/quote-requests/${lead?.id}`);
      return opened.details?.driverDob;
    },
    async stop() {
      await site.stop();
      await mail.close();
      forms.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a mail to the program's SMTP server. */
async function answerBy(port: number, mail: { to: string; subject: string; text: string }, requireTLS = false) {
  const tls = { requireTLS, ignoreTLS: !requireTLS, tls: { rejectUnauthorized: false } };
  await nodemailer.createTransport({ host: "127.0.0.2", port, ...tls }).sendMail({ from: "rosa@example.com", ...mail });
}

type Variables = Record<string, string> | undefined;

/** Sends a mail of 300 kB and returns the answer. */
function sendLarge(given: Variables, from: string, localAddress = "127.0.0.1") {
  const envelope = { from, to: "office@reply.example.net", host: "127.0.0.2", localAddress };
  return sendRaw(Number(given?.["INBOUND_MAIL_PORT"]), envelope, mailWithFiles(300_000));
}

/**
 * Starts another site with its own folder and address, otherwise like the first except for the variables in `other`.
 */
async function besideWith(
  given: Variables,
  other: Record<string, string>,
  use: (site: SiteProcess, mailPort: number) => Promise<void>,
) {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-beside-"));
  await usedFolder(folder);
  const APP_KEYS_OLD = readFileSync(join(folder, "app.key"), "utf8");
  const { PORT: _port, HOST: _host, ...same } = given ?? {};
  const site = await spawnSite({ ...same, APP_KEYS_OLD, DATA_DIR: folder, ...other });
  await expect.poll(() => site.output()).toContain(" is running");
  await use(site, Number(given?.["INBOUND_MAIL_PORT"]));
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Checks that no page names the people and companies of the seeds, or claims savings: nobody has confirmed a sample
 * yet.
 */
async function expectNoSamples(url: string) {
  const made = [...testimonials, ...carriers].map(({ name }) => name);
  const read = async (path: string) => (await fetch(url + path)).text();
  for (const path of ["/", "/auto", "/home", "/payments", "/payment-options", "/claims-process", "/quote", "/terms"]) {
    for (const page of [path, `/es${path === "/" ? "" : path}`]) {
      const html = await read(page);
      expect([page, made.filter((name) => html.includes(name))]).toEqual([page, []]);
      expect(html).not.toMatch(/(up to|hasta) \d+%/i);
    }
  }
  expect(await read("/")).toContain("Insurance you understand before you sign");
  expect(await read("/")).toContain("No reviews here yet");
  expect(await read("/es")).toContain("Un seguro que usted entiende antes de firmar");
  expect(await read("/es/payments")).toContain("Llámenos y le decimos dónde pagar");
  expect(await read("/es/claims-process")).toContain("El número está en su tarjeta de seguro y en su póliza.");
}

export const inProduction = () =>
  smoke("in production", startProduction, {
    PORT: [
      "is where it answers",
      async ({ site, variables }) => {
        expect((await fetch(`http://127.0.0.2:${variables[0]?.["PORT"]}/readyz`)).status).toBe(200);
        expect(site().output()).toContain("is running");
      },
    ],
    HOST: [
      "is the one address at which it listens",
      async ({ site }) => {
        const elsewhere = site().url.replace("127.0.0.2", "127.0.0.1");
        await expect(fetch(`${elsewhere}/healthz`)).rejects.toThrow("fetch failed");
      },
    ],
    PUBLIC_URL: [
      "makes it production: that address in pages, and https only",
      async ({ site }) => {
        const page = await fetch(`${site().url}/es/faq`);
        expect(page.headers.get("strict-transport-security")).toContain("max-age");
        expect(await page.text()).toContain(`<link rel="canonical" href="https://www.example.com/es/faq"`);
        await expectNoSamples(site().url);
      },
    ],
    DATA_DIR: [
      "has the database in it, and no key that was given",
      async ({ variables }) => {
        const files = readdirSync(variables[0]?.["DATA_DIR"] ?? "");
        expect([files.length > 0, files.includes("app.key")]).toEqual([true, false]);
      },
    ],
    ADMIN_USERNAME: [
      "is the first account's, in place of the usual one",
      async ({ owner }) => expect((await owner.logIn("admin", ADMIN_PASSWORD)).status).toBe(401),
    ],
    ADMIN_PASSWORD: [
      "lets it in, with a cookie for https",
      async ({ owner }) => {
        const answer = await owner.logIn("owner", ADMIN_PASSWORD);
        expect(answer.status).toBe(200);
        expect(answer.headers.getSetCookie().join()).toMatch(/__Host-session=.*Secure/);
      },
    ],
    REQUIRE_2FA_ROLES: [
      "opens the portal to an admin with a second factor only",
      async ({ owner }) => {
        const refused = await owner.get("/api/quote-requests");
        expect([refused.status, await refused.json()]).toEqual([
          403,
          expect.objectContaining({ code: "secondFactorRequired" }),
        ]);
        const begun = await owner.post("/api/user/second-factor/begin", { currentPassword: ADMIN_PASSWORD });
        const shown: { secret: string } = await begun.json();
        const secret = Secret.fromBase32(shown.secret);
        await owner.post("/api/user/second-factor/confirm", { code: TOTP.generate({ secret }) });
        expect((await owner.get("/api/quote-requests")).status).toBe(200);
      },
    ],
    SMTP_URL: [
      "is the mail server that a request's mails go to",
      async ({ site, mail }) => {
        const lead = { insuranceType: "auto", name: "Rosa Vela", email: "rosa@example.com", phone: "713-555-0113" };
        const visitor = clientOf(site().url, from("198.51.100.8"));
        const body = { ...lead, zipCode: "77008", driverDob: BIRTH_DATE };
        expect((await visitor.post("/api/quote-requests", body)).status).toBe(201);
        await expect.poll(() => mail.mails.length).toBe(2);
      },
    ],
    MAIL_FROM: [
      "is whom they come from",
      async ({ mail }) => {
        for (const { from: sender } of mail.mails) {
          expect(sender).toMatchObject({ name: "The Office", address: "office@example.net" });
        }
      },
    ],
    AGENTS_MAILBOX: [
      "hears of the request",
      async ({ mail }) => {
        const recipients = mail.mails.flatMap(({ to }) => to?.map(({ address }) => address));
        expect(new Set(recipients)).toEqual(new Set(["desk@example.net", "rosa@example.com"]));
      },
    ],
    INBOUND_MAIL_DOMAIN: [
      "is where the visitor's answer goes to",
      async ({ mail }) => {
        const thanks = mail.mails.find(({ to }) => to?.[0]?.address === "rosa@example.com");
        expect(thanks?.replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{26}@reply\.example\.net$/);
      },
    ],
    INBOUND_MAIL_PORT: [
      "is where it arrives, and is stored before it is acknowledged",
      async ({ mail, owner, variables }) => {
        const replyTo = mail.mails.find(({ to }) => to?.[0]?.address === "rosa@example.com")?.replyTo?.[0]?.address;
        await answerBy(Number(variables[0]?.INBOUND_MAIL_PORT), {
          to: replyTo ?? "",
          subject: "I answer",
          text: "Yes, please.",
        });
        const { emails } = await owner.read<{ emails: object[] }>("/api/emails");
        expect(emails).toContainEqual(expect.objectContaining({ subject: "I answer", direction: "in" }));
      },
    ],
    INBOUND_MAIL_CERT: [
      "lets mails come in over TLS",
      async ({ variables }) => {
        await answerBy(
          Number(variables[0]?.INBOUND_MAIL_PORT),
          { to: "office@reply.example.net", subject: "s", text: "t" },
          true,
        );
      },
    ],
    INBOUND_MAIL_KEY: [
      "is the certificate's own",
      async ({ variables }) => {
        expect(readFileSync(variables[0]?.INBOUND_MAIL_KEY ?? "", "utf8")).toContain("PRIVATE KEY");
      },
    ],
    INBOUND_MAIL_SENDER_MB: [
      "is what one sender may send in an hour",
      async ({ variables }) => {
        expect(await sendLarge(variables[0], "first@example.com")).toMatch(/^250/);
        expect(await sendLarge(variables[0], "first@example.com")).toMatch(/^452/);
      },
    ],
    INBOUND_MAIL_ADDRESS_MB: [
      "is what comes from one address",
      async ({ variables }) => {
        expect(await sendLarge(variables[0], "second@example.com")).toMatch(/^452/);
      },
    ],
    INBOUND_MAIL_TOTAL_MB: [
      "is what comes in all",
      async ({ variables }) => {
        expect(await sendLarge(variables[0], "second@example.com", "127.0.0.7")).toMatch(/^250/);
        expect(await sendLarge(variables[0], "third@example.com", "127.0.0.8")).toMatch(/^452/);
      },
    ],
    INBOUND_MAIL_RESERVE_MB: [
      "is the room that is left to forms",
      async ({ variables }) => {
        const INBOUND_MAIL_RESERVE_MB = "1000000000";
        await besideWith(variables[0], { INBOUND_MAIL_RESERVE_MB }, async (other, mailPort) => {
          expect(await sendRaw(mailPort, { to: "office@reply.example.net" }, mailOf({}))).toMatch(/^452/);
          expect((await clientOf(other.url).post("/api/contact-requests", {})).status).toBe(400);
        });
      },
    ],
    AGENTS_LANGUAGE: [
      "is what the agents are told in, whatever the visitor speaks",
      async ({ mail }) => {
        const subjectTo = (address: string) => mail.mails.find(({ to }) => to?.[0]?.address === address)?.subject;
        expect(subjectTo("desk@example.net")).toMatch(/^Nueva solicitud de cotización/);
        expect(subjectTo("rosa@example.com")).toMatch(/^We have your quote request/);
      },
    ],
    FORM_FORWARD_URL: [
      "gets the request too, with the names it knows",
      async ({ forms }) => {
        await expect.poll(() => forms.received.length).toBe(1);
        expect(forms.received[0]).toMatchObject({ Name: "Rosa Vela", "Insurance Type": "auto", _honey: "" });
      },
    ],
    TRUST_PROXY: [
      "makes the visitor's own address known",
      async ({ owner }) => {
        const events = await owner.read<{ ip: string | null }[]>("/api/audit-events");
        const addresses = new Set(events.flatMap(({ ip }) => ip ?? []));
        expect([...addresses]).toEqual([OWNER_ADDRESS]);
      },
    ],
    RATE_LIMIT_SCALE: [
      "makes the limits narrower",
      async ({ site }) => {
        const script = clientOf(site().url, from("198.51.100.9"));
        const statuses = [];
        for (let i = 0; i < 8; i++) statuses.push((await script.post("/api/contact-requests", {})).status);
        expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
      },
    ],
    PASSWORD_MIN_LENGTH: [
      "is asked of a new password",
      async ({ owner }) => {
        const change = (newPassword: string) =>
          owner.post("/api/user/change-password", {
            currentPassword: ADMIN_PASSWORD,
            newPassword,
            confirmPassword: newPassword,
          });
        const refused = await change("Vq7-mistletoe");
        expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("14")]);
        expect((await change("Vq7-mistletoe-canyon")).status).toBe(200);
      },
    ],
    LOG_LEVEL: [
      "lets each request be logged, without what was sent",
      async ({ site }) => {
        await expect.poll(() => site().output()).toMatch(/"route":"\/api\/quote-requests","status":201/);
        expect(site().output()).not.toMatch(PERSONAL);
      },
    ],
    METRICS_TOKEN: [
      "lets Prometheus read the figures",
      async ({ site, variables }) => {
        expect((await fetch(`${site().url}/metrics`)).status).toBe(401);
        const headers = { authorization: `Bearer ${variables[0]?.["METRICS_TOKEN"]}` };
        const answer = await fetch(`${site().url}/metrics`, { headers });
        expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
        const figures = await answer.text();
        expect(figures).toContain('_http_requests_total{method="POST",route="/api/quote-requests",status="2xx"} 1\n');
        for (const name of ["query_seconds_count", "render_seconds_count", "disk_free_bytes", "database_up"]) {
          expect(figures).toMatch(new RegExp(`^bluebonnet_${name} [1-9]`, "m"));
        }
        expect(figures).toMatch(/queue_oldest_job_seconds\{queue="send-email"\} 0/);
        expect(figures).not.toMatch(PERSONAL);
      },
    ],
    MIN_FREE_MB: [
      "is how much room it needs to store anything",
      async ({ site, variables }) => {
        expect((await fetch(`${site().url}/readyz`)).status).toBe(200);
        await besideWith(variables[0], { MIN_FREE_MB: "1000000000" }, async (full) => {
          const refused = await clientOf(full.url).post("/api/contact-requests", {});
          expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
          expect((await fetch(`${full.url}/faq`)).status).toBe(200);
          expect(full.output()).toContain("the site is read-only until there is room");
        });
      },
    ],
    APP_KEY: [
      "seals what must not lie open, and opens it",
      async ({ birthDate }) => {
        expect(await birthDate()).toBe(BIRTH_DATE);
      },
    ],
    APP_KEYS_OLD: [
      "opens what an older key has sealed, in a session that lives on",
      async ({ changeKey, birthDate }) => {
        await changeKey();
        await expect.poll(birthDate).toBe(BIRTH_DATE);
      },
    ],
    SHED_AFTER_MS: [
      "sheds what it cannot answer in time",
      async ({ site }) => {
        let retryAfter: string | null = null;
        const flood = Array.from({ length: 40 }, async (_, client) => {
          for (let page = 0; !retryAfter; page++) {
            const answer = await fetch(`${site().url}/blog/no-such-article-${client}-${page}`);
            await answer.arrayBuffer();
            if (answer.status === 503) retryAfter = answer.headers.get("retry-after");
          }
        });
        await Promise.all(flood);
        expect(retryAfter).toBe("5");
      },
    ],
  });
