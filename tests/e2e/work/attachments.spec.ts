import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import nodemailer from "nodemailer";
import sharp from "sharp";
import { AGREED } from "../../support/agreed.ts";
import { freePort } from "../../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../../support/site-process.ts";
import { startSmtpSink, type SmtpSink } from "../../support/smtp-sink.ts";
import { answerOf } from "../answer-of.ts";
import { ADMIN, expect, expectAccessible, open, test as base } from "../fixtures.ts";

/** A PDF of one page with a line of text, as a program would write it. */
const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F 24 Tf 20 100 Td (Binder of Rosa) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
);

type MailSite = { site: SiteProcess; sink: SmtpSink; inboundPort: number };

/** A site of its own, with a mail server that takes its mails and a port that takes those of customers. */
const test = base.extend<object, { mailSite: MailSite }>({
  mailSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "bluebonnet-files-"));
      const sink = await startSmtpSink();
      const inboundPort = await freePort();
      const site = await startSite({
        ADMIN_PASSWORD: ADMIN.password,
        DATA_DIR: folder,
        SMTP_URL: sink.url,
        INBOUND_MAIL_DOMAIN: "reply.example.com",
        INBOUND_MAIL_PORT: String(inboundPort),
      });
      await use({ site, sink, inboundPort });
      await site.stop();
      await sink.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ mailSite }, use) => use(mailSite.site.url),
});
test.use({ allowFailedRequests: true });

const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

/** Draws a picture as a phone would take it, with noise, so that it does not compress away. */
const photograph = (hue: number) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: hue, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

async function quote(page: Page, url: string): Promise<{ reference: string; email: string }> {
  const email = `rosa-${Date.now().toString(36)}@example.com`;
  const answer = await page.request.post(`${url}/api/quote-requests`, {
    data: { insuranceType: "auto", name: "Rosa Vela", email, phone: "7135550171", zipCode: "77008", ...AGREED },
  });
  const { reference } = await answerOf<"POST /api/quote-requests">(answer);
  return { reference, email };
}

