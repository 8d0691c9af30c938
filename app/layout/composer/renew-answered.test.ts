import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { renewAnswered } from "./renew-answered.ts";

it("an answer fetches anew what shows its request, messages and counts, and nothing else", async () => {
  const client = new QueryClient();
  const touched = [
    ["lead", "Q-7K3F9"],
    ["list", "/api/quote-requests", "limit=25", ""],
    ["list", "/api/emails", "limit=25", ""],
    ["list", "/api/sms", "limit=25", ""],
    ["conversation", "/api/emails", 4],
    ["desk-counts"],
    ["customer", 3],
  ];
  const others = [
    ["lead", "Q-OTHER"],
    ["list", "/api/contact-requests", "limit=25", ""],
    ["printable-forms", "en"],
    ["colleagues"],
    ["signature"],
  ];
  for (const key of [...touched, ...others]) client.setQueryData(key, {});
  await renewAnswered(client, { path: "/api/quote-requests", id: 1, reference: "Q-7K3F9" });
  const renewed = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);
  expect(renewed).toEqual(touched);
});
