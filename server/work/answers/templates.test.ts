import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { PreviewedTemplate } from "../../../domain/api/work/answers.ts";
import type { ContentItem, ContentSummary } from "../../../domain/content/content.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, premiums, requests, users } from "../../platform/db/schema/index.ts";
import { textWith } from "../../../tests/support/matchers.ts";

describeOnServer("templates of messages", (server) => {
  const call = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, cookie?: string) =>
    server().app.inject({
      method,
      url,
      headers: { cookie: cookie ?? (await logInAs(server().app)) },
      ...(payload && { payload }),
    });

  async function request() {
    const payload = {
      insuranceType: "auto",
      name: "Rosa Vela",
      zipCode: "77008",
      email: "rosa@example.com",
      phone: "7135550171",
    };
    const answer = await server().app.inject({ method: "POST", url: "/api/quote-requests?lang=es", payload });
    return answer.json<{ reference: string }>().reference;
  }

  it("come with the product in both languages, and an admin writes others", async () => {
    const seeded = (await call("GET", "/api/content/message-templates")).json<ContentSummary[]>();
    expect(seeded.map(({ values }) => values["channel"])).toEqual(["email", "email", "email", "sms", "sms"]);
    const { es } = (await call("GET", `/api/content/message-templates/${seeded[0]?.id}`)).json<ContentItem>();
    expect(es).toMatchObject({ name: "Primera respuesta", subject: "Su solicitud {reference}" });
    const own = {
      values: { name: "Thanks", channel: "sms", subject: "", body: "Thanks, {firstName}", isActive: true },
      es: { name: "Gracias", subject: "", body: "Gracias, {nombre}" },
    };
    const refused = await call("POST", "/api/content/message-templates", own);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(["es.body"]);
    own.es.body = "Gracias, {firstName}";
    expect((await call("POST", "/api/content/message-templates", own)).statusCode).toBe(201);
  });

  it("are shown with a real request, what is not known left open, over the signature", async () => {
    const { db } = server().deps;
    const reference = await request();
    const trial = {
      channel: "email",
      language: "es",
      subject: "Su cotización {reference}",
      body: "Hola {firstName}:\n\n{type}: {premium}",
      reference: reference.toLowerCase(),
    };
    const show = async () => (await call("POST", "/api/message-templates/preview", trial)).json<PreviewedTemplate>();
    expect(await show()).toMatchObject({
      subject: `Su cotización ${reference}`,
      text: textWith("Hola Rosa:\n\nSeguro de auto: {premium}"),
    });
    const [lead] = await db.select().from(requests).where(eq(requests.reference, reference));
    const premium = { requestId: lead?.id ?? 0, carrier: "Lone Star", cents: 61250, months: 6, isChosen: true };
    await db.insert(premiums).values(premium);
    expect((await show()).text).toMatch(/\$612\.50 por 6 meses con Lone Star/);
    const none = await call("POST", "/api/message-templates/preview", { ...trial, reference: "Q-NONE" });
    expect(none.json<{ fields: object }>().fields).toHaveProperty("reference");
  });

  it("have one's own signature under them, or one's name", async () => {
    const agent = await makeUser(server(), "agent");
    const signature = "Ana Morales\nHabla español";
    const saved = await call("PUT", "/api/user/signature", { signature }, agent.cookie);
    expect(saved.json()).toEqual({ signature });
    expect((await call("GET", "/api/user/signature", undefined, agent.cookie)).json()).toEqual({ signature });
    const trial = { channel: "email", language: "en", subject: "Hi", body: "Hello.", reference: await request() };
    const text = async () =>
      (await call("POST", "/api/message-templates/preview", trial)).json<PreviewedTemplate>().text;
    const { db } = server().deps;
    const [admin] = await db.select().from(users).where(eq(users.username, "admin"));
    expect(await text()).toContain(`Hello.\n\n${admin?.firstName} ${admin?.lastName}\n\n-- \n`);
    await call("PUT", "/api/user/signature", { signature });
    expect(await text()).toContain(`Hello.\n\n${signature}\n\n-- \n`);
    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, String(agent.id)));
    expect(events).toContainEqual(expect.objectContaining({ action: "user.profile" }));
    const trainee = await makeUser(server(), "trainee");
    expect((await call("GET", "/api/user/signature", undefined, trainee.cookie)).statusCode).toBe(403);
  });
});
