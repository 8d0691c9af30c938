import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { contactRequest } from "./contacts.ts";
import { fullQuote, quoteCompletion, quoteDetails, shortQuote } from "./quotes.ts";
import { correctionOf, deskRequest, proposalDecision } from "./request-forms.ts";

const REACH = { email: "rosa@example.com", phone: "7135550142" };
const QUOTE = { insuranceType: "auto", name: "Rosa Vela", ...REACH, zipCode: "77002" };
const quote = (changes: object) => faultsOf(fullQuote, { ...QUOTE, ...changes });
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const choice = "validation:choice";
const range = "validation:numberRange";

describe("a quote request", () => {
  it("says who asks, for what and where", () => {
    expect(fullQuote.parse({ ...QUOTE, consent: "on" })).toEqual({ ...QUOTE, consent: true });
    expect(quote({ name: "", email: "a", phone: "1", zipCode: "7" })).toEqual({
      name: "validation:nameRequired",
      email: "validation:quoteEmail",
      phone: "validation:phone",
      zipCode: "validation:quoteZip",
    });
    expect(quote({ insuranceType: "boat" })).toEqual({ insuranceType: "validation:insuranceType" });
    expect(quote({ location: "North!" })).toEqual({ location: choice });
  });

  it.each(["home", "business", "life"])("for %s may go without a ZIP code", (insuranceType) => {
    for (const zipCode of ["", undefined, null, "77002"]) expect(quote({ insuranceType, zipCode })).toEqual({});
    for (const zipCode of ["7700", "770022", "x77002"])
      expect(quote({ insuranceType, zipCode })).toEqual({ zipCode: "validation:quoteZip" });
  });

  it("has details that exist: years, dates, counts and choices", () => {
    const year = (vehicleYear: string) => quote({ vehicleYear });
    expect([year("1900"), year(String(NEXT_YEAR)), year("")]).toEqual([{}, {}, {}]);
    for (const value of ["1899", String(NEXT_YEAR + 1)])
      expect(year(value)).toEqual({ vehicleYear: "validation:yearRange" });
    for (const value of ["199", "19999", "199x", "x1999", "1999.0", "+1999"])
      expect(Object.keys(year(value))).toEqual(["vehicleYear"]);
    expect(quote({ driverDob: "1980-02-30" })).toEqual({ driverDob: "validation:date" });
    expect(quote({ driverDob: "2999-01-01" })).toEqual({ driverDob: "validation:birthDate" });
    expect(quote({ annualMileage: "500000", driverAge: "13", accidents: "0", violations: "99" })).toEqual({});
    expect(quote({ annualMileage: "500001", driverAge: "12", accidents: "100", violations: "100" })).toEqual({
      annualMileage: range,
      driverAge: range,
      accidents: range,
      violations: range,
    });
    expect(quote({ driverAge: "121", annualMileage: "1x" })).toEqual({
      driverAge: range,
      annualMileage: range,
    });
    for (const annualMileage of ["", "1234567890", "x1", "-1", "+1", "1.5"])
      expect(Object.keys(quote({ annualMileage }))).toEqual(annualMileage ? ["annualMileage"] : []);
    expect(quote({ vehicleType: "boat", driverLicenseState: "OK", primaryUse: "race", vin: "1" })).toEqual({
      vehicleType: choice,
      driverLicenseState: choice,
      primaryUse: choice,
      vin: "validation:vin",
    });
  });

  it("wishes for coverages: several, one as a text, or none", () => {
    const wished = (coverageTypes: unknown) => fullQuote.parse({ ...QUOTE, coverageTypes });
    expect(wished("pip")).toMatchObject({ coverageTypes: ["pip"] });
    expect(wished(["pip", "collision"])).toMatchObject({ coverageTypes: ["pip", "collision"] });
    expect(wished("")).not.toHaveProperty("coverageTypes", [""]);
    expect(quote({ coverageTypes: ["x"] })).toEqual({ "coverageTypes.0": choice });
    expect(Object.keys(quote({ coverageTypes: Array.from({ length: 7 }, () => "pip") }))).toEqual(["coverageTypes"]);
  });

  it("for a house, a business or a life has details of its own", () => {
    const of = (insuranceType: string, details: object) => quote({ insuranceType, ...details });
    expect(
      of("home", { propertyYearBuilt: "1700", roofYear: "1700", roofType: "tile", propertyType: "condo" }),
    ).toEqual({});
    expect(of("home", { propertyYearBuilt: "1699", roofYear: "1699", roofType: "x", propertyType: "x" })).toEqual({
      propertyYearBuilt: "validation:yearRange",
      roofYear: "validation:yearRange",
      roofType: choice,
      propertyType: choice,
    });
    expect(of("business", { employees: "999999", businessType: "retail" })).toEqual({});
    expect(of("business", { employees: "1000000", businessType: "x" })).toEqual({
      employees: range,
      businessType: choice,
    });
    expect(of("life", { coverageAmount: "999999999", personalGender: "female", coverageType: "term" })).toEqual({});
    expect(Object.keys(of("life", { coverageAmount: "x", personalGender: "x", coverageType: "x" }))).toHaveLength(3);
    for (const type of ["auto", "home", "business", "life"] as const)
      expect(Object.keys(fullQuote.options.find((one) => one.shape.insuranceType.value === type)!.shape)).toEqual(
        expect.arrayContaining([
          "name",
          "email",
          "phone",
          "consent",
          "location",
          ...Object.keys(quoteDetails[type].shape),
        ]),
      );
  });
});

