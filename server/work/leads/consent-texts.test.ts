import { desc, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { ListedSection } from "../../../domain/api/operations/settings.ts";
import { CONSENT_TEXTS } from "../../../domain/work/consent-history.ts";
import { CONSENT_TEXT, shownConsent } from "../../../domain/work/consent.ts";
import { MARKETING_TEXT } from "../../../domain/work/marketing-consent.ts";
import { AGREED, SHOWN_CONSENT } from "../../../tests/support/agreed.ts";
import { agency, firstSettings } from "../../../tests/support/agency.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { consents, consentTexts, requests } from "../../platform/db/schema/index.ts";
import { currentTexts, storeConsentTexts, storeFormerTexts } from "./consent-texts.ts";

const RENAMED = "Cactus Wren Insurance";
const NOW = new Date("2027-01-02T12:00:00Z");

describeOnServer("the text that a visitor agrees to", (server) => {
  let phones = 1000;
  const send = (form: object, query = "", path = "/api/quote-requests") => {
    const payload = { insuranceType: "life", name: "Rosa Vela", email: "rosa@example.com", ...form };
    return server().app.inject({
      method: "POST",
      url: path + query,
      payload: { phone: `713555${phones++}`, ...payload },
    });
  };
  const agreeTo = (consentText: string | undefined, query?: string) => send({ consent: true, consentText }, query);
  async function newest() {
    const [row] = await server().deps.db.select().from(consents).orderBy(desc(consents.id)).limit(1);
    return row;
  }
  async function rename(name: string) {
    const headers = { cookie: await logInAs(server().app) };
    const listed = await server().app.inject({ url: "/api/settings", headers });
    const version = listed.json<ListedSection[]>().find(({ section }) => section === "identity")?.version;
    const payload = { version, value: { ...firstSettings.identity, name } };
    const saved = await server().app.inject({ method: "PUT", url: "/api/settings/identity", headers, payload });
    expect(saved.statusCode).toBe(200);
  }

  it("is stored from the start, in both languages, and nobody changes or removes it", async () => {
    const { db } = server().deps;
    const rows = await db.select().from(consentTexts).orderBy(desc(consentTexts.purpose), consentTexts.language);
    expect(rows.map(({ text, purpose, language }) => [purpose, language, text])).toEqual([
      ["request", "en", shownConsent(CONSENT_TEXT.en, agency.name)],
      ["request", "es", shownConsent(CONSENT_TEXT.es, agency.name)],
      ["marketing", "en", shownConsent(MARKETING_TEXT.en, agency.name)],
      ["marketing", "es", shownConsent(MARKETING_TEXT.es, agency.name)],
    ]);
    await expect(db.update(consentTexts).set({ text: "Another" })).rejects.toThrow();
    await expect(db.delete(consentTexts)).rejects.toThrow();
    await expect(db.execute(sql`truncate consent_texts`)).rejects.toThrow();
  });

  it("D5: is refused when it was never shown here, and then nothing is stored", async () => {
    const { db } = server().deps;
    const before = await db.$count(requests);
    for (const text of [undefined, "", "I agree to everything.", shownConsent(CONSENT_TEXT.en, RENAMED)]) {
      const answer = await agreeTo(text);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(["consent"]);
    }
    expect(await db.$count(requests)).toBe(before);
    const short = { form: "short", zipCode: "77008", phone: "", email: "" };
    const { completionToken } = (await send(short)).json<{ completionToken: string }>();
    const complete = (form: object) => send({ token: completionToken, ...form }, "", "/api/quote-requests/complete");
    expect((await complete({ consent: true })).statusCode).toBe(400);
    expect((await complete(AGREED)).statusCode).toBe(200);
  });

  it("is not asked of those who do not agree, or who leave no number", async () => {
    expect((await send({ consent: false })).statusCode).toBe(201);
    expect((await send({ form: "short", zipCode: "77008", phone: "", consent: true })).statusCode).toBe(201);
  });

  it("is kept in the language in which it was shown, whatever the language of the answer", async () => {
    const spanish = shownConsent(CONSENT_TEXT.es, agency.name);
    expect((await agreeTo(spanish, "?lang=en")).statusCode).toBe(201);
    expect(await newest()).toMatchObject({ language: "es" });
  });

  it("is a new version with a new name of the agency, and a page that was open shows and keeps the former one", async () => {
    await agreeTo(SHOWN_CONSENT);
    const former = await newest();
    await rename(RENAMED);
    expect((await agreeTo(SHOWN_CONSENT)).statusCode).toBe(201);
    expect(await newest()).toMatchObject({ textVersion: former?.textVersion, textHash: former?.textHash });
    const renamed = shownConsent(CONSENT_TEXT.en, RENAMED);
    const answer = await agreeTo(renamed);
    expect(answer.statusCode).toBe(201);
    expect((await newest())?.textVersion).not.toBe(former?.textVersion);
    const { reference } = answer.json<{ reference: string }>();
    const headers = { cookie: await logInAs(server().app) };
    // The desk shows what was agreed to, also after the name has changed again.
    await rename(agency.name);
    const opened = await server().app.inject({ url: `/api/quote-requests/${reference}`, headers });
    expect(opened.json()).toMatchObject({ consent: { text: renamed } });
    expect(await server().deps.db.$count(consentTexts)).toBe(8);
  });

  it("is found for the consents of before the upgrade, which kept its hash only", async () => {
    const { db } = server().deps;
    const [english] = currentTexts(agency.name);
    const wording = CONSENT_TEXTS["2026-11-01"]?.es ?? "";
    const kept = { textVersion: "2026-11-01", language: "es", page: "", phone: "", ip: "", userAgent: "" } as const;
    const undone = db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(consentTexts);
      await tx.delete(consents);
      const textHash = sql`encode(sha256(${wording}::bytea), 'hex')`;
      const createdAt = new Date("2026-11-02T12:00:00Z");
      await tx.insert(consents).values({ ...kept, textHash, createdAt });
      await storeFormerTexts(tx, agency.name);
      expect(await tx.select().from(consentTexts)).toEqual([
        expect.objectContaining({ language: "es", text: wording, firstShownAt: createdAt }),
      ]);
      await storeConsentTexts(tx, agency.name, NOW);
      await storeFormerTexts(tx, RENAMED);
      expect(await tx.$count(consentTexts)).toBe(5);
      const [row] = await tx
        .select()
        .from(consentTexts)
        .where(eq(consentTexts.hash, english?.hash ?? ""));
      expect(row).toEqual({ ...english, firstShownAt: NOW });
      tx.rollback();
    });
    await expect(undone).rejects.toThrow("Rollback");
  });
});
