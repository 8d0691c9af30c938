import { afterEach, beforeEach, expect, it, vi } from "vitest";

// A page that has logged out stays so: this module is no other test's.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("logs out after the calls on their way, and sends none after that", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const sent: string[] = [];
  let answer = () => {};
  const saved = new Promise<void>((resolve) => (answer = resolve));
  let isReachable = false;
  vi.stubGlobal("fetch", async (path: string) => {
    sent.push(path);
    if (path.startsWith("/api/disk")) await saved;
    if (path.startsWith("/api/logout") && !isReachable) throw new TypeError("Failed to fetch");
    return Response.json({});
  });

  const { api, sendLogout } = await import("./api.ts");
  const save = api("GET /api/disk");
  const failed = sendLogout().catch((error: unknown) => error);
  const meanwhile = api("GET /api/facts");
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(["/api/disk?lang=en"]);
  answer();
  expect(await failed).toBeInstanceOf(TypeError);
  await Promise.all([save, meanwhile]);
  expect(sent.slice(1)).toEqual(["/api/logout?lang=en", "/api/facts?lang=en"]);

  isReachable = true;
  await sendLogout();
  void api("GET /api/facts");
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent.slice(3)).toEqual(["/api/logout?lang=en"]);
});