test("from a phone an agent answers with two photographs and a PDF, and sends on what came back", async ({
  page,
  mailSite: { site, sink, inboundPort },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const login = await page.request.post(`${site.url}/api/login`, { data: ADMIN });
  expect(login.status()).toBe(200);
  const { reference, email } = await quote(page, site.url);
  await open(page, `${site.url}/agent-dashboard?tab=quotes&request=${reference}`);
  const request = page.getByRole("region", { name: reference });
  await request.getByRole("button", { name: "Mail", exact: true }).click();
  const answer = request.getByRole("region", { name: "Answer" });
  await answer.getByRole("button", { name: "Add Cc or Bcc" }).click();
  await answer.getByLabel("Cc", { exact: true }).fill("pedro@example.com");
  await answer.getByRole("textbox", { name: "Subject" }).fill("Your papers");
  await answer.getByRole("textbox", { name: "Message" }).fill("Hello Rosa, here are your papers.");

  const [first, second] = [await photograph(200), await photograph(40)];
  await answer
    .locator("input[type=file][capture]")
    .setInputFiles({ name: "one.jpg", mimeType: "image/jpeg", buffer: first });
  await answer.locator("input[type=file][multiple]").setInputFiles([
    { name: "two.jpg", mimeType: "image/jpeg", buffer: second },
    { name: "Binder \u202Efdp.exe.pdf", mimeType: "application/pdf", buffer: PDF },
    { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ\u0090\u0000 not a document") },
  ]);
  const attached = answer.getByRole("list", { name: "Attached files" });
  await expect(attached.getByRole("listitem")).toHaveCount(4);
  // The reason stands at the refused file, and sending waits for it.
  const refused = attached.getByRole("listitem").filter({ hasText: "setup.exe" });
  await expect(refused).toContainText("PDF");
  await expect(answer.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await refused.getByRole("button", { name: "Do not attach setup.exe" }).click();
  await expect(attached.getByRole("listitem")).toHaveCount(3);
  await expect(attached).not.toContainText("uploaded");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await answer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(request.getByRole("status").filter({ hasText: "on its way" })).toBeVisible();

  await expect.poll(() => sink.mails.filter(({ subject }) => subject === "Your papers").length).toBe(1);
  const arrived = sink.mails.find(({ subject }) => subject === "Your papers");
  expect(arrived?.to?.[0]?.address).toBe(email);
  expect(arrived?.cc?.[0]?.address).toBe("pedro@example.com");
  const files = arrived?.attachments ?? [];
  expect(files.map(({ mimeType }) => mimeType)).toEqual(["image/jpeg", "image/jpeg", "application/pdf"]);
  const contents = files.map(({ content }) => new Uint8Array(content as ArrayBuffer));
  expect(hashOf(contents[2] ?? new Uint8Array())).toBe(hashOf(PDF));
  for (const picture of contents.slice(0, 2)) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: 640, height: 480, format: "jpeg" });
  }
  expect(files[2]?.filename).not.toMatch(/[\u202A-\u202E]/);

  // The customer replies with a file; it is looked at, sent on and kept.
  const transport = nodemailer.createTransport({ host: "127.0.0.1", port: inboundPort, ignoreTLS: true });
  await transport.sendMail({
    from: email,
    to: arrived?.replyTo?.[0]?.address ?? "",
    subject: "Re: Your papers",
    text: "My licence is attached.",
    attachments: [{ filename: "licence.pdf", content: PDF }],
  });
  await page.reload();
  const theirs = request.getByRole("listitem").filter({ hasText: "My licence is attached." });
  await theirs.getByRole("button", { name: "Preview licence.pdf" }).click();
  const preview = page.getByRole("dialog");
  const frame = preview.frameLocator("iframe");
  await expect(frame.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await expect(frame.locator("body")).toContainText("Binder of Rosa");
  await page.keyboard.press("Escape");
  await theirs.getByRole("button", { name: "Keep licence.pdf with the request" }).click();
  await request.getByRole("button", { name: "Details", exact: true }).click();
  await expect(request.getByRole("list", { name: "Kept files" })).toContainText("licence.pdf");
  await request.getByRole("button", { name: "Conversation", exact: true }).click();
  await theirs.getByRole("button", { name: "Send licence.pdf on" }).click();
  await expect(attached.getByRole("listitem")).toHaveText(/licence\.pdf/);
  await answer.getByRole("textbox", { name: "Subject" }).fill("For your records");
  await answer.getByRole("textbox", { name: "Message" }).fill("Thank you, this is what we have.");
  await answer.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => sink.mails.filter(({ subject }) => subject === "For your records").length).toBe(1);
  const sentOn = sink.mails.find(({ subject }) => subject === "For your records");
  expect(hashOf(new Uint8Array(sentOn?.attachments[0]?.content as ArrayBuffer))).toBe(hashOf(PDF));
});

/** Waits for the newest mail to an address with a subject and returns its text. */
async function mailTo(sink: SmtpSink, address: string, subject: RegExp, count = 1): Promise<string> {
  const found = () =>
    sink.mails.filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ""));
  await expect.poll(() => found().length).toBe(count);
  return found().at(-1)?.text ?? "";
}

