import { expect, it, onTestFinished, vi } from "vitest";
import { isUnattendedCall } from "../../domain/platform/unattended.ts";
import { addressOf, api, keepMark, unattended } from "./api.ts";

it("fills the address of an endpoint with what it is given, each part escaped", () => {
  expect(addressOf("GET /api/users/:id", { params: { id: 7 } })).toBe("/api/users/7");
  const params = { id: "Q-1/..", channel: "text" };
  expect(addressOf("PUT /api/quote-requests/:id/do-not/:channel", { params })).toBe(
    "/api/quote-requests/Q-1%2F../do-not/text",
  );
});

it("asks in the address, and leaves it alone where nothing is asked", () => {
  expect(addressOf("GET /api/facts")).toBe("/api/facts");
  const query = { category: "Life Insurance", limit: 3 };
  expect(addressOf("GET /api/blog-posts", { query })).toBe("/api/blog-posts?category=Life%20Insurance&limit=3");
  expect(addressOf("GET /api/audit-events", { query: new URLSearchParams({ actor: "a+b" }) })).toBe(
    "/api/audit-events?actor=a%2Bb",
  );
});

it("knows at compile time what an endpoint takes and answers", () => {
  const calls = [
    () => api("PUT /api/facts/:id/check", { params: { id: "auto" }, body: { figures: "30/60/25" } }),
    // @ts-expect-error There is no such endpoint.
    () => api("GET /api/fact"),
    // @ts-expect-error Its address is not filled.
    () => api("GET /api/users/:id"),
    // @ts-expect-error Its body has another shape.
    () => api("PUT /api/facts/:id/check", { params: { id: "auto" }, body: { figure: "" } }),
    // @ts-expect-error It is a file.
    () => api("GET /api/audit-events/export"),
    // @ts-expect-error The answer has no such field.
    async () => (await api("GET /api/disk")).free,
  ];
  expect(calls).toHaveLength(6);
});

it("marks what the page itself calls, also beside work with a mark of its own, and after an await that keeps it", async () => {
  const marks: Record<string, boolean> = {};
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    marks[path.replace(/^.*[?]before=|&.*$/g, "")] = isUnattendedCall(headers);
    return Response.json({});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const call = (before: number) => api("GET /api/user/notices", { query: { before, limit: 1 } });
  const late = async (before: number) => {
    const withMark = keepMark();
    await Promise.resolve();
    await withMark(() => call(before));
  };
  const sent = unattended(() => [call(1), unattended(() => call(2)), call(3), late(4)]);
  await Promise.all([...sent, call(5), late(6)]);
  expect(marks).toEqual({ 1: true, 2: true, 3: true, 4: true, 5: false, 6: false });
});
