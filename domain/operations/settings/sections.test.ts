import { describe, expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { SECTION_SCHEMAS } from "./sections.ts";
import type { Section } from "./section-names.ts";

const number = "validation:number";
const day = { open: "09:00", close: "17:30" };
const OFFICE = {
  phone: "(713) 555-0142",
  address: { street: "1 Main St", city: "Houston", state: "TX", zip: "77002" },
  geo: { latitude: 29.7, longitude: -95.3 },
  timezone: "America/Chicago",
  hours: [day, day, day, day, day, null, null],
  mapUrl: "",
  manager: "",
};
const faults = (section: Section, input: unknown) => faultsOf(SECTION_SCHEMAS[section], input);
const parsed = (section: Section, input: unknown): unknown => SECTION_SCHEMAS[section].parse(input);
const office = (changes: object) => faults("locations", [{ ...OFFICE, ...changes }]);

describe("the identity of an agency", () => {
  const IDENTITY = { name: "Wren Insurance", shortName: "Wren", foundedYear: 2001, licenseNumber: "1" };

  it("is its names, its year and its license", () => {
    expect(parsed("identity", IDENTITY)).toEqual(IDENTITY);
    expect(Object.keys(faults("identity", {}))).toEqual(["name", "shortName", "foundedYear", "licenseNumber"]);
    const required = "validation:required";
    expect(faults("identity", { name: "", shortName: " ", foundedYear: 1799, licenseNumber: "" })).toEqual({
      name: required,
      shortName: required,
      foundedYear: number,
      licenseNumber: required,
    });
    const tooLong = "validation:tooLong";
    const long = { name: "x".repeat(201), shortName: "x".repeat(61), licenseNumber: "x".repeat(41) };
    expect(faults("identity", { ...long, foundedYear: 2101 })).toEqual({
      name: tooLong,
      shortName: tooLong,
      foundedYear: number,
      licenseNumber: tooLong,
    });
    expect([1800, 2100].map((foundedYear) => faults("identity", { ...IDENTITY, foundedYear }))).toEqual([{}, {}]);
  });
});

describe("the offices", () => {
  it("get an id by their place where they were stored without one", () => {
    expect(parsed("locations", [OFFICE, OFFICE, { ...OFFICE, id: "north" }])).toMatchObject([
      { id: "main", phone: "17135550142", mapUrl: null, manager: null },
      { id: "office-2" },
      { id: "north" },
    ]);
    expect(Object.keys(faults("locations", "x"))).toEqual([""]);
    expect(Object.keys(faults("locations", [null]))).toEqual(["0"]);
    expect(Object.keys(faults("locations", ["x"]))).toEqual(["0"]);
  });

  it("are one to fifty, each with its own id", () => {
    const many = (count: number) => Array.from({ length: count }, () => OFFICE);
    expect(Object.keys(faults("locations", []))).not.toEqual([]);
    expect([faults("locations", many(50)), faults("locations", many(51))]).toEqual([{}, { "": "validation:tooMany" }]);
    const same = { ...OFFICE, id: "main" };
    expect(faults("locations", [same, same])).toEqual({ "": "validation:invalid" });
    expect(office({ id: "Main!" })).toEqual({ "0.id": "validation:invalid" });
  });

  it("have a place, a clock and hours for every day of the week", () => {
    expect(office({ mapUrl: "https://maps.example.com", manager: "Ana" })).toEqual({});
    expect(office({ address: { street: "", city: "", state: "Texas", zip: "7" } })).toEqual({
      "0.address.street": "validation:required",
      "0.address.city": "validation:required",
      "0.address.state": "validation:choice",
      "0.address.zip": "validation:quoteZip",
    });
    for (const state of ["T", "TXX", "tx", "T1"])
      expect(office({ address: { ...OFFICE.address, state } })).toEqual({ "0.address.state": "validation:choice" });
    expect(Object.keys(office({ geo: { latitude: 90.1, longitude: -180.1 } }))).toEqual([
      "0.geo.latitude",
      "0.geo.longitude",
    ]);
    expect(Object.keys(office({ geo: { latitude: -90.1, longitude: 180.1 } }))).toHaveLength(2);
    expect(office({ geo: { latitude: -90, longitude: 180 } })).toEqual({});
    expect(office({ geo: { latitude: 90, longitude: -180 } })).toEqual({});
    expect(office({ timezone: "Texas", mapUrl: "javascript:alert(1)" })).toEqual({
      "0.timezone": "validation:timezone",
      "0.mapUrl": "validation:url",
    });
    expect(Object.keys(office({ hours: [day] }))).toEqual(["0.hours"]);
    const hours = (one: object) => office({ hours: [one, null, null, null, null, null, null] });
    expect(hours({ open: "09:00", close: "09:00" })).toEqual({ "0.hours.0.close": "validation:timeOrder" });
    expect(hours({ open: "23:59", close: "24:00" })).toMatchObject({ "0.hours.0.close": "validation:time" });
    for (const open of ["9:00", "12:60", "x09:00", "09:000", "2:00"])
      expect(hours({ open, close: "23:00" })).toMatchObject({ "0.hours.0.open": "validation:time" });
    expect([hours({ open: "00:00", close: "19:59" }), hours({ open: "20:00", close: "23:59" })]).toEqual([{}, {}]);
    const { phone: _phone, ...without } = OFFICE;
    expect(Object.keys(faults("locations", [without]))).toEqual(["0.phone"]);
    expect(Object.keys(office({ address: undefined, geo: undefined }))).toEqual(["0.address", "0.geo"]);
  });
});

describe("a holiday", () => {
  const isHoliday = (...list: object[]) => SECTION_SCHEMAS.holidays.safeParse(list).success;

  it("is a date, a weekday of a month, or one day", () => {
    const list = [
      { name: "Christmas", month: 12, day: 25 },
      { name: "Labor Day", month: 9, weekday: 0, which: 1 },
      { name: "Memorial Day", month: 5, weekday: 6, which: "last" },
      { name: "Once", date: "2026-11-27" },
    ];
    expect(parsed("holidays", list)).toEqual(list);
    for (const which of [2, 3, 4]) expect(isHoliday({ name: "x", month: 1, weekday: 0, which })).toBe(true);
    for (const wrong of [
      { name: "", month: 12, day: 25 },
      { name: "", date: "2026-11-27" },
      { name: "", month: 1, weekday: 0, which: 1 },
      { name: "x", month: 13, day: 1 },
      { name: "x", month: 0, day: 1 },
      { name: "x", month: 1, day: 32 },
      { name: "x", month: 1, day: 0 },
      { name: "x", month: 1, weekday: 7, which: 1 },
      { name: "x", month: 1, weekday: -1, which: 1 },
      { name: "x", month: 1, weekday: 0, which: 5 },
      { name: "x" },
      {},
    ])
      expect(isHoliday(wrong)).toBe(false);
  });

  it("is one of up to sixty", () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ name: "x", date: "2026-11-27" }));
    expect([faults("holidays", many(60)), faults("holidays", many(61))]).toEqual([{}, { "": "validation:tooMany" }]);
  });
});

