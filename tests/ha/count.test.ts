import { describe, expect, it } from "vitest";
import { countDrill, faultsOf, type Stored, type TextedLead } from "./count.ts";
import type { Incoming } from "./load.ts";

const lead = (n: number): TextedLead => ({
  name: `Soak ${n}`,
  email: `visitor${n}@example.com`,
  token: String(n),
  reference: `Q-2222${n + 2}`,
  phone: `+1713555200${n}`,
  acknowledgedAt: 10,
});
const leads = [lead(0), lead(1)];
const incoming: Incoming[] = [{ channel: "email", id: "<a@b>", isAcknowledged: true, tries: 1 }];
const mail = (address: string, text: string) =>
  ({ to: [{ address, name: "" }], text, messageId: address + text }) as never;
const mails = leads.flatMap(({ email, reference }) => [
  mail(email, `${reference}`),
  mail("team@example.com", `${reference}`),
]);
const stored: Stored = {
  rows: leads.map(({ name, reference }) => ({ name, reference: reference ?? "" })),
  unclearMails: [],
  unclearTexts: [],
  incoming: ["<a@b>"],
};
const texts = leads.map(({ phone }) => phone);
const screen = (...seen: (string | null)[]) => ({ seen: new Set(seen.map(String)), resetAt: 0 });
const whole = screen(...leads.map(({ reference }) => reference));
const bounds = { unclearMails: 0, wellWithin: 5 };
const faultsIn = (kept: Stored, outside: object, well = [1]) =>
  faultsOf(countDrill(leads, kept, { mails, texts, incoming, screens: [whole], ...outside }), well, bounds);

describe("R18: the count of the drill", () => {
  it("finds nothing where nothing is wrong", () => expect(faultsIn(stored, {})).toEqual([]));

  it.each<[string, Stored, object, string]>([
    ["a lost lead", { ...stored, rows: stored.rows.slice(1) }, {}, "lost: 1"],
    ["a text that left twice", stored, { texts: [...texts, texts[0]] }, "doubledTexts: 1"],
    ["a text that did not leave", stored, { texts: texts.slice(1) }, "missingTexts: 1"],
    [
      "a text nobody knows of",
      { ...stored, unclearTexts: ["+17135552000"] },
      { texts: texts.slice(1) },
      "unclearTexts: 1",
    ],
    ["a mail that left twice", stored, { mails: [...mails, mails[0]] }, "doubledMails: 1"],
    ["a lost mail of a customer", { ...stored, incoming: [] }, {}, "lostIncoming: 1"],
    ["a doubled mail of a customer", { ...stored, incoming: ["<a@b>", "<a@b>"] }, {}, "doubledIncoming: 1"],
    ["a screen that missed a lead", stored, { screens: [whole, screen("Q-22222")] }, "incompleteScreens: 1"],
  ])("finds %s", (_, kept, outside, fault) => expect(faultsIn(kept, outside)).toEqual([fault]));

  it("takes a screen that fetched everything after the lead for complete, and not one that did so before", () => {
    expect(faultsIn(stored, { screens: [{ seen: new Set(), resetAt: 11 }] })).toEqual([]);
    expect(faultsIn(stored, { screens: [{ seen: new Set(), resetAt: 9 }] })).toEqual(["incompleteScreens: 1"]);
  });

  it("finds a recovery that took too long", () =>
    expect(faultsIn(stored, {}, [1, 6])).toEqual(["well again only after 6.0 s"]));
});
