import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { logInAs, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { forwardLead } from "../leads/forward-lead.ts";
import { portOf } from "../../../tests/support/port-of.ts";
import { textLike } from "../../../tests/support/matchers.ts";
import { AGREED } from "../../../tests/support/agreed.ts";

const PERSON = { email: "rosa@garza.example", phone: "713-555-0166", ...AGREED };
const CONTACT = { ...PERSON, firstName: "Rosa", lastName: "Vela", inquiryType: "claim", message: "Hail. Please call." };
const QUOTE = { ...PERSON, name: "Rosa Vela", zipCode: "77008", driverDob: "1987-06-05", vehicleMake: "Ford" };

const COMMON_HEADINGS =
  "Stage,Agent,Priority,Follow-up (office time),Office,Tags,Language,Agreed to calls and texts,Do not text,Do not call";

describe("what was typed into a form", () => {
  let server: TestApp;
  let service: Server;
  let cookie: string;
  const received: [string, string][][] = [];
  const sent: { path: string; kind: "quote" | "contact"; id: number; reference: string }[] = [];

  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        received.push([...new URLSearchParams(body)]);
        response.writeHead(200).end();
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => service.once("listening", resolve));
    const port = portOf(service);
    server = await startTestApp({ env: { FORM_FORWARD_URL: `http://127.0.0.1:${port}/form` } });
    cookie = await logInAs(server.app);
    for (const [kind, payload] of [["contact", CONTACT] as const, ["quote", QUOTE] as const]) {
      const path = `/api/${kind}-requests`;
      await server.app.inject({ method: "POST", url: path, payload });
      const [lead] = (await get(path)).json<{ id: number; reference: string }[]>();
      if (lead) sent.push({ path, kind, ...lead });
    }
  });
  afterAll(async () => {
    service.close();
    await server.close();
  });
  const get = (url: string, q = "") => server.app.inject({ url, headers: { cookie, ...searchHeaders(q) } });
  const common = (reference: string) => ({
    id: 1,
    reference,
    language: "en",
    source: {},
    isSuspect: false,
    suspicion: null,
    isHeld: false,
    doNotText: false,
    doNotCall: false,
    doNotMail: false,
    hasConsent: true,
    unread: 0,
    requestDate: textLike(/^\d{4}-.*Z$/),
    work: expect.objectContaining({ stage: "new", owner: null, version: 0 }),
  });
  const { consent: _contact, consentText: _read, ...contact } = CONTACT;
  const { consent: _quote, consentText: _shown, driverDob, vehicleMake, ...quote } = QUOTE;

  it("is listed, all of it but what is sealed", async () => {
    const [contacts, quotes] = sent;
    const lastMessage = { text: contact.message, direction: "in" };
    expect((await get("/api/contact-requests")).json()).toEqual([
      { ...common(contacts?.reference ?? ""), ...contact, lastMessage },
    ]);
    const fields = { ...quote, insuranceType: "auto", details: { vehicleMake }, lastMessage: null };
    expect((await get("/api/quote-requests")).json()).toEqual([{ ...common(quotes?.reference ?? ""), ...fields }]);
  });

  it("is shown whole to those who open the request", async () => {
    const context = {
      isBinned: false,
      consent: expect.objectContaining({ page: "" }),
      marketingConsent: null,
      thread: [],
      isBounced: false,
      agentsMailbox: agency.agentsEmail,
      events: [expect.objectContaining({ type: "received", actor: null })],
      proposals: [],
    };
    for (const { path, id, reference, kind } of sent) {
      const fields =
        kind === "contact"
          ? contact
          : { ...quote, insuranceType: "auto", details: { driverDob, vehicleMake }, premiums: [] };
      expect((await get(`${path}/${id}`)).json()).toEqual({ ...common(reference), ...fields, ...context });
    }
  });

  it("is exported under headings of its own, in their order", async () => {
    const tables = await Promise.all(sent.map(async ({ path }) => (await get(`${path}/export`)).body.split("\r\n")));
    expect(tables.map(([headings]) => headings?.replace("\ufeff", ""))).toEqual([
      `Reference,Received (office time),First name,Last name,Email,Phone,About,Message,${COMMON_HEADINGS}`,
      "Reference,Received (office time),Insurance,Name,Email,Phone,ZIP code,Vehicle type,Vehicle year,Vehicle make," +
        "Vehicle model,Driver's license state,Current insurance company,VIN,Primary use,Miles per year,Driver's age," +
        "Accidents in 5 years,Violations in 3 years,Auto coverage wanted,Property type,Year built,Roof," +
        "Roof replaced in,Business name,Type of business,What the business does,Employees,Gender," +
        `Life coverage wanted,Life coverage in dollars,${COMMON_HEADINGS}`,
    ]);
    const rows = tables.map(([, ...lines]) => lines.join("\n"));
    expect(rows[0]).toContain(
      ",Rosa,Vela,rosa@garza.example,(713) 555-0166,Claim,Hail. Please call.,New,,High,,,,English,Yes,No,No\n",
    );
    expect(rows[1]).toContain(
      `,Auto Insurance,Rosa Vela,rosa@garza.example,(713) 555-0166,77008,,,Ford${",".repeat(21)},New,,Normal,,,,English,Yes,No,No\n`,
    );
  });

  it("is passed on in the order and under the names that the form service knows", async () => {
    for (const { kind, id } of sent) await forwardLead(server.deps, { kind, id });
    const ends = [
      ["_honey", ""],
      ["_captcha", "false"],
    ];
    expect(received).toEqual([
      [
        ["First Name", "Rosa"],
        ["Last Name", "Vela"],
        ["Email", "rosa@garza.example"],
        ["Phone", "713-555-0166"],
        ["Inquiry Type", "claim"],
        ["Message", "Hail. Please call."],
        ...ends,
      ],
      [
        ["Name", "Rosa Vela"],
        ["Email", "rosa@garza.example"],
        ["Phone", "713-555-0166"],
        ["Zip Code", "77008"],
        ["Driver Dob", "1987-06-05"],
        ["Vehicle Make", "Ford"],
        ["Insurance Type", "auto"],
        ["Request Date", textLike(/^\d{4}-.*Z$/)],
        ...ends,
      ],
    ]);
  });

  it("is found by the words of the fields that are searched, and of no others", async () => {
    const found = async (path: string, q: string) => (await get(path, q)).json<object[]>().length;
    const words = ["rosa", "vela", "rosa@garza", "garza.example", "713 555", "0166"];
    for (const { path, reference } of sent) {
      for (const q of [...words, reference, reference.slice(2)]) expect([q, await found(path, q)]).toEqual([q, 1]);
      for (const q of ["hail", "claim", "auto", "ford"]) expect([q, await found(path, q)]).toEqual([q, 0]);
    }
    expect(await found("/api/quote-requests", "77008")).toBe(1);
  });
});
