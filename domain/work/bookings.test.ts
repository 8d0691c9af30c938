import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { canBeBooked, defaultProfile, mayHandleBooking } from "./booking-options.ts";
import { bookingFilter, bookingMove, bookingProfile, bookingWish, newBooking, slotQuery } from "./bookings.ts";

const AT = "2026-11-20T16:00:00.000Z";
const WISH = { way: "visit", at: AT };
const choice = "validation:choice";

describe("a booking", () => {
  it("says how to talk and when, and perhaps where and in which language", () => {
    const whole = { way: "callback", location: "main-2", language: "es" };
    expect(bookingWish.parse({ ...whole, at: AT })).toEqual({ ...whole, at: new Date(AT) });
    expect(bookingWish.parse(WISH)).toEqual({ way: "visit", at: new Date(AT) });
    expect(faultsOf(bookingWish, { way: "fax", location: "Main!", language: "fr", at: "noon" })).toEqual({
      way: choice,
      location: choice,
      language: choice,
      at: choice,
    });
  });

  it("of the desk is for a request, with one agent or whoever is free", () => {
    expect(newBooking.parse({ ...WISH, reference: "Q-1", userId: 7 })).toMatchObject({ reference: "Q-1", userId: 7 });
    expect(Object.keys(faultsOf(newBooking, WISH))).toEqual(["reference"]);
    expect(bookingMove.parse({ at: AT, userId: 7 })).toEqual({ at: new Date(AT), userId: 7 });
    expect(faultsOf(bookingMove, { userId: 0 })).toEqual({ at: choice, userId: choice });
  });

  it("is chosen among the times of a request, an agent, an office and a language", () => {
    const query = { reference: "Q-1", location: "main", language: "en" };
    expect(slotQuery.parse({ ...query, userId: "7" })).toEqual({ ...query, userId: 7 });
    expect(Object.keys(faultsOf(slotQuery, { userId: "x", location: "", language: "fr" }))).toEqual([
      "reference",
      "userId",
      "language",
    ]);
  });

  it("is in the list of its agent, of a request or of some days", () => {
    expect(bookingFilter.parse({})).toEqual({ whose: "mine" });
    const asked = { whose: "everybody", reference: "Q-1", from: "2026-11-01", to: "2026-11-30" };
    expect(bookingFilter.parse(asked)).toEqual(asked);
    expect(faultsOf(bookingFilter, { whose: "theirs" })).toEqual({ whose: choice });
  });

  it("is handled by its agent, and by whoever may edit what is everybody's", () => {
    expect([mayHandleBooking("agent", 7, 7), mayHandleBooking("agent", 7, 8)]).toEqual([true, false]);
    expect(mayHandleBooking("admin", 7, 8)).toBe(true);
    expect(mayHandleBooking("trainee", 7, 7)).toBe(false);
  });
});

describe("the profile of an agent for bookings", () => {
  const PROFILE = { isBookable: true, locations: ["main"], languages: ["en"] };

  it("names at least one office and one language", () => {
    expect(bookingProfile.parse(PROFILE)).toEqual(PROFILE);
    expect(bookingProfile.parse({ ...PROFILE, locations: null })).toMatchObject({ locations: null });
    const required = "validation:required";
    expect(faultsOf(bookingProfile, { ...PROFILE, locations: [], languages: [] })).toEqual({
      locations: required,
      languages: required,
    });
    expect(Object.keys(faultsOf(bookingProfile, { ...PROFILE, languages: ["en", "es", "en"] }))).toEqual(["languages"]);
    const offices = Array.from({ length: 51 }, (_, at) => `office-${at}`);
    expect(Object.keys(faultsOf(bookingProfile, { ...PROFILE, locations: offices }))).toEqual(["locations"]);
    expect(faultsOf(bookingProfile, { ...PROFILE, locations: offices.slice(1), languages: ["en", "es"] })).toEqual({});
    expect(Object.keys(faultsOf(bookingProfile, {}))).toEqual(["isBookable", "locations", "languages"]);
  });

  it("lets agents who have not chosen be booked, in English and in their own languages", () => {
    expect(defaultProfile("agent", ["es", "en"])).toEqual({
      isBookable: true,
      locations: null,
      languages: ["en", "es"],
    });
    expect(defaultProfile("senior_agent", []).isBookable).toBe(true);
    expect([defaultProfile("admin", []).isBookable, defaultProfile("trainee", []).isBookable]).toEqual([false, false]);
  });

  it("decides at which office and in which language they can be booked", () => {
    const profile = { isBookable: true, locations: ["main"], languages: ["en" as const] };
    const wish = { location: "main", language: "en" as const };
    expect(canBeBooked(profile, wish)).toBe(true);
    expect(canBeBooked({ ...profile, locations: null }, { ...wish, location: "north" })).toBe(true);
    expect(canBeBooked(profile, { ...wish, location: "north" })).toBe(false);
    expect(canBeBooked(profile, { ...wish, language: "es" })).toBe(false);
    expect(canBeBooked({ ...profile, isBookable: false }, wish)).toBe(false);
  });
});