describe("the savings that an agency claims", () => {
  const claim = (percent: number, basis: object | null) => faults("savings", { auto: { percent, basis }, home: null });
  const basis = { customers: 12, from: "2025-01", to: "2025-12" };

  it("are one to 95 percent, with or without a basis", () => {
    expect(parsed("savings", { auto: { percent: 20, basis }, home: null })).toEqual({
      auto: { percent: 20, basis },
      home: null,
    });
    expect([claim(1, null), claim(95, { ...basis, customers: 1, to: "2025-01" })]).toEqual([{}, {}]);
    expect([claim(0, null), claim(96, null)]).toEqual([{ "auto.percent": number }, { "auto.percent": number }]);
    expect(Object.keys(faults("savings", {}))).toEqual(["auto", "home"]);
  });

  it("were found among customers, in months that follow each other", () => {
    expect(claim(5, { ...basis, to: "2024-12" })).toEqual({ "auto.basis.to": "validation:dayOrder" });
    expect(claim(5, { ...basis, customers: 0 })).toEqual({ "auto.basis.customers": number });
    for (const from of ["2025-13", "2025-00", "2025-1", "25-01", "x2025-01", "2025-011"])
      expect(claim(5, { ...basis, from })).toMatchObject({ "auto.basis.from": "validation:date" });
    expect([claim(5, { ...basis, from: "2025-09" }), claim(5, { ...basis, from: "2025-10" })]).toEqual([{}, {}]);
    expect(Object.keys(claim(5, {}))).toEqual(["auto.basis.customers", "auto.basis.from", "auto.basis.to"]);
  });
});
