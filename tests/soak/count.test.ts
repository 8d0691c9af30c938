import type { Email } from "postal-mime";
import { expect, it } from "vitest";
import { AGENTS, count, type UnclearMail } from "./count.ts";
import { faultsIn, type Fault } from "./fault.ts";

const leads = ["Q-22222", "Q-33333", null].map((reference, n) => ({
  name: `Soak ${n}`,
  email: `visitor${n}@example.com`,
  token: `${n}`,
  reference,
}));
const rows = [
  { name: "Soak 0", reference: "Q-22222" },
  { name: "Soak 1", reference: "Q-33333" },
];
const mail = (to: string, reference: string) =>
  ({ to: [{ name: "", address: to }], text: `Yours: ${reference}` }) as Email;
const mails = [
  mail(AGENTS, "Q-22222"),
  mail("visitor0@example.com", "Q-22222"),
  mail(AGENTS, "Q-33333"),
  mail("visitor1@example.com", "Q-33333"),
];
const storing = (stored = rows, unclear: UnclearMail[] = []) => ({ rows: stored, unclear });
const plain: Fault = { name: "x", what: "x", rounds: 1, run: () => Promise.reject(new Error("not run")) };
const wrongIn = (counts: ReturnType<typeof count>, fault = plain) =>
  faultsIn({ ...counts, sentAgain: 0, seconds: [] }, fault, 2);

it("finds nothing wrong where each acknowledged lead is there once, and its mails arrived once", () => {
  const counts = count(leads, storing(rows), mails);
  expect(counts).toMatchObject({
    tried: 3,
    acknowledged: 2,
    lost: 0,
    doubledRows: 0,
    doubledMails: 0,
    missingMails: 0,
    unclearMails: 0,
  });
  expect(wrongIn(counts)).toEqual([]);
});

it("finds a lead that is lost, one that is there twice, and one under another reference than was given", () => {
  expect(wrongIn(count(leads, storing(rows.slice(1)), mails))).toEqual(["1 acknowledged leads are lost"]);
  const twice = [...rows, { name: "Soak 1", reference: "Q-44444" }];
  expect(wrongIn(count(leads, storing(twice), mails))).toEqual(["1 leads are there twice"]);
  const other = rows.map((row) => ({ ...row, reference: "Q-55555" }));
  expect(wrongIn(count(leads, storing(other), mails))).toEqual(["2 acknowledged leads are lost"]);
});

it("finds mails that are missing or arrived twice, and those of which nobody knows, where there is no reason", () => {
  expect(wrongIn(count(leads, storing(), mails.slice(1)))).toEqual(["1 mails did not arrive"]);
  expect(wrongIn(count(leads, storing(), [...mails, ...mails]))).toEqual(["4 mails arrived twice"]);
  const asked = count(leads, storing(rows, [{ to: AGENTS, text: "Yours: Q-22222" }]), mails.slice(1));
  expect(wrongIn(asked)).toEqual(["1 mails wait for a person, where 0 may"]);
  expect(wrongIn(asked, { ...plain, mayBeUnclear: { why: "killed", mails: 1 } })).toEqual([]);
});