test("a customer gets a document and writes back on the private page, in Spanish, by a one-time code", async ({
  page,
  mailSite: { site, sink },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.post(`${site.url}/api/login`, { data: ADMIN });
  const email = `luz-${Date.now().toString(36)}@example.com`;
  const sent = await page.request.post(`${site.url}/api/quote-requests?lang=es`, {
    data: { insuranceType: "auto", name: "Luz Vela", email, phone: "7135550172", zipCode: "77008" },
  });
  const { reference } = await answerOf<"POST /api/quote-requests">(sent);
  const stored = await page.request.post(`${site.url}/api/files`, {
    multipart: { file: { name: "ID card.pdf", mimeType: "application/pdf", buffer: PDF } },
  });
  const { id: fileId } = await answerOf<"POST /api/files">(stored);
  await page.request.post(`${site.url}/api/quote-requests/${reference}/files`, { data: { fileId } });

  await open(page, `${site.url}/agent-dashboard?tab=quotes&request=${reference}`);
  const request = page.getByRole("region", { name: reference });
  await request.getByRole("button", { name: "Details", exact: true }).click();
  await request.getByRole("button", { name: "Share ID card.pdf with the customer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Share file" }).click();
  await expect(request.getByRole("list", { name: "Kept files" })).toContainText("Shared with the customer");
  const [address = ""] = /http\S+\/es\/r\/[\w-]{43}/.exec(await mailTo(sink, email, /documento listo/)) ?? [];

  // The customer opens the link: nothing is shown before the code.
  await page.request.post(`${site.url}/api/logout`, { data: {} });
  await open(page, address);
  const talk = page.getByRole("region", { name: "Mensajes y documentos" });
  await expect(talk).toContainText("Aquí le espera un documento.");
  await expect(talk).not.toContainText("ID card.pdf");
  await talk.getByRole("button", { name: "Enviar un código por correo a l•••@example.com" }).click();
  await expect(talk.getByText("Enviamos un código a l•••@example.com.")).toBeInViewport();
  const code = async (count: number) => /\d{6}/.exec(await mailTo(sink, email, /Su código/, count))?.[0] ?? "";
  const right = await code(1);
  await talk.getByLabel("Su código").fill(right === "000000" ? "111111" : "000000");
  await talk.getByRole("button", { name: "Abrir mensajes y documentos" }).click();
  await expect(talk).toContainText("Este código no es correcto");
  await expect(talk.getByLabel("Su código")).toBeFocused();
  await talk.getByLabel("Su código").fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expectAccessible(page);
  await talk.getByRole("button", { name: "Abrir mensajes y documentos" }).click();
  await expect(talk.getByRole("status")).toContainText("están abiertos hasta las");

  const download = page.waitForEvent("download");
  await talk.getByRole("button", { name: "Descargar ID card.pdf" }).click();
  const got = await (await download).createReadStream();
  expect(hashOf(Buffer.concat(await got.toArray()))).toBe(hashOf(PDF));
  await talk.getByLabel("Escríbanos").fill("Gracias. ¿Cuándo empieza?");
  await talk.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(talk.getByText("Recibimos su mensaje.")).toBeInViewport();
  await expect(talk.getByRole("listitem").filter({ hasText: "¿Cuándo empieza?" })).toContainText(
    "Usted en esta página",
  );
  await expect(talk.getByLabel("Escríbanos")).toHaveValue("");
  // The half hour ends while the customer writes: the cookie goes with it. The message waits for the next code.
  await talk.getByLabel("Escríbanos").fill("Además, mi casa.");
  await page.context().clearCookies({ name: "page" });
  await talk.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(talk.getByRole("alert")).toBeInViewport();
  await expect(talk.getByRole("alert")).toContainText("Se acabó su tiempo aquí");
  await expect(talk.getByText("Lo que escribió se conserva aquí.")).toBeVisible();
  await talk.getByRole("button", { name: "Enviar un código por correo a l•••@example.com" }).click();
  await talk.getByLabel("Su código").fill(await code(2));
  await talk.getByRole("button", { name: "Abrir mensajes y documentos" }).click();
  await expect(talk.getByLabel("Escríbanos")).toHaveValue("Además, mi casa.");
  await talk.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(talk.getByRole("listitem").filter({ hasText: "Además, mi casa." })).toBeVisible();
  await expect(talk.getByLabel("Escríbanos")).toHaveValue("");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await talk.getByRole("button", { name: "Cerrar mensajes y documentos" }).click();
  await expect(talk).toContainText("quedaron cerrados");

  // Without script the same forms post to the page itself, and its answer is already open.
  const headers = { origin: site.url };
  const posted = async (form: Record<string, string>) => (await page.request.post(address, { form, headers })).text();
  const waiting = 'name="draft" value="Tarde, pero aquí."';
  const late = await posted({ intent: "talk-message", text: "Tarde, pero aquí." });
  expect(late).toContain("Se acabó su tiempo aquí");
  expect(late).toContain(waiting);
  const draft = "Tarde, pero aquí.";
  expect(await posted({ intent: "talk-code", channel: "email", draft })).toContain(waiting);
  const opened = await posted({ intent: "talk-enter", code: await code(3), draft });
  expect(opened).toContain("¿Cuándo empieza?");
  expect(opened).toContain(`${draft}</textarea>`);

  await page.request.post(`${site.url}/api/login`, { data: ADMIN });
  await open(page, `${site.url}/agent-dashboard?tab=quotes&request=${reference}`);
  const theirs = request.getByRole("listitem").filter({ hasText: "Gracias. ¿Cuándo empieza?" });
  await expect(theirs).toContainText("The customer wrote on the page of their request");
});
