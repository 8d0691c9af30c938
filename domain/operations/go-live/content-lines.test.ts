import { expect, it } from "vitest";
import { contentLines, SAMPLE_LISTS, type ContentFacts } from "./content-lines.ts";
import type { GoLiveLine } from "./line.ts";
import { keysOf } from "../../platform/typed-records.ts";

const clean: ContentFacts = {
  samples: { testimonials: 0, partners: 0, carriers: 0, codes: 0 },
  claims: [],
  placeholders: [],
  isIdentityOwn: true,
};
const lineOf = (id: string, change: Partial<ContentFacts> = {}) =>
  contentLines({ ...clean, ...change }).find((line) => line.id === id);

it.each<[string, Partial<ContentFacts>, string, Partial<GoLiveLine>]>([
  ["an identity that was saved", {}, "identity", { state: "done", text: "go-live:identity.saved" }],
  [
    "an identity of the first start",
    { isIdentityOwn: false },
    "identity",
    {
      state: "unknown",
      title: "identity",
      text: "go-live:identity.firstStart",
      to: "/admin-settings?section=identity",
    },
  ],
  [
    "a list without samples",
    {},
    "samples.partners",
    { state: "done", text: "go-live:samples.none", values: { number: 0 }, to: "/admin-content?kind=partners" },
  ],
  [
    "a list with a sample",
    { samples: { ...clean.samples, codes: 1 } },
    "samples.codes",
    { state: "todo", text: "go-live:samples.left", values: { number: 1 }, to: "/admin-content?kind=agency-codes" },
  ],
  [
    "claims that were confirmed",
    { claims: [{ section: "savings", unconfirmed: 0 }] },
    "claims.savings",
    { state: "done", text: "go-live:claims.confirmed", values: { number: 0 }, to: "/admin-settings?section=savings" },
  ],
  [
    "a claim that nobody has confirmed",
    { claims: [{ section: "claims", unconfirmed: 1 }] },
    "claims.claims",
    { state: "todo", text: "go-live:claims.unconfirmed", values: { number: 1 }, to: "/admin-settings?section=claims" },
  ],
  [
    "settings without placeholders",
    {},
    "placeholders",
    { state: "done", text: "go-live:placeholders.none", to: "/admin-settings" },
  ],
  [
    "a placeholder in the settings",
    { placeholders: [{ section: "contact", value: "a@example.com" }] },
    "placeholders.contact",
    {
      state: "todo",
      text: "go-live:placeholders.left",
      to: "/admin-settings?section=contact",
      section: "contact",
    },
  ],
  [
    "a placeholder in the environment, which no form of the settings changes",
    { placeholders: [{ section: "environment", value: "PUBLIC_URL" }] },
    "placeholders.environment",
    {
      state: "todo",
      text: "go-live:placeholders.environment",
      values: { list: "PUBLIC_URL" },
      to: "/admin-health",
      section: "environment",
    },
  ],
])("says what is to do about %s, and where", (_what, change, id, expected) => {
  expect(lineOf(id, change)).toMatchObject({ group: "content", ...expected });
});

it("counts each kind of sample on its own line", () => {
  const samples = { testimonials: 1, partners: 2, carriers: 3, codes: 4 };
  for (const kind of keysOf(SAMPLE_LISTS))
    expect(lineOf(`samples.${kind}`, { samples })).toMatchObject({ title: kind, values: { number: samples[kind] } });
});
