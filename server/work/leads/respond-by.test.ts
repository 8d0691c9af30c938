import { expect, it } from "vitest";
import { agency, twoLocations } from "../../../tests/support/agency.ts";
import { respondBy } from "./respond-by.ts";

it.each([
  ["New Year's Day", "2026-01-01", "2026-01-02"],
  ["Memorial Day", "2026-05-25", "2026-05-26"],
  ["Independence Day, before a Sunday", "2026-07-04", "2026-07-06"],
  ["Labor Day", "2026-09-07", "2026-09-08"],
  ["Thanksgiving", "2026-11-26", "2026-11-27"],
  ["Christmas", "2026-12-25", "2026-12-26"],
])("what comes in on %s is answered two open hours later", (_name, holiday, next) => {
  const isSummer = holiday > "2026-03-08" && holiday < "2026-11-01";
  const noon = new Date(`${holiday}T12:00:00-06:00`);
  expect(respondBy(agency, "quote", noon)).toEqual(new Date(`${next}T12:00:00-0${isSummer ? 5 : 6}:00`));
});

it("the deadline follows the promise for the kind", () => {
  const { quote } = agency.promises;
  const promises = { quote, service: quote, contact: { ...quote, answerWithinHours: 5 } };
  const opens = new Date("2026-11-16T10:00:00-06:00");
  expect(respondBy({ ...agency, promises }, "quote", opens)).toEqual(new Date("2026-11-16T12:00:00-06:00"));
  expect(respondBy({ ...agency, promises }, "contact", opens)).toEqual(new Date("2026-11-16T15:00:00-06:00"));
});

it("the deadline follows the hours and the time zone of the request's office, and the main one's once it is gone", () => {
  const two = { ...agency, locations: twoLocations };
  const evening = new Date("2026-11-16T17:30:00-06:00");
  expect(respondBy(two, "quote", evening, "ep")).toEqual(new Date("2026-11-17T10:30:00-07:00"));
  for (const id of [null, "main", "gone"]) {
    expect(respondBy(two, "quote", evening, id)).toEqual(new Date("2026-11-17T10:30:00-06:00"));
  }
});

it("the deadline at an office without any hours is by the clock around", () => {
  const closed = { ...agency, hours: agency.hours.map(() => null) };
  const night = new Date("2026-11-15T23:00:00-06:00");
  expect(respondBy(closed, "quote", night)).toEqual(new Date("2026-11-16T01:00:00-06:00"));
});
