import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import { CONSENT_VERSION } from "../../../domain/work/consent.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { consents, requests } from "../../platform/db/schema/index.ts";
import { anyText, textLike } from "../../../tests/support/matchers.ts";
import { AGREED, SHOWN_CONSENT } from "../../../tests/support/agreed.ts";

let phones = 1000;
/** Returns a quote request with a phone number that no other test uses. */
function autoQuote(changes: object = {}) {
  return {
    insuranceType: "auto",
    name: "Rosa Vela",
    email: "rosa@example.com",
    phone: `713555${phones++}`,
    zipCode: "77008",
    ...changes,
  };
}
const keyed = (key: string) => ({ "idempotency-key": key });

describeOnServer("quote requests", (server) => {
  const post = (payload: object, headers: Record<string, string> = {}) =>
    server().app.inject({ method: "POST", url: "/api/quote-requests", payload, headers });

  it("are stored and answered with a reference", async () => {
    const response = await post(autoQuote());
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ reference: textLike(/^Q-[2-9A-HJKMNP-Z]{5}$/) });
  });

  it("become one row for ten quick clicks", async () => {
    const body = autoQuote({ name: "Ten Clicks" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, keyed("ten-quick-clicks"))));
    expect(new Set(answers.map((a) => a.json<{ reference: string }>().reference)).size).toBe(1);
    expect(answers.every((a) => a.statusCode === 201)).toBe(true);
    const rows = await server().deps.db.select().from(requests).where(eq(requests.name, "Ten Clicks"));
    expect(rows).toHaveLength(1);
  });

  it("become one row for equal content without a key, too", async () => {
    const body = autoQuote({ name: "No Script" });
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(new Set(answers.map((a) => a.json<{ reference: string }>().reference)).size).toBe(1);
  });

  it("are refused when a key comes back with other content", async () => {
    const body = autoQuote();
    await post(body, keyed("same-key-other-body"));
    const again = await post({ ...body, requestDate: "2020-01-01", elapsedMs: 9000 }, keyed("same-key-other-body"));
    expect(again.statusCode).toBe(201);
    const other = await post({ ...body, name: "Somebody Else" }, keyed("same-key-other-body"));
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: "idempotencyMismatch" });
  });

  it("name every bad field in the caller's language", async () => {
    const bad = { insuranceType: "auto", name: "", email: "nobody", phone: "12", zipCode: "7" };
    const english = await post(bad);
    expect(english.statusCode).toBe(400);
    expect(english.json<{ fields: object }>().fields).toEqual({
      name: "Name is required",
      email: "Please enter a valid email",
      phone: "Please enter a valid phone number",
      zipCode: "Please enter a valid 5-digit ZIP code",
    });
    const spanish = await post(bad, { "accept-language": "es-MX" });
    expect(spanish.json<{ fields: { name: string } }>().fields.name).toBe("El nombre es obligatorio");
  });

  it("need a ZIP code for auto only", async () => {
    const { zipCode: _, ...rest } = autoQuote();
    expect((await post(rest)).statusCode).toBe(400);
    for (const insuranceType of ["home", "business", "life"]) {
      expect((await post({ ...rest, insuranceType })).statusCode).toBe(201);
    }
  });

  it("take Mexican phone numbers, and a VIN only with its right check digit", async () => {
    expect((await post(autoQuote({ phone: "+52 81 8345 6789" }))).statusCode).toBe(201);
    expect((await post(autoQuote({ vin: "1M8GDM9AXKP042788" }))).statusCode).toBe(201);
    expect((await post(autoQuote({ vin: "1M8GDM9A1KP042788" }))).statusCode).toBe(400);
  });

  it("D1: keep birth dates and street addresses sealed, and open them for those who may read them", async () => {
    const { reference } = (await post(autoQuote({ driverDob: "1987-06-05", vehicleMake: "Ford" }))).json<{
      reference: string;
    }>();
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    expect(JSON.stringify(row)).not.toContain("1987-06-05");
    expect(row?.details).toMatchObject({ vehicleMake: "Ford" });
    const cookie = await logInAs(server().app);
    const list = await server().app.inject({ url: "/api/quote-requests", headers: { cookie } });
    const listed = list.json<{ reference: string; details: object }[]>().find((q) => q.reference === reference);
    expect(listed?.details).toEqual({ vehicleMake: "Ford" });
    const opened = await server().app.inject({ url: `/api/quote-requests/${reference}`, headers: { cookie } });
    expect(opened.json()).toMatchObject({ details: { driverDob: "1987-06-05", vehicleMake: "Ford" } });
  });

  it("D5: keep what was agreed to, and let nobody change it", async () => {
    await post(autoQuote({ name: "Agrees", ...AGREED, page: "/quote" }), { "user-agent": "test browser" });
    const { db } = server().deps;
    const [row] = await db.select().from(requests).where(eq(requests.name, "Agrees"));
    const [consent] = await db
      .select()
      .from(consents)
      .where(eq(consents.id, row?.consentId ?? 0));
    expect(consent).toMatchObject({
      page: "/quote",
      language: "en",
      userAgent: "test browser",
      textVersion: textLike(new RegExp(`^${CONSENT_VERSION}-[0-9a-f]{8}$`)),
      textHash: createHash("sha256").update(SHOWN_CONSENT).digest("hex"),
    });
    const opened = await server().app.inject({
      url: `/api/quote-requests/${row?.reference}`,
      headers: { cookie: await logInAs(server().app) },
    });
    expect(opened.json()).toMatchObject({ consent: { text: SHOWN_CONSENT } });
    await expect(
      db
        .update(consents)
        .set({ page: "/other" })
        .where(eq(consents.id, consent?.id ?? 0)),
    ).rejects.toThrow();
  });

  it("W12: from suspected bots get the normal answer and are set apart", async () => {
    const caught = [
      autoQuote({ name: "Bot", website: "http://spam.example" }),
      { form: "short", insuranceType: "auto", zipCode: "77008", name: "Bot", elapsedMs: 5 },
    ];
    for (const body of caught) {
      const answer = await post(body);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({ reference: anyText() });
      // No answer time is promised for a suspected request, which nobody will see.
      expect(answer.json()).not.toHaveProperty("answerBy");
    }
    const cookie = await logInAs(server().app);
    const list = await server().app.inject({ url: "/api/quote-requests?limit=100", headers: { cookie } });
    expect(list.json<{ name: string }[]>().some((q) => q.name === "Bot")).toBe(false);
    const rows = await server().deps.db.select().from(requests).where(eq(requests.name, "Bot")).orderBy(requests.id);
    expect(rows.map((r) => r.suspicion)).toEqual(["honeypot", "too fast"]);
  });

  it("W18: filled in by a browser in a moment are real, and are promised the time that the office keeps", async () => {
    const sent = autoQuote({ name: "Autofill", elapsedMs: 5 });
    const first = await post(sent, keyed("autofill"));
    const answer = first.json<{ reference: string; answerBy: string }>();
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.name, "Autofill"));
    expect(row).toMatchObject({ isSuspect: false, suspicion: null });
    const { answerWithinHours } = agency.promises.quote;
    const by = answerBy(row?.requestDate ?? new Date(0), answerWithinHours, agency);
    expect(answer.answerBy).toBe(by?.toISOString());
    expect((await post(sent, keyed("autofill"))).json()).toEqual(answer);
  });

  it("Z3: store nothing that the form does not have", async () => {
    const { reference } = (await post(autoQuote({ id: 1, isSuspect: true, reference: "Q-AAAAA" }))).json<{
      reference: string;
    }>();
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    expect(row).toMatchObject({ isSuspect: false });
    expect(reference).not.toBe("Q-AAAAA");
  });

  it("W1: are refused from another site, and as anything but JSON", async () => {
    const crossSite = await post(autoQuote(), { "sec-fetch-site": "cross-site" });
    expect(crossSite.statusCode).toBe(403);
    const form = await server().app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: "name=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(form.statusCode).toBe(415);
  });

  it("W11: are refused above 16 KB and as broken JSON, in plain words", async () => {
    expect((await post(autoQuote({ currentInsurance: "x".repeat(17_000) }))).statusCode).toBe(413);
    const broken = await server().app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: "{",
      headers: { "content-type": "application/json" },
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toMatchObject({ code: "invalidJson", error: "The request could not be read." });
  });

  it("come newest first, page by page, for those who may see them", async () => {
    for (let i = 0; i < 3; i++) await post(autoQuote({ name: `Paged ${i}` }));
    const cookie = await logInAs(server().app);
    const first = await server().app.inject({ url: "/api/quote-requests?limit=2", headers: { cookie } });
    expect(first.json<{ name: string }[]>().map((q) => q.name)).toEqual(["Paged 2", "Paged 1"]);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers["link"]))?.[1] ?? "";
    const second = await server().app.inject({ url: next, headers: { cookie } });
    expect(second.json<{ name: string }[]>()[0]?.name).toBe("Paged 0");
    const anonymous = await server().app.inject({ url: "/api/quote-requests" });
    expect(anonymous.statusCode).toBe(401);
  });
});
