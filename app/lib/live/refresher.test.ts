import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeskChange } from "../../../domain/api/work/live.ts";
import { isUnattendedCall } from "../../../domain/platform/unattended.ts";
import { callApi } from "../api.ts";
import { createRefresher } from "./refresher.ts";

const QUOTES = ["list", "/api/quote-requests", "", ""];
const CONTACTS = ["list", "/api/contact-requests", "", ""];
const BADGE = ["desk-badge"];
const OPEN = ["lead", "Q-7K3F9"];
const CARRIERS = ["carrier-portals", "en"];

const quote: DeskChange = { kind: "quote", id: 1, reference: "Q-7K3F9", type: "stage", by: 2 };

type Call = { name: string; isUnattended: boolean };
const calls: Call[] = [];
const client = new QueryClient();
const leaves: (() => void)[] = [];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (address: string, { headers }: { headers: Record<string, string> }) => {
    calls.push({ name: address.replace("?lang=en", ""), isUnattended: isUnattendedCall(headers) });
    return Promise.resolve(new Response("{}"));
  });
  for (const queryKey of [QUOTES, CONTACTS, BADGE, OPEN, CARRIERS]) {
    const queryFn = () => callApi(`${queryKey.join(" ").trim()}?lang=en`);
    const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity, retry: false });
    leaves.push(observer.subscribe(() => undefined));
  }
  await vi.runAllTimersAsync();
  calls.length = 0;
});
afterEach(() => {
  for (const leave of leaves) leave();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetched = () => calls.splice(0).map(({ name }) => name.split(" ").slice(0, 2).join(" "));

describe("a change at the desk", () => {
  it("fetches anew what shows it and nothing else, and not as if a person had asked (N9)", async () => {
    const refresher = createRefresher(client);
    refresher.changed(quote);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
    expect(calls.every(({ isUnattended }) => isUnattended)).toBe(true);
    expect(fetched()).toEqual(["list /api/quote-requests", "desk-badge", "lead Q-7K3F9"]);
    await callApi("person?lang=en");
    expect(calls[0]?.isUnattended).toBe(false);
    refresher.close();
  });

  it("is fetched with others that come within a quarter of a second, and all of the desk after a reset", async () => {
    const refresher = createRefresher(client);
    for (let n = 0; n < 20; n++) {
      refresher.changed(quote);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(fetched()).toHaveLength(2 * 3);
    refresher.reset();
    await vi.advanceTimersByTimeAsync(300);
    expect(fetched()).toEqual(["list /api/quote-requests", "list /api/contact-requests", "desk-badge", "lead Q-7K3F9"]);
    refresher.close();
  });

  it("waits for somebody's own change, which may leave nothing to be fetched", async () => {
    const refresher = createRefresher(client);
    let settle: () => void = () => undefined;
    const own = new MutationObserver(client, { mutationFn: () => new Promise<void>((done) => (settle = done)) });
    void own.mutate();
    refresher.changed(quote);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toEqual([]);
    settle();
    await vi.advanceTimersByTimeAsync(300);
    expect(fetched()).toEqual(["list /api/quote-requests", "desk-badge", "lead Q-7K3F9"]);
    refresher.close();
  });

  it("lets be what is being fetched just then, and fetches it once more after it", async () => {
    const refresher = createRefresher(client);
    let arrive: () => void = () => undefined;
    vi.stubGlobal("fetch", (address: string) => {
      calls.push({ name: address.replace("?lang=en", ""), isUnattended: false });
      return new Promise<Response>((done) => (arrive = () => done(new Response("{}"))));
    });
    void client.refetchQueries({ queryKey: OPEN });
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched()).toEqual(["lead Q-7K3F9"]);
    const arriveFirst = arrive;
    refresher.changed(quote);
    await vi.advanceTimersByTimeAsync(300);
    expect(fetched()).toEqual(["list /api/quote-requests", "desk-badge"]);
    arriveFirst();
    await vi.advanceTimersByTimeAsync(600);
    expect(fetched()).toEqual(["lead Q-7K3F9"]);
    refresher.close();
  });
});
