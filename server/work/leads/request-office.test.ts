import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { fixedSettings, twoLocations } from "../../../tests/support/agency.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import { deskEvents, messages, requests, settingVersions } from "../../platform/db/schema/index.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { officeHours } from "../../platform/mail/office-hours.ts";
import { placeholderValues, type Correspondent } from "../answers/placeholder-values.ts";
import { readWaiting } from "../morning/waiting.ts";
import { escalate } from "../routing/escalate.ts";
import { notifyOfLead } from "./notify-of-lead.ts";

type Sent = { reference: string; answerBy: string; location?: string };
/** Half past five on a Monday evening in Houston, half past four in El Paso. */
const EVENING = new Date("2026-11-16T23:30:00Z");
const MAIN_DUE = new Date("2026-11-17T16:30:00Z");
const EL_PASO_DUE = new Date("2026-11-17T17:30:00Z");
const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550142" };
const quote = { insuranceType: "auto", name: "Rosa Vela", email: person.email, phone: person.phone, zipCode: "79901" };
let now = EVENING;

describeOnServer(
  "the office of a request",
  (server) => {
    const db = () => server().deps.db;
    const call = async (method: "GET" | "PATCH", url: string, payload?: object) =>
      server().app.inject({
        method,
        url: `/api${url}`,
        headers: { cookie: await logInAs(server().app) },
        ...(payload && { payload }),
      });
    async function send(path: string, payload: object): Promise<Sent> {
      const answer = await server().app.inject({ method: "POST", url: `/api/${path}`, payload });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining("reference")]);
      return answer.json<Sent>();
    }
    const rowOf = async (reference: string) =>
      (await db().select().from(requests).where(eq(requests.reference, reference)))[0];
    const openBoth = async () => {
      now = EVENING;
      const change = { section: "locations", value: twoLocations, changedAt: now } as const;
      await db().insert(settingVersions).values(change);
      await server().deps.settings.refresh();
    };

    it("gives a template its phone and its hours, and the main one's to a customer", async () => {
      await openBoth();
      const { reference } = await send("quote-requests", { ...quote, name: "Elena Paz", location: "ep" });
      const { id = 0, customerId } = (await rowOf(reference)) ?? {};
      expect(customerId).toBeNull();
      const agency = server().deps.settings.agency();
      const [main, ep] = agency.locations;
      const agent = { firstName: "Ana", lastName: "Soto" };
      const valuesFor = (to: Correspondent) => placeholderValues(agency, db(), to, agent, "en");
      const ofEp = await valuesFor({ kind: "quote", id });
      expect(ofEp).toMatchObject({
        officePhone: localPhone(ep?.phone ?? ""),
        officeHours: officeHours(ep ?? main, "en"),
      });
      expect(ofEp).not.toHaveProperty("location");
      const ofMain = await valuesFor({ kind: "customer", id: 0 });
      expect(ofMain).toMatchObject({ officePhone: localPhone(main.phone), officeHours: officeHours(main, "en") });
      expect(ofMain["officeHours"]).not.toBe(ofEp["officeHours"]);
    });

    it("is the one that the visitor chose: deadline, receipt and mail go by its clock", async () => {
      await openBoth();
      for (const [path, form] of [
        ["contact-requests", person],
        ["quote-requests", quote],
      ] as const) {
        const chosen = await send(path, { ...form, location: "ep" });
        expect(chosen).toMatchObject({ location: "ep", answerBy: EL_PASO_DUE.toISOString() });
        expect(await rowOf(chosen.reference)).toMatchObject({ location: "ep", respondBy: EL_PASO_DUE });
        const none = await send(path, { ...form, location: "" });
        expect(none.reference, "another office is another request").not.toBe(chosen.reference);
        expect(await rowOf(none.reference)).toMatchObject({ location: null, respondBy: MAIN_DUE });
      }
      const { reference } = await send("contact-requests", { ...person, location: "ep", message: "By mail" });
      await notifyOfLead(server().deps, { kind: "contact", reference });
      const thanks = (await db().select().from(messages)).find(({ kind }) => kind === "lead-acknowledgement");
      expect(thanks?.text).toContain("9:00 AM-5:00 PM");
    });

    it("is what a list can be narrowed by; requests without one are the main office's", async () => {
      await openBoth();
      await db().delete(requests);
      const there = await send("contact-requests", { ...person, location: "ep", message: "There" });
      const here = await send("contact-requests", { ...person, message: "Here" });
      const main = await send("contact-requests", { ...person, location: "main", message: "Here by choice" });
      const listed = async (office: string) => {
        const answer = await call("GET", `/contact-requests?office=${office}`);
        return answer.json<{ reference: string }[]>().map(({ reference }) => reference);
      };
      expect(await listed("ep")).toEqual([there.reference]);
      expect((await listed("main")).toSorted()).toEqual([here.reference, main.reference].toSorted());
      expect(await listed("gone")).toEqual([]);
      expect((await call("GET", "/contact-requests?office=No%20such")).statusCode).toBe(400);
      const exported = await call("GET", "/contact-requests/export?office=ep");
      expect(exported.headers["content-disposition"]).toContain("office-ep");
    });

    it("is the main one for an id of no office", async () => {
      await openBoth();
      const { reference } = await send("contact-requests", { ...person, location: "gone", message: "Unknown" });
      expect(await rowOf(reference)).toMatchObject({ location: null, respondBy: MAIN_DUE });
    });

    it("is changed at the desk with the details, and the deadline with it; the export names it", async () => {
      await openBoth();
      const { reference } = await send("contact-requests", { ...person, location: "ep", message: "To move" });
      const correct = (to: object, from: object) =>
        call("PATCH", `/contact-requests/${reference}/details`, { to, from });
      expect((await correct({ location: "gone" }, {})).statusCode).toBe(400);
      expect((await correct({ location: "" }, { location: "main" })).statusCode).toBe(409);
      expect((await correct({ location: "" }, { location: "ep" })).json()).toEqual({
        changed: ["location"],
        proposed: [],
      });
      const row = await rowOf(reference);
      expect(row).toMatchObject({ location: null, respondBy: MAIN_DUE });
      const events = await db()
        .select()
        .from(deskEvents)
        .where(eq(deskEvents.requestId, row?.id ?? 0));
      expect(events.find(({ type }) => type === "corrected")?.data).toMatchObject({
        before: { location: "El Paso" },
        after: { location: "Houston" },
      });
      await correct({ location: "ep" }, { location: "" });
      expect(await rowOf(reference)).toMatchObject({ location: "ep", respondBy: EL_PASO_DUE });
      const viewed = (await call("GET", `/contact-requests/${reference}`)).json<{ work: object }>();
      expect(viewed.work).toMatchObject({ location: "ep" });
      const line = (await call("GET", "/contact-requests/export")).body
        .split("\n")
        .find((one) => one.includes(reference));
      expect(line).toContain(",El Paso,");
    });

    it("decides when a request waits too long, until the office is removed", async () => {
      await openBoth();
      await db().delete(requests);
      await db().delete(messages);
      const { reference } = await send("contact-requests", { ...person, location: "ep", message: "To wait" });
      const { deps } = server();
      const escalated = async (time: string, settings = deps.settings) => {
        now = new Date(time);
        await escalate({ ...deps, settings });
        return (await db().select().from(messages)).filter(({ kind }) => kind === "lead-escalation").length;
      };
      // 90 open minutes: half an hour on Monday, an hour on Tuesday from nine o'clock Mountain time.
      expect(await escalated("2026-11-17T16:59:00Z")).toBe(0);
      const { longest } = await readWaiting(deps);
      expect(longest).toMatchObject([{ reference, minutes: 89 }]);
      // By the main office's clock the 90 minutes were over on Monday at seven.
      expect(await escalated("2026-11-17T16:59:00Z", fixedSettings())).toBe(1);
    });
  },
  { clock: () => now },
);
