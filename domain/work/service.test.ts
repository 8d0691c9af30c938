import { describe, expect, it } from "vitest";
import { ALL_STAGES, STAGES } from "./desk/stages.ts";
import { deskRequest } from "./request-forms.ts";
import { needsMessage, REQUIRED_DETAILS, SERVICE_SUBJECTS } from "./service-options.ts";
import { serviceRequest } from "./service.ts";

const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713-555-0166" };
const faultsOf = (form: object) => serviceRequest.safeParse(form).error?.issues.map(({ path }) => path.join("."));

describe("the form of each service subject", () => {
  it.each(SERVICE_SUBJECTS)("of %s asks for what it must have, and for nothing else", (subject) => {
    const missing = faultsOf({ subject, ...person });
    const expected = [...REQUIRED_DETAILS[subject], ...(needsMessage(subject) ? ["message"] : [])];
    expect(missing ?? []).toEqual(expect.arrayContaining(expected));
    expect(missing ?? []).toHaveLength(expected.length);
  });

  it("takes no other subject, no day to come for what has happened, and no half VIN", () => {
    expect(faultsOf({ subject: "loan", ...person })).toEqual(["subject"]);
    const loss = { subject: "loss", lossType: "collision", ...person };
    expect(faultsOf({ ...loss, lossDate: "2026-10-01" })).toBeUndefined();
    expect(faultsOf({ ...loss, lossDate: "2099-01-01" })).toEqual(["lossDate"]);
    expect(faultsOf({ subject: "vehicle", changeType: "add", vin: "1HG", ...person })).toEqual(["vin"]);
  });
});

it("the office enters a service request with what it was told, and checks only the details of its subject", () => {
  const told = { kind: "service", channel: "phone", oralConsent: "not-asked", language: "en", ...person };
  const vehicle = { ...told, subject: "vehicle", changeType: "", vehicleYear: "", vin: "1HG" };
  expect(deskRequest.safeParse(vehicle).error?.issues.map(({ path }) => path.join("."))).toEqual(["vin"]);
  const address = { ...vehicle, subject: "address", street: "1402 Heights Boulevard" };
  expect(deskRequest.parse(address)).toMatchObject({ subject: "address", street: "1402 Heights Boulevard" });
});

it("the order of all stages keeps the order of each kind", () => {
  for (const stages of Object.values<readonly string[]>(STAGES)) {
    expect(ALL_STAGES.filter((stage) => stages.includes(stage))).toEqual(stages);
  }
});
