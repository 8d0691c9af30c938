import { afterEach, expect, it, vi } from "vitest";
import { beginCall, endCall } from "./pending-call.ts";

afterEach(() => vi.unstubAllGlobals());

it("ends the call to a request, and none that was begun to another since", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  beginCall("Q-4F7K2");
  beginCall("Q-9H3ND");
  endCall("Q-4F7K2");
  expect([...kept.values()]).toEqual(["Q-9H3ND"]);
  endCall("Q-9H3ND");
  expect(kept.size).toBe(0);
});
