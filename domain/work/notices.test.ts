import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import { recordOf } from "../platform/typed-records.ts";
import { NOTICE_CAUSES, NOTICE_WAYS } from "./notice-options.ts";
import { noticeSettings, pushSubscription, readNotices } from "./notices.ts";

const HOURS = { days: [0, 1, 2, 3, 4, 5, 6], from: "08:00", to: "17:30" };
const SETTINGS = {
  choices: recordOf(NOTICE_CAUSES, () => recordOf(NOTICE_WAYS, () => true)),
  hours: HOURS,
  hasNames: false,
};
const withHours = (changes: object) => faultsOf(noticeSettings, { ...SETTINGS, hours: { ...HOURS, ...changes } });

describe("the notice settings of a user", () => {
  it("choose the ways of every cause, and the user's hours or the office's", () => {
    expect(noticeSettings.parse(SETTINGS)).toEqual(SETTINGS);
    expect(faultsOf(noticeSettings, { ...SETTINGS, hours: null })).toEqual({});
    expect(Object.keys(faultsOf(noticeSettings, {}))).toEqual(["choices", "hours", "hasNames"]);
    const [cause] = NOTICE_CAUSES;
    const choices = { ...SETTINGS.choices, [cause]: {} };
    expect(Object.keys(faultsOf(noticeSettings, { ...SETTINGS, choices }))).toEqual(
      NOTICE_WAYS.map((way) => `choices.${cause}.${way}`),
    );
    expect(Object.keys(faultsOf(noticeSettings, { ...SETTINGS, choices: {} }))).toHaveLength(NOTICE_CAUSES.length);
  });

  it("name days of the week, each once", () => {
    expect(withHours({ days: [] })).toEqual({ "hours.days": "validation:required" });
    expect(withHours({ days: [1, 1] })).toEqual({ "hours.days": "validation:invalid" });
    expect(Object.keys(withHours({ days: [7, -1] }))).toEqual(["hours.days.0", "hours.days.1"]);
    expect(Object.keys(withHours({ days: [0, 1, 2, 3, 4, 5, 6, 0] }))).toEqual(["hours.days"]);
  });

  it("name times of the clock, the end after the beginning", () => {
    expect(withHours({ from: "00:00", to: "23:59" })).toEqual({});
    expect(withHours({ from: "19:59", to: "20:00" })).toEqual({});
    expect(withHours({ from: "08:00", to: "08:00" })).toEqual({ "hours.to": "validation:timeOrder" });
    for (const from of ["24:00", "8:00", "12:60", "012:00", "12:000", "1200"])
      expect(withHours({ from })).toMatchObject({ "hours.from": "validation:time" });
  });
});

it("read notices are some, or all up to one", () => {
  const isRight = (input: unknown) => readNotices.safeParse(input).success;
  const ids = Array.from({ length: 101 }, (_, at) => at + 1);
  expect([{ ids: [1] }, { ids: ids.slice(1) }, { upTo: 5 }].every(isRight)).toBe(true);
  expect([{}, { ids: [] }, { ids }, { upTo: 0 }].some(isRight)).toBe(false);
});

describe("the push subscription of a browser", () => {
  const KEYS = { p256dh: `B${"a".repeat(86)}`, auth: "a-".repeat(11) };
  const endpoint = "https://push.example.com/x";
  const faults = (keys: object) => faultsOf(pushSubscription, { endpoint, keys: { ...KEYS, ...keys } });

  it("has the address of a push service", () => {
    expect(pushSubscription.parse({ endpoint, keys: KEYS })).toEqual({ endpoint, keys: KEYS });
    expect(faultsOf(pushSubscription, { endpoint: "push", keys: KEYS })).toEqual({ endpoint: "validation:url" });
    const long = endpoint.padEnd(1_001, "x");
    expect(faultsOf(pushSubscription, { endpoint: endpoint.padEnd(1_000, "x"), keys: KEYS })).toEqual({});
    expect(faultsOf(pushSubscription, { endpoint: long, keys: KEYS })).toEqual({ endpoint: "validation:tooLong" });
    expect(Object.keys(faultsOf(pushSubscription, {}))).toEqual(["endpoint", "keys"]);
    expect(Object.keys(faultsOf(pushSubscription, { endpoint, keys: {} }))).toEqual(["keys.p256dh", "keys.auth"]);
  });

  it("has keys of the right length", () => {
    expect([faults({ p256dh: `${KEYS.p256dh}=` }), faults({ auth: `${KEYS.auth}==` })]).toEqual([{}, {}]);
    for (const p256dh of [
      `A${"a".repeat(86)}`,
      KEYS.p256dh.slice(1),
      `${KEYS.p256dh}a`,
      `x${KEYS.p256dh}`,
      `B${"+".repeat(86)}`,
    ])
      expect(faults({ p256dh })).toEqual({ "keys.p256dh": "validation:invalid" });
    for (const auth of [KEYS.auth.slice(1), `${KEYS.auth}a`, `${KEYS.auth}=`, `x${KEYS.auth}`, "+".repeat(22)])
      expect(faults({ auth })).toEqual({ "keys.auth": "validation:invalid" });
  });
});
