import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { DETAILS, detailsOfType, ruleOfDetail, SEALED_DETAILS } from "./request-details.ts";
import { filterFields, LOCATION_ID, pick } from "./request-fields.ts";
import { FIELDS, FORMS } from "./request-forms.ts";
import { byTab, isLeadKind, isReference, kindOfReference, nameIn, requestAddress, typeIn } from "./request-kinds.ts";
import { serviceDetails, serviceRequest } from "./service.ts";

const PERSON = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550142" };
const choice = "validation:choice";
const required = "validation:required";
const serve = (subject: string, details: object) => faultsOf(serviceRequest, { ...PERSON, subject, ...details });

describe("the details of a request", () => {
  it("depend on its type, and share their rule", () => {
    expect(detailsOfType("quote", "home")).toContain("roofType");
    expect([detailsOfType("quote", null), detailsOfType("contact", "claim"), detailsOfType("quote", "x")]).toEqual([
      [],
      [],
      [],
    ]);
    expect(ruleOfDetail("quote", "vin")?.safeParse("1").success).toBe(false);
    expect([ruleOfDetail("quote", "shoe"), ruleOfDetail("contact", "vin")]).toEqual([undefined, undefined]);
  });

  it("that tell who or where somebody is are sealed, and leave with no export", () => {
    expect(SEALED_DETAILS).toEqual([
      "driverDob",
      "propertyAddress",
      "personalDob",
      "holderAddress",
      "street",
      "lienholderAddress",
      "loanNumber",
      "lossPlace",
      "othersInvolved",
      "policyNumber",
    ]);
    for (const kind of ["quote", "service"] as const)
      for (const name of SEALED_DETAILS) expect(DETAILS[kind].exported).not.toHaveProperty(name);
    expect(DETAILS.quote.exported["vin"]).toBe("exports:columns.vin");
    expect(DETAILS.service.exported["city"]).toBe("service:fields.city");
    expect(DETAILS.contact).toEqual({ uses: {}, byType: {}, exported: {} });
  });
});

describe("the form of a service request", () => {
  it("asks for what its subject needs", () => {
    expect(serve("certificate", { holderName: " ", holderAddress: "" })).toEqual({
      holderName: required,
      holderAddress: required,
    });
    expect(serve("certificate", { holderName: "City", holderAddress: "1 Main", holderEmail: "a" })).toEqual({
      holderEmail: "validation:quoteEmail",
    });
    expect(serve("driver", { changeType: "x", driverName: "" })).toEqual({ changeType: choice, driverName: required });
    expect(serve("address", { changeType: "add", street: "", addressZip: "7" })).toEqual({
      street: required,
      addressZip: "validation:quoteZip",
    });
    for (const addressZip of ["770022", "x77002"])
      expect(serve("address", { changeType: "add", street: "1 Main", addressZip })).toEqual({
        addressZip: "validation:quoteZip",
      });
    expect(serve("address", { changeType: "add", street: "1 Main", addressZip: " 77002 " })).toEqual({});
    expect(serve("lienholder", { changeType: "add", lienholderName: "" })).toEqual({ lienholderName: required });
    expect(serve("cancellation", { cancelWish: "x" })).toEqual({ cancelWish: choice });
    expect(serve("glass", { glassPart: "x", glassDamage: "x" })).toEqual({ glassPart: choice, glassDamage: choice });
    expect(serve("proof", { proofFor: "x", deadline: "soon", policyLine: "boat" })).toEqual({
      proofFor: choice,
      deadline: "validation:date",
      policyLine: choice,
    });
    expect(serve("id-card", { firstName: "R", lastName: "V", email: "a", phone: "1" })).toEqual({
      firstName: "validation:firstNameMin",
      lastName: "validation:lastNameMin",
      email: "validation:contactEmail",
      phone: "validation:phone",
    });
  });

  it("has a message where it is the question itself", () => {
    expect([serve("billing", { message: "" }), serve("service-other", { message: " " })]).toEqual([
      { message: required },
      { message: required },
    ]);
    expect([serve("id-card", { message: "" }), serve("billing", { message: "Why?" })]).toEqual([{}, {}]);
    expect(serve("id-card", { message: "x".repeat(5_001) })).toEqual({ message: "validation:tooLong" });
  });

  it("takes what has happened until tomorrow by the world's clock", () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const loss = (lossDate: string) => serve("loss", { lossType: "collision", lossDate });
    expect([loss(day(0)), loss(day(1))]).toEqual([{}, {}]);
    expect(loss(day(2))).toEqual({ lossDate: "validation:notFuture" });
  });

  it.each(Object.keys(serviceDetails))(
    "of %s has the fields of everybody, of its subject and of the envelope",
    (subject) => {
      const form = serviceRequest.options.find((one) => one.shape.subject.value === subject)!;
      const own = Object.keys(serviceDetails[subject as keyof typeof serviceDetails].shape);
      expect(Object.keys(form.shape)).toEqual(
        expect.arrayContaining([...Object.keys(PERSON), ...own, "message", "consent", "website", "location"]),
      );
      expect(own).toEqual(expect.arrayContaining(["carrier", "policyNumber"]));
    },
  );
});

