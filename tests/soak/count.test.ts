import type { Email } from "postal-mime";
import { expect, it } from "vitest";
import { AGENTS, count } from "./count.ts";
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
const plain: Fault = { name: "x", what: "x", rounds: 1, run: () => Promise.reject(new Error("not run")) };
const wrongIn = (counts: ReturnType<typeof count>, fault = plain) =>
  faultsIn({ ...counts, sentAgain: 0, seconds: [] }, fault, 2);

it("finds nothing wrong where each acknowledged lead is there once, and its mails arrived once", () => {
  const counts = count(leads, rows, mails);
  expect(counts).toMatchObject({
    tried: 3,
    acknowledged: 2,
    lost: 0,
    doubledRows: 0,
    doubledMails: 0,
    missingMails: 0,
  });
  expect(wrongIn(counts)).toEqual([]);
});

it("finds a lead that is lost, one that is there twice, and one under another reference than was given", () => {
  expect(wrongIn(count(leads, rows.slice(1), mails))).toEqual(["1 acknowledged leads are lost"]);
  const twice = [...rows, { name: "Soak 1", reference: "Q-44444" }];
  expect(wrongIn(count(leads, twice, mails))).toEqual(["1 leads are there twice"]);
  const other = rows.map((row) => ({ ...row, reference: "Q-55555" }));
  expect(wrongIn(count(leads, other, mails))).toEqual(["2 acknowledged leads are lost"]);
});

it("finds mails that are missing or arrived twice, the latter only up to what there is a reason for", () => {
  expect(wrongIn(count(leads, rows, mails.slice(1)))).toEqual(["1 mails did not arrive"]);
  const copies = count(leads, rows, [...mails, ...mails]);
  expect(wrongIn(copies)).toEqual(["4 mails arrived twice, where 0 may"]);
  expect(wrongIn(copies, { ...plain, mayDouble: { why: "killed", mails: 2 } })).toEqual([]);
});
