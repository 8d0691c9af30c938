import { expect, it } from "vitest";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import { isOfDesk, isTouched } from "./touched.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

const KEYS = {
  quotes: ["list", "/api/quote-requests", "", ""],
  board: ["list", "/api/quote-requests", "board", "stage=new"],
  contacts: ["list", "/api/contact-requests", "", ""],
  counts: ["desk-counts"],
  totals: ["lead-totals"],
  badge: ["desk-badge"],
  open: ["lead", "Q-7K3F9"],
  other: ["lead", "Q-OTHER"],
  customer: ["customer", "7"],
  customers: ["list", "/api/customers", "", ""],
  timeline: ["list", "/api/customers/7/timeline", "", ""],
  renewals: ["list", "/api/renewals", "", ""],
  askers: ["list", "/api/registration-requests", "", ""],
  carriers: ["carrier-portals", "en"],
};
type Name = keyof typeof KEYS;
const touchedBy = (kind: DeskChange["kind"], reference: string | null = null) =>
  keysOf(KEYS).filter((name) => isTouched(KEYS[name], { kind, id: 1, reference, type: "stage", by: null }));
const COUNTS: Name[] = ["counts", "totals", "badge"];
const CUSTOMERS: Name[] = ["customer", "customers", "timeline"];

it("a change touches its list, the counts, the customers and the open request, and no other", () => {
  expect(touchedBy("quote", "Q-7K3F9")).toEqual(["quotes", "board", ...COUNTS, "open", ...CUSTOMERS]);
  expect(touchedBy("contact", "C-1")).toEqual(["contacts", ...COUNTS, ...CUSTOMERS]);
  expect(touchedBy("customer")).toEqual([...COUNTS, ...CUSTOMERS, "renewals"]);
  expect(touchedBy("access")).toEqual([...COUNTS, "askers"]);
});

it("after a gap all of the desk is fetched anew, and nothing else", () => {
  const all = keysOf(KEYS).filter((name) => isOfDesk(KEYS[name]));
  expect(all).toEqual(keysOf(KEYS).filter((name) => name !== "carriers"));
});
