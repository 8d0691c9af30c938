import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isUnattendedCall } from "../../../domain/platform/unattended.ts";
import { getsPushes, PUSH_DEVICE } from "./push-device.ts";

let stored: string | null;
let answer: () => Response;
const asked: boolean[] = [];

beforeEach(() => {
  stored = "7";
  asked.length = 0;
  answer = () => Response.json({ devices: [{ id: 3 }, { id: 7 }] });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === PUSH_DEVICE ? stored : null) });
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(isUnattendedCall(headers));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it("counts on pushes where the server has this browser among the devices of its user", async () => {
  expect(await getsPushes()).toBe(true);
  expect(asked, "asked by the page itself").toEqual([true]);
});

it("counts on none after the device has gone, or for another user, or where the server cannot be asked", async () => {
  answer = () => Response.json({ devices: [{ id: 3 }] });
  expect(await getsPushes()).toBe(false);
  answer = () => new Response("", { status: 401 });
  expect(await getsPushes()).toBe(false);
});

it("asks nothing where this browser was never subscribed", async () => {
  stored = null;
  expect(await getsPushes()).toBe(false);
  expect(asked).toEqual([]);
});
