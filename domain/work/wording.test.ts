import { describe, expect, it } from "vitest";
import type { Translate } from "../platform/text-keys.ts";
import { byChannel, byFigures, byPlural } from "./channels.ts";
import { consentParts, shownConsent } from "./consent.ts";
import { emailKey, familyNameOf, isStandIn, phoneKey } from "./customer-keys.ts";
import { detailValue, isCompletion, isSameValue } from "./detail-values.ts";
import { insteadOfUnoffered, isOffered } from "./lines.ts";
import { mentionedIn, nameBeingTyped } from "./mentions.ts";
import { DEFAULT_CHOICES } from "./notice-options.ts";
import { purposeOf } from "./purposes.ts";
import { sayClock, sayDay } from "./say-booking.ts";
import { sayDeed } from "./say-deed.ts";
import { sayType } from "./say-type.ts";
import { isClaimSubject, isServiceSubject, needsMessage } from "./service-options.ts";
import { smsCommand } from "./sms-words.ts";
import { mayHandleTask, shifted, taskTextOf } from "./task-options.ts";
import { isOutsideTexas } from "./texas-zip.ts";
import { byUrgency } from "./today.ts";
import { isVin } from "./vin.ts";

const t = ((key: string) => key) as Translate;

it("values of channels are named as the API and the figures name them", () => {
  const values = byChannel((channel) => channel.length);
  expect(values).toEqual({ email: 5, sms: 3 });
  expect([byPlural(values), byFigures(values)]).toEqual([
    { emails: 5, sms: 3 },
    { emails: 5, texts: 3 },
  ]);
});

it("a text of consent is shown with its links, and stored as it is read", () => {
  const text = { en: "I agree that {{agency}} may call. See [Terms](/terms) and [Privacy](/privacy).", es: "Hola" };
  expect(consentParts("en", "Wren", text)).toEqual([
    { text: "I agree that Wren may call. See " },
    { text: "Terms", path: "/terms" },
    { text: " and " },
    { text: "Privacy", path: "/privacy" },
    { text: "." },
  ]);
  expect(consentParts("es", "Wren", text)).toEqual([{ text: "Hola" }]);
  expect(shownConsent(text.en, "Wren")).toBe("I agree that Wren may call. See Terms and Privacy.");
});

describe("a customer is recognized", () => {
  it("by an e-mail address and a number, however they are written", () => {
    expect([emailKey(" Rosa@Example.com "), emailKey(" "), emailKey(null)]).toEqual(["rosa@example.com", null, null]);
    expect([phoneKey("(713) 555-0142"), phoneKey("+52 1 81 8345 6789"), phoneKey("+52 81 8345 6789")]).toEqual([
      "+17135550142",
      "+528183456789",
      "+528183456789",
    ]);
    expect([phoneKey(null), phoneKey("123"), phoneKey("+1 521 234 5678")]).toEqual([
      null,
      null,
      phoneKey("5212345678"),
    ]);
  });

  it("by the last word of a name, which stands in for no number or address", () => {
    expect([familyNameOf("Rosa  Peña "), familyNameOf("Rosa"), familyNameOf(null), familyNameOf(" ")]).toEqual([
      "pena",
      null,
      null,
      null,
    ]);
    expect([isStandIn("a@b.co"), isStandIn("713 555"), isStandIn("Rosa")]).toEqual([true, true, false]);
  });
});

it("stored details are texts or lists, compared without their order", () => {
  expect([detailValue(["a", 1]), detailValue("x"), detailValue(5), detailValue(null)]).toEqual([
    ["a", "1"],
    "x",
    "",
    "",
  ]);
  expect([
    isSameValue([], null),
    isSameValue(["a", "b"], ["b", "a"]),
    isSameValue("a", "b"),
    isSameValue("", "a"),
  ]).toEqual([true, true, false, false]);
  expect([
    isCompletion("language", null),
    isCompletion("location", null),
    isCompletion("vin", null),
    isCompletion("vin", "1"),
  ]).toEqual([false, false, true, false]);
});

it("a page about a line that is not offered leads elsewhere", () => {
  expect([isOffered("/auto", ["auto"]), isOffered("/auto", ["home"])]).toEqual([true, false]);
  expect([insteadOfUnoffered("/quote?type=life", ["auto"]), insteadOfUnoffered("/quote", ["auto"])]).toEqual([
    "/quote",
    null,
  ]);
});

describe("a mention", () => {
  it("is no e-mail address, and may begin the note", () => {
    const people = [
      { id: 1, name: " Ana  Ruiz" },
      { id: 2, name: "Ana Ruiz Vela" },
      { id: 3, name: "" },
    ];
    expect(mentionedIn("@ana ruiz vela", people)).toEqual([2]);
    expect(mentionedIn("x@ana ruiz vela", people)).toEqual([]);
    expect(mentionedIn("(@ana ruiz vela)", people)).toEqual([2]);
    expect(mentionedIn("@ @nobody", people)).toEqual([]);
    expect(mentionedIn("ana ruiz vela", people)).toEqual([]);
  });

  it("is being typed right before the caret", () => {
    expect([nameBeingTyped("@an", 3), nameBeingTyped("@an, done", 9), nameBeingTyped("@jose\u0301 m", 8)]).toEqual([
      "an",
      null,
      "jose\u0301 m",
    ]);
    expect([nameBeingTyped("@", 1), nameBeingTyped("@a b c", 6), nameBeingTyped("@O’Neil-Paz", 11)]).toEqual([
      "",
      null,
      "O’Neil-Paz",
    ]);
  });
});

