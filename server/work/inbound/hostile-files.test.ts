import { desc } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pictureWithMore, refusedFiles } from "../../../tests/support/hostile-files.ts";
import { mailOf, sendRaw } from "../../../tests/support/send-mail.ts";
import { describeOnServer } from "../../../tests/support/test-app.ts";
import { files, messageAttachments, messages } from "../../platform/db/schema/index.ts";
import { openFile } from "../../platform/files/open-file.ts";
import { LEFT_OUT } from "../leads/conversation.ts";
import { startMailListener, type MailListener } from "./listener.ts";

const DOMAIN = "reply.example.com";

/** Composes a mail with one file, whose declared type is the one that suits its sender. */
function mailWith(name: string, content: Buffer): string {
  const lines = content.toString("base64").replace(/.{76}/g, "$&\r\n");
  const head = `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"`;
  const file = `--b\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`;
  const text = `--b\r\nContent-Type: text/plain\r\n\r\nSee the file.\r\n${file}--b--`;
  return mailOf({ headers: ["Content-Type: multipart/mixed; boundary=b"], text });
}

describeOnServer(
  "W15: a file from outside that comes by mail",
  (server) => {
    let listener: MailListener | null;
    beforeAll(async () => {
      listener = await startMailListener(server().deps);
    });
    afterAll(() => listener?.close());

    /** Sends a mail with the file; returns the mail as it was stored. */
    async function receive(name: string, content: Buffer) {
      const answer = await sendRaw(listener?.port ?? 0, { to: `office@${DOMAIN}` }, mailWith(name, content));
      expect([name, answer.slice(0, 3)]).toEqual([name, "250"]);
      const [mail] = await server().deps.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
      return mail;
    }

    it("is left out when it is nothing that the store takes; the mail is kept and says so", async () => {
      const { db } = server().deps;
      for (const [what, { name, content }] of Object.entries(await refusedFiles())) {
        const mail = await receive(name, content);
        expect([what, mail?.text.trim(), mail?.headers[LEFT_OUT]]).toEqual([what, "See the file.", "1"]);
      }
      expect([await db.$count(messageAttachments), await db.$count(files)]).toEqual([0, 0]);
    });

    it("is a picture and nothing else, whatever came behind it", async () => {
      for (const content of pictureWithMore()) {
        expect((await receive("a.html", content))?.headers[LEFT_OUT]).toBeUndefined();
        const [kept] = await server().deps.db.select().from(messageAttachments).orderBy(desc(messageAttachments.id));
        const { stream } = await openFile(server().deps, kept?.fileId ?? "");
        const back = Buffer.concat(await stream.toArray());
        expect([back.includes("script"), back.includes("GPS"), back.includes("Exif")]).toEqual([false, false, false]);
        expect((await sharp(back).metadata()).width).toBeGreaterThan(0);
        expect(kept?.name).toMatch(/^a\.(jpg|png)$/);
      }
    });
  },
  { env: { INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: "0" } },
);