describe("the fields of a kind", () => {
  it("are used as its definition says", () => {
    expect(Object.keys(FIELDS.contact)).toEqual(["firstName", "lastName", "email", "phone", "inquiryType", "message"]);
    expect(filterFields(FIELDS.contact, ({ isSearched }) => isSearched)).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
    ]);
    expect(filterFields(FIELDS.quote)).toHaveLength(5);
    expect(filterFields(FIELDS.service, ({ storedAs }) => storedAs === "type")).toEqual(["subject"]);
    expect([FORMS.quote.onTimeline, FORMS.contact.onTimeline, FORMS.service.onTimeline]).toEqual([
      ["insuranceType", "zipCode"],
      ["inquiryType", "message"],
      ["subject", "message"],
    ]);
    expect(pick({ a: 1, b: 2 }, ["a"])).toEqual({ a: 1 });
    for (const kind of ["quote", "contact", "service"] as const)
      for (const use of Object.values(FIELDS[kind]))
        expect([use.tellsApart, use.exported, use.shown]).not.toContain(null);
  });

  it("belong to an office by its id", () => {
    expect(["main", "office-2", "a".repeat(32)].every((id) => LOCATION_ID.test(id))).toBe(true);
    expect(["", "Main", "a b", "a".repeat(33), "-!"].some((id) => LOCATION_ID.test(id))).toBe(false);
  });
});

it("the kinds of requests are known by name, and each has a tab of its own", () => {
  expect([isLeadKind("quote"), isLeadKind("letter"), isLeadKind("toString")]).toEqual([true, false, false]);
  expect(byTab((kind) => kind)).toEqual({ quotes: "quote", contacts: "contact", services: "service" });
});

describe("a reference", () => {
  it("tells the kind of its request, by its first letter", () => {
    expect(["Q-1", "C-1", "S-1"].map(kindOfReference)).toEqual(["quote", "contact", "service"]);
    expect(() => kindOfReference("X-1")).toThrow("X-1");
    expect([
      isReference("Q-AB12"),
      isReference("X-1"),
      isReference("Q-"),
      isReference("Q-1 "),
      isReference(" Q-1"),
    ]).toEqual([true, false, false, false, false]);
    expect(requestAddress("S-1")).toBe("/agent-dashboard?tab=services&request=S-1");
  });

  it("goes with the name and the type of its request", () => {
    const request = (reference: string, fields: object) => ({ reference, ...fields });
    expect(nameIn(request("C-1", { firstName: "Rosa", lastName: "Vela", name: "No" }))).toBe("Rosa Vela");
    expect(nameIn(request("C-1", { firstName: null, lastName: "Vela" }))).toBe("Vela");
    expect([nameIn(request("Q-1", {})), typeIn(request("Q-1", {}))]).toEqual(["", null]);
    expect([nameIn(request("Q-1", { name: "Rosa" })), nameIn(request("Q-1", { name: null }))]).toEqual(["Rosa", ""]);
    expect(typeIn(request("Q-1", { insuranceType: "auto" }))).toBe("auto");
    expect([typeIn(request("C-1", { inquiryType: null })), typeIn(request("S-1", { subject: "auto" }))]).toEqual([
      null,
      null,
    ]);
  });
});