it("every notice comes in every way until its user chooses", () => {
  expect(Object.values(DEFAULT_CHOICES)).toHaveLength(7);
  for (const ways of Object.values(DEFAULT_CHOICES)) expect(ways).toEqual({ portal: true, mail: true, push: true });
});

it("names are said by what they stand for", () => {
  expect([purposeOf({ isMarketing: true }), purposeOf({ isMarketing: false })]).toEqual(["marketing", "request"]);
  expect([sayDeed(t, "sms"), sayDeed(t, "call")]).toEqual(["channels:sms.one", "sequences:do.call"]);
  expect([sayType(t, "auto"), sayType(t, "claim"), sayType(t, "glass"), sayType(t, "x"), sayType(t, null)]).toEqual([
    "quotes:type.auto",
    "desk:inquiry.claim",
    "service:subject.glass",
    undefined,
    undefined,
  ]);
});

it("a time to talk is said by the clock of the office, again and again", () => {
  const at = new Date("2026-11-19T16:30:00Z");
  for (const _again of [1, 2]) {
    expect([sayDay(at, "en", "America/Chicago"), sayClock(at, "en", "America/Chicago")]).toEqual([
      "Thursday, November 19",
      "10:30 AM",
    ]);
    expect([sayDay(at, "es", "America/Chicago"), sayClock(at, "en", "America/Denver")]).toEqual([
      "jueves, 19 de noviembre",
      "9:30 AM",
    ]);
  }
});

it("a service subject is known; some are claims, and some need a message", () => {
  expect([isServiceSubject("loss"), isServiceSubject("x"), isClaimSubject("glass"), isClaimSubject("proof")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([needsMessage("billing"), needsMessage("service-other"), needsMessage("loss")]).toEqual([true, true, false]);
});

it("a text is a command by all of its words", () => {
  expect([
    smsCommand("opt out"),
    smsCommand("Dar de baja, por favor!!"),
    smsCommand("HELP"),
    smsCommand("  start "),
  ]).toEqual(["stop", "cancel", "help", "start"]);
  expect([smsCommand("Please stop by"), smsCommand("help me"), smsCommand("ok"), smsCommand("stop-stop")]).toEqual([
    "unclear",
    undefined,
    undefined,
    "stop",
  ]);
});

describe("a task", () => {
  it("is handled by its assignee, and by whoever may edit what is everybody's", () => {
    expect([mayHandleTask("agent", 7, 7), mayHandleTask("agent", 7, null), mayHandleTask("agent", 7, 8)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([mayHandleTask("admin", 7, 8), mayHandleTask("senior_agent", 7, 8)]).toEqual([true, true]);
    expect([mayHandleTask("trainee", 7, 7), mayHandleTask("trainee", 7, null)]).toEqual([false, false]);
  });

  it("has the first line of its note, without the signs of mentions", () => {
    expect([taskTextOf("\n\n Call @ \nRosa", 50), taskTextOf("", 5), taskTextOf("ab cdefghij", 5)]).toEqual([
      "Call",
      "",
      "ab…",
    ]);
    expect(taskTextOf("abcdef gh", 5)).toBe("abcd…");
    expect([shifted("2026-12-31", 2, 0), shifted("2026-01-01", 0, -1), shifted("2024-01-31", 1, 1)]).toEqual([
      "2027-02-28",
      "2025-12-31",
      "2024-03-01",
    ]);
  });
});

it("a ZIP code is outside of Texas only once it is complete", () => {
  expect(["75000", "79999", "88510", "88589", "73301", "73344"].some(isOutsideTexas)).toBe(false);
  expect(["74999", "80000", "88509", "88590", "73302"].every(isOutsideTexas)).toBe(true);
  expect(["9021", "902101", "x90210", "90210x", ""].some(isOutsideTexas)).toBe(false);
});

it("what is due at the same time is equal, and what has no time comes last", () => {
  const at = (dueBy: string | null) => ({ isUrgent: false, dueBy });
  expect([byUrgency(at("1"), at("1")), byUrgency(at(null), at(null))]).toEqual([0, 0]);
  expect([
    byUrgency(at(null), at("1")),
    byUrgency(at("1"), at(null)),
    byUrgency(at("1"), at("2")),
    byUrgency(at("2"), at("1")),
  ]).toEqual([1, -1, -1, 1]);
});

it("a VIN has its check digit, which may be an X", () => {
  expect(["1HGCM82633A004352", "1M8GDM9AXKP042788", "11111111111111111"].every(isVin)).toBe(true);
  expect(["1HGCM82633A004353", "1HGCM82633A00435", "x1HGCM82633A004352", "1HGCM82633A0043522"].some(isVin)).toBe(false);
});
