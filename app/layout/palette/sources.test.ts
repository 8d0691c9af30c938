import { afterEach, expect, it, vi } from "vitest";
import { mayAccess, ROLES } from "../../../domain/platform/permissions.ts";
import { SEARCH_HEADER } from "../../../domain/platform/search-header.ts";
import { sourcesFor } from "./sources.ts";

afterEach(() => vi.unstubAllGlobals());

const listed = ["carriers", "agency-codes", "reference-codes", "printable-forms", "custom-forms", "uploaded-forms"];

it("asks nothing about customers for somebody who may not see their data", () => {
  const sources = sourcesFor((access) => typeof access === "string" || access.resource !== "customer-data");
  expect(sources.map(({ name }) => name)).toEqual(listed);
  expect(sourcesFor((access) => mayAccess(undefined, access))).toEqual([]);
});

it.each(ROLES)("asks for requests, customers, carriers, codes and forms for the role %s", (role) => {
  const sources = sourcesFor((access) => mayAccess(role, access));
  expect(sources.map(({ name }) => name)).toEqual(["quotes", "contacts", "services", "customers", ...listed]);
});

it("D2: sends the words in the search header, and in no address", async () => {
  const call = vi.fn<(address: string, call: RequestInit) => Promise<Response>>(async () => Response.json([]));
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", call);
  for (const { load } of sourcesFor(() => true)) await load("Zelda Ruiz");
  expect(call).toHaveBeenCalledTimes(10);
  expect(call.mock.calls.filter(([address]) => address.includes("Zelda"))).toEqual([]);
  const withWords = call.mock.calls.filter(([, { headers }]) => new Headers(headers).has(SEARCH_HEADER));
  expect(withWords.map(([address]) => address.split("?")[0])).toEqual([
    "/api/quote-requests",
    "/api/contact-requests",
    "/api/service-requests",
    "/api/customers",
  ]);
});

it("shows a request by its name and leads to it, and one without a name by its reference", async () => {
  const quote = { reference: "Q-1", name: "Ana Ruiz", phone: "7135550142", email: null, unread: 2 };
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async () => Response.json([quote, { ...quote, reference: "Q-2", name: null, phone: null }]));
  const [quotes] = sourcesFor(() => true);
  expect(await quotes?.load("ana")).toMatchObject([
    {
      title: "Ana Ruiz",
      detail: "Q-1 · (713) 555-0142",
      unread: 2,
      choice: { go: "/agent-dashboard?tab=quotes&request=Q-1" },
    },
    { title: "Q-2", detail: "", choice: { go: "/agent-dashboard?tab=quotes&request=Q-2" } },
  ]);
});