describe("a short quote request", () => {
  const SHORT = { form: "short", insuranceType: "home", zipCode: "77002" };

  it("needs a type and a ZIP code only", () => {
    expect(shortQuote.parse(SHORT)).toEqual({ ...SHORT, consent: false });
    expect(faultsOf(shortQuote, { form: "long", insuranceType: "x", zipCode: "7", email: "a" })).toMatchObject({
      insuranceType: "validation:insuranceType",
      zipCode: "validation:shortZip",
      email: "validation:shortEmail",
    });
    expect(Object.keys(faultsOf(shortQuote, {}))).toEqual(["form", "insuranceType", "zipCode"]);
    expect(Object.keys(faultsOf(shortQuote, { ...SHORT, phone: "1".repeat(31) }))).toEqual(["phone"]);
  });

  it("is completed by a name, and a phone number or an e-mail address", () => {
    const way = { phone: "validation:wayToAnswer" };
    expect(quoteCompletion.parse({ name: "Rosa", phone: REACH.phone })).toMatchObject({ token: "", name: "Rosa" });
    expect(quoteCompletion.parse({ token: "t", name: "Rosa", email: REACH.email })).toMatchObject({ token: "t" });
    expect(faultsOf(quoteCompletion, { name: "Rosa" })).toEqual(way);
    expect(faultsOf(quoteCompletion, { name: "" })).toEqual({ ...way, name: "validation:nameRequired" });
  });
});

describe("a request that the office enters", () => {
  const TOLD = { channel: "phone", oralConsent: "given", language: "es", firstName: "Rosa", lastName: "Vela" };
  const enter = (form: object) => faultsOf(deskRequest, { ...TOLD, phone: REACH.phone, ...form });

  it("is of a kind, with a way to answer it", () => {
    expect(enter({ kind: "quote", insuranceType: "auto" })).toEqual({});
    expect(enter({ kind: "contact", inquiryType: "claim", message: "Hail" })).toEqual({});
    expect(enter({ kind: "contact", phone: "", email: REACH.email })).toEqual({});
    expect(enter({ kind: "contact", phone: "" })).toEqual({ phone: "validation:wayToAnswer" });
    expect(enter({ kind: "letter" })).toEqual({ kind: choice });
    expect(enter({ kind: "quote", insuranceType: "boat" })).toEqual({ insuranceType: "validation:insuranceType" });
    expect(enter({ kind: "contact", inquiryType: "x" })).toEqual({ inquiryType: choice });
  });

  it("says who called, how, and what they agreed to", () => {
    expect(
      enter({
        kind: "contact",
        channel: "owl",
        oralConsent: "maybe",
        language: "fr",
        firstName: "",
        lastName: "",
        email: "a",
      }),
    ).toEqual({
      channel: choice,
      oralConsent: choice,
      language: choice,
      firstName: "validation:firstNameRequired",
      lastName: "validation:lastNameRequired",
      email: "validation:quoteEmail",
    });
    for (const insuranceType of ["auto", "home", "business", "life"])
      expect(deskRequest.parse({ ...TOLD, ...REACH, kind: "quote", insuranceType, zipCode: "77002" })).toMatchObject({
        kind: "quote",
        insuranceType,
        zipCode: "77002",
      });
    expect(enter({ kind: "quote", insuranceType: "auto", zipCode: "7", vehicleType: "boat" })).toEqual({
      zipCode: "validation:quoteZip",
      vehicleType: choice,
    });
  });
});

