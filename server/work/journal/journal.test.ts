import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import type { ArchivedEmail } from "../../../domain/api/work/journal.ts";
import type { IssuedInvitation } from "../../../domain/api/people/users.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { isMessage } from "../../platform/db/message-rows.ts";
import { auditEvents, messages } from "../../platform/db/schema/index.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { mailRow } from "../../../tests/support/message-rows.ts";
import { textWith } from "../../../tests/support/matchers.ts";

describeOnServer("the journal of mails", (server) => {
  const get = async (url: string) =>
    server().app.inject({ url: `/api/archived-emails${url}`, headers: { cookie: await logInAs(server().app) } });

  async function write(to: string, subject = "Your quote"): Promise<number> {
    const { deps } = server();
    const letter = { heading: "Señora Vela", paragraphs: ["Here it is: 30 % less."] };
    const headers = { "List-Unsubscribe": "<https://example.com/u>" };
    const mail = { kind: "newsletter", to, subject, language: "en" as const, letter, headers };
    return (await deps.db.transaction((tx) => queueMail(deps, tx, mail)))?.number ?? 0;
  }

  it("lists what was sent, newest first, with a file name that ends in .eml", async () => {
    await write("first@example.com");
    const id = await write("second@example.com");
    await server().deps.db.update(messages).set({ deletedAt: new Date() }).where(isMessage("email", id));
    const rows = (await get("")).json<ArchivedEmail[]>();
    expect(rows.map((row) => row.to).slice(0, 2)).toEqual(["second@example.com", "first@example.com"]);
    expect(rows[0]).toMatchObject({
      id,
      subject: "Your quote",
      text: textWith("Señora Vela"),
    });
    expect(rows[0]?.filename).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d+\.eml$/);
  });

  it("leaves out what came in", async () => {
    const mail = mailRow({ direction: "in", status: "received" });
    const [row] = await server().deps.db.insert(messages).values(mail).returning();
    const rows = (await get("")).json<ArchivedEmail[]>();
    expect(rows.some((listed) => listed.id === row?.number)).toBe(false);
    expect((await get(`/${row?.number}/eml`)).statusCode).toBe(404);
  });

  it("goes on by key", async () => {
    for (let i = 0; i < 3; i++) await write(`page-${i}@example.com`);
    const first = await get("?limit=2");
    const next = /<\/api\/archived-emails([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    const second = (await get(next)).json<ArchivedEmail[]>();
    expect(second[0]?.to).toBe("page-0@example.com");
  });

  it("hands out each mail as a real message, and writes down who took it", async () => {
    const id = await write("rosa@example.com", "Cotización lista");
    const answer = await get(`/${id}/eml`);
    expect(answer.headers["content-type"]).toBe("message/rfc822");
    expect(answer.headers["content-disposition"]).toMatch(new RegExp(`^attachment; filename="[\\dT-]+-${id}\\.eml"$`));
    expect(answer.body).toMatch(/^[\w-]+: [^\n]*\r\n/);
    const parsed = await PostalMime.parse(answer.rawPayload);
    expect(parsed).toMatchObject({ subject: "Cotización lista", to: [{ address: "rosa@example.com" }] });
    expect(parsed.text).toContain("Señora Vela");
    expect(parsed.html).toContain("<h1");
    expect(parsed.headers.find((header) => header.key === "list-unsubscribe")?.value).toContain("example.com/u");
    const events = await server()
      .deps.db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, String(id)));
    expect(events).toMatchObject([{ action: "export", subjectType: "email", actorName: "admin" }]);
  });

  it("W6: shows HTML under a policy that lets nothing run and nothing load", async () => {
    const id = await write("frame@example.com");
    const hostile = `<p>Hi</p><script>alert(1)</script><img src="https://evil.example/x.gif">`;
    await server().deps.db.update(messages).set({ html: hostile }).where(isMessage("email", id));
    const { headers, body } = await get(`/${id}/html`);
    expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none';/);
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("<p>Hi</p>");
    expect(body).not.toMatch(/script|evil/);
    expect((await get("/999999/html")).statusCode).toBe(404);
  });

  it("N13: never holds a live link of an invitation, in no form", async () => {
    const { app } = server();
    const answer = await app.inject({
      method: "POST",
      url: "/api/invitations",
      headers: { cookie: await logInAs(app) },
      payload: { email: "invited@example.com" },
    });
    const code = new URL(answer.json<IssuedInvitation>().link).searchParams.get("invite") ?? "";
    const list = await get("");
    const id = list.json<ArchivedEmail[]>().find((row) => row.to === "invited@example.com")?.id;
    const eml = await PostalMime.parse((await get(`/${id}/eml`)).rawPayload);
    const everything = [list.body, (await get(`/${id}/html`)).body, eml.text, eml.html].join("\n");
    expect(everything).toContain("Create my account");
    expect(everything).not.toContain(code);
  });
});
