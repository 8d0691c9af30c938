import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { SERVICE_SUBJECTS, type ServiceSubject } from "../../../domain/work/service-options.ts";
import { AGREED } from "../../../tests/support/agreed.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, messages, requests } from "../../platform/db/schema/index.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import { isText } from "../../../tests/support/message-rows.ts";
import { notifyOfLead } from "./notify-of-lead.ts";

const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713-555-0166" };
const policy = { carrier: "Lone Star Mutual", policyNumber: "TX-4711-88" };

/** The smallest form of each subject, and what must not be readable where it has such. */
const FORMS: Record<ServiceSubject, object> = {
  "id-card": {},
  proof: { proofFor: "lender", recipientName: "Bayou Credit Union" },
  certificate: { holderName: "Gulf Builders LLC", holderAddress: "400 Main Street\nHouston" },
  vehicle: { changeType: "add", vehicleYear: "2024", vehicleMake: "Toyota" },
  driver: { changeType: "add", driverName: "Diego Vela", driverDob: "2008-04-12" },
  address: { changeType: "change", street: "1402 Heights Boulevard", addressZip: "77008" },
  lienholder: { changeType: "remove", lienholderName: "Bayou Credit Union", loanNumber: "L-55" },
  billing: { billingTopic: "amount", message: "Why is it more?" },
  cancellation: { cancelWish: "cancel", cancelReason: "sold" },
  loss: {
    lossType: "collision",
    lossDate: "2026-10-01",
    lossPlace: "Main and 5th",
    othersInvolved: "Jo, 713-555-0100",
  },
  glass: { glassPart: "windshield" },
  "service-other": { message: "What is my deductible?" },
};
const SECRETS = ["TX-4711-88", "400 Main Street", "2008-04-12", "1402 Heights", "L-55", "Main and 5th", "713-555-0100"];