describe("a correction", () => {
  const correct = (kind: "quote" | "contact" | "service", to: object) => faultsOf(correctionOf(kind), { to });

  it("names the fields that change, and what its author saw", () => {
    expect(correctionOf("quote").parse({ to: {} })).toEqual({ to: {}, from: {} });
    const from = { name: "Rosa", coverageTypes: ["pip"], vin: null };
    expect(correctionOf("quote").parse({ to: { name: "Rosa V" }, from })).toEqual({ to: { name: "Rosa V" }, from });
    expect(proposalDecision.parse({})).toEqual({ seen: {} });
    expect(Object.keys(faultsOf(correctionOf("quote"), {}))).toEqual(["to"]);
  });

  it("clears a field, or sets it by its rule", () => {
    expect(correct("quote", { email: "", phone: "", zipCode: "", vin: "", location: "", coverageTypes: [] })).toEqual(
      {},
    );
    expect(
      correct("quote", { ...REACH, zipCode: "77002", location: "north", insuranceType: "home", language: "es" }),
    ).toEqual({});
    expect(
      correct("quote", {
        email: "a",
        phone: "1",
        zipCode: "7",
        vin: "1",
        location: "N!",
        insuranceType: "x",
        language: "fr",
      }),
    ).toEqual({
      "to.email": "validation:quoteEmail",
      "to.phone": "validation:phone",
      "to.zipCode": "validation:quoteZip",
      "to.vin": "validation:vin",
      "to.location": choice,
      "to.insuranceType": "validation:insuranceType",
      "to.language": choice,
    });
    expect(correctionOf("quote").parse({ to: { vehicleMake: " Ford " } }).to).toEqual({ vehicleMake: "Ford" });
    expect(correctionOf("quote").parse({ to: { coverageTypes: ["pip"] } }).to).toEqual({ coverageTypes: ["pip"] });
  });

  it("never clears the name of a contact or service request", () => {
    const names = { "to.firstName": "validation:firstNameRequired", "to.lastName": "validation:lastNameRequired" };
    expect(correct("contact", { firstName: "", lastName: "" })).toEqual(names);
    expect(correct("service", { firstName: "", lastName: "" })).toEqual(names);
    expect(correct("contact", { inquiryType: "", message: "Hi" })).toEqual({});
    expect(correct("contact", { inquiryType: "x" })).toEqual({ "to.inquiryType": choice });
    expect(correct("service", { subject: "x", vin: "1" })).toEqual({
      "to.subject": choice,
      "to.vin": "validation:vin",
    });
    expect(correct("service", { subject: "loss", policyNumber: "", message: "x" })).toEqual({});
    expect(correct("service", { holderName: "", holderEmail: "a" })).toEqual({
      "to.holderEmail": "validation:quoteEmail",
    });
  });
});

it("a contact request has names of two letters, a way to answer, and perhaps a topic", () => {
  expect(faultsOf(contactRequest, { firstName: "R", lastName: "V", email: "a", phone: "1", inquiryType: "x" })).toEqual(
    {
      firstName: "validation:firstNameMin",
      lastName: "validation:lastNameMin",
      email: "validation:contactEmail",
      phone: "validation:phone",
      inquiryType: choice,
    },
  );
  expect(
    faultsOf(contactRequest, { ...REACH, firstName: "Ro", lastName: "Ve", inquiryType: "claim", location: "main" }),
  ).toEqual({});
});