describeOnServer("service requests", (server) => {
  const post = (payload: object, headers: Record<string, string> = {}) =>
    server().app.inject({ method: "POST", url: "/api/service-requests", payload, headers });
  const send = async (subject: ServiceSubject, changes: object = {}, headers: Record<string, string> = {}) => {
    const answer = await post({ subject, ...person, ...policy, ...FORMS[subject], ...changes }, headers);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ reference: string }>().reference;
  };
  const rowOf = async (reference: string) => {
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    if (!row) throw new Error(`${reference} was not stored`);
    return row;
  };
  const view = async (reference: string, cookie: string) =>
    (await server().app.inject({ url: `/api/service-requests/${reference}`, headers: { cookie } })).json<{
      details: object;
      work: { version: number; stage: string };
    }>();

  it.each(SERVICE_SUBJECTS)(
    "about %s are stored with sealed numbers and streets, and opened at the desk",
    async (subject) => {
      const reference = await send(subject);
      expect(reference).toMatch(/^S-\w{5}$/);
      const row = await rowOf(reference);
      expect(row).toMatchObject({ kind: "service", type: subject, name: "Rosa Vela", stage: "new", waitsFor: "us" });
      expect(row.priority).toBe(["loss", "glass"].includes(subject) ? "high" : "normal");
      for (const secret of SECRETS) expect(JSON.stringify(row)).not.toContain(secret);
      const { cookie, id } = await makeUser(server(), "agent");
      const { message: _words, ...details } = FORMS[subject] as { message?: string };
      expect((await view(reference, cookie)).details).toEqual({ ...details, ...policy });
      const seen = and(eq(auditEvents.action, "service.view"), eq(auditEvents.actorId, id));
      expect(await server().deps.db.select().from(auditEvents).where(seen)).toMatchObject([{ subjectId: reference }]);
    },
  );

  it("are stored once, however often they are sent", async () => {
    const headers = { "idempotency-key": "service-once" };
    expect(await send("id-card", {}, headers)).toBe(await send("id-card", {}, headers));
  });

  it("name the fields that are missing", async () => {
    const answer = await post({ subject: "driver", ...person, changeType: "swap" });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields).toSorted()).toEqual(["changeType", "driverName"]);
  });

  const messagesOf = async (subject: ServiceSubject, language: string) => {
    const reference = await send(
      subject,
      { ...AGREED, carrier: `${subject} ${language}` },
      { "accept-language": language },
    );
    await notifyOfLead(server().deps, { kind: "service", reference });
    const { id } = await rowOf(reference);
    const { db } = server().deps;
    const mails = await db
      .select()
      .from(messages)
      .where(and(isMail, eq(messages.requestId, id)))
      .orderBy(messages.id);
    const [text] = await db
      .select()
      .from(messages)
      .where(and(isText, eq(messages.requestId, id)));
    return { notice: mails[0]?.text ?? "", thanks: mails[1]?.text ?? "", sms: text?.text ?? "" };
  };

  it.each([
    ["en", "Nothing is added, changed, canceled or reported until the insurance company confirms it."],
    ["es", "Nada se agrega, se cambia, se cancela ni se reporta hasta que la compañía de seguros lo confirme."],
  ])("are acknowledged in %s by words that say first that nothing is done yet", async (language, sentence) => {
    for (const subject of ["vehicle", "loss", "glass"] as const) {
      const { thanks, sms } = await messagesOf(subject, language);
      expect(thanks.split("\n\n")[1]).toBe(sentence);
      expect(sms.startsWith(`Bluebonnet Insurance Agency: ${sentence} `)).toBe(true);
      expect(sms).toMatch(/S-\w{5}/);
      expect(`${thanks} ${sms}`).not.toContain(policy.policyNumber);
    }
  });

  it("are acknowledged with the choices made, and without a word that was typed or whether somebody is hurt", async () => {
    const chosen = { isInjured: "yes", policeReport: "unsure", policyLine: "auto", vehicleNamed: "canary words" };
    const reference = await send("loss", { ...chosen, carrier: "canary carrier" });
    await notifyOfLead(server().deps, { kind: "service", reference });
    const { id } = await rowOf(reference);
    const mails = await server()
      .deps.db.select()
      .from(messages)
      .where(and(isMail, eq(messages.requestId, id)));
    const thanks = mails.find(({ kind }) => kind === "lead-acknowledgement")?.text ?? "";
    expect(thanks).toContain("What happened? Accident with a vehicle");
    expect(thanks).toContain("Is there a police report? Not sure yet");
    expect(thanks).toContain("Which policy? Auto policy");
    expect(thanks).not.toMatch(/canary|Is anyone hurt|Main and 5th/);
  });

  it("are exported with what is not sealed, and with the names of choices", async () => {
    await send("vehicle", { vehicleModel: "Exported" });
    const cookie = await logInAs(server().app);
    const csv = await server().app.inject({ url: "/api/service-requests/export?type=vehicle", headers: { cookie } });
    expect(csv.body).toContain("Exported");
    expect(csv.body).toContain("Vehicle,");
    expect(csv.body).toContain("Add");
    for (const secret of SECRETS) expect(csv.body).not.toContain(secret);
  });

  it("move through their own stages, stay open after an answer, and end as done", async () => {
    const reference = await send("proof", { recipientName: "Moved" });
    const { cookie } = await makeUser(server(), "agent");
    const work = async (change: object) => {
      const { version } = (await view(reference, cookie)).work;
      const url = `/api/service-requests/${reference}/work`;
      return server().app.inject({ method: "POST", url, headers: { cookie }, payload: { version, change } });
    };
    await work({ do: "call", outcome: "reached" });
    expect(await rowOf(reference)).toMatchObject({ stage: "new", isOpen: true, waitsFor: "customer" });
    expect((await work({ do: "stage", stage: "contacted" })).statusCode).toBe(400);
    for (const stage of ["waiting", "carrier", "done"]) {
      expect((await work({ do: "stage", stage })).statusCode).toBe(200);
      expect(await rowOf(reference)).toMatchObject({ stage, isOpen: stage !== "done" });
    }
    expect(await rowOf(reference)).toMatchObject({ waitsFor: "nobody" });
  });

  it("are entered and corrected at the desk, with sealed details", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const entered = await server().app.inject({
      method: "POST",
      url: "/api/desk-requests",
      headers: { cookie },
      payload: {
        kind: "service",
        channel: "phone",
        oralConsent: "not-asked",
        language: "es",
        subject: "address",
        ...person,
        ...policy,
        ...FORMS.address,
        message: "Moves in May.",
      },
    });
    expect(entered.statusCode).toBe(201);
    const { reference } = entered.json<{ reference: string }>();
    const stored = await rowOf(reference);
    expect(stored.details).toMatchObject({ message: "Moves in May.", addressZip: "77008" });
    for (const secret of SECRETS) expect(JSON.stringify(stored)).not.toContain(secret);
    const corrected = await server().app.inject({
      method: "PATCH",
      url: `/api/service-requests/${reference}/details`,
      headers: { cookie },
      payload: { to: { street: "77 Yale Street", city: "Houston", policyNumber: "" }, from: {} },
    });
    expect(corrected.statusCode).toBe(200);
    expect((await view(reference, cookie)).details).toEqual({
      ...FORMS.address,
      carrier: policy.carrier,
      street: "77 Yale Street",
      city: "Houston",
    });
    expect(JSON.stringify(await rowOf(reference))).not.toContain("Yale");
  });

  it("are routed by their subject", async () => {
    const [admin, agent] = [await makeUser(server(), "admin"), await makeUser(server(), "agent")];
    const made = await server().app.inject({
      method: "POST",
      url: "/api/routing-rules",
      headers: { cookie: admin.cookie },
      payload: {
        name: "Claims",
        isActive: true,
        conditions: { kinds: ["service"], languages: [], types: ["loss"], sources: [], tagIds: [] },
        tagIds: [],
        target: { to: "agent", userIds: [agent.id] },
        task: null,
      },
    });
    expect(made.statusCode).toBe(201);
    for (const [subject, ownerId] of [
      ["loss", agent.id],
      ["glass", null],
    ] as const) {
      const reference = await send(subject, { carrier: "Routed" });
      await notifyOfLead(server().deps, { kind: "service", reference });
      expect((await rowOf(reference)).ownerId).toBe(ownerId);
    }
  });
});
