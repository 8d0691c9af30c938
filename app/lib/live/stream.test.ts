import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeskChanges } from "../../../domain/api/work/live.ts";
import type { ErrorBody } from "../../../domain/platform/errors.ts";
import { POLL_INTERVAL_MS, STREAM_BEAT_MS } from "../../../domain/work/desk/live.ts";
import { openStream, type LiveMessage } from "./stream.ts";
import { firstOf } from "../../../tests/support/first-of.ts";

/** A fake `EventSource`, on which the test plays the server. */
class Connection extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Connection[] = [];
  readyState = 1;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    Connection.all.push(this);
  }
  close(): void {
    this.readyState = Connection.CLOSED;
  }
  says(name: string, data: unknown = {}, lastEventId = ""): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
  fails(isFinal: boolean): void {
    this.readyState = isFinal ? Connection.CLOSED : 0;
    this.dispatchEvent(new Event("error"));
  }
}

const change = { kind: "quote", id: 1, reference: "Q-7K3F9", type: "stage", by: 2 } as const;
const latest = () => firstOf(Connection.all.slice(-1));
let heard: LiveMessage[] = [];
let asked: string[] = [];
let answer: DeskChanges | null = null;
let refusal: ErrorBody | null = null;
let page = new EventTarget();
let stream: { close(): void };

beforeEach(() => {
  vi.useFakeTimers();
  [heard, asked, answer, refusal, page] = [[], [], null, null, new EventTarget()];
  vi.stubGlobal("EventSource", Connection);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    if (refusal) return Promise.resolve(Response.json(refusal, { status: 401 }));
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error("no network"));
  });
  Connection.all.length = 0;
  stream = openStream({ after: "5-5", onMessage: (message) => heard.push(message) });
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const statuses = () => heard.flatMap((message) => (message.type === "status" ? [message.status] : []));

it("is live while it hears, and says so no more when the beat stays away for longer than twice", async () => {
  expect(latest().address).toContain("after=5-5");
  latest().says("hello");
  expect(statuses()).toEqual(["live"]);
  for (let beat = 0; beat < 3; beat++) {
    await vi.advanceTimersByTimeAsync(STREAM_BEAT_MS);
    latest().says("alive", { isLate: false });
  }
  expect(statuses()).not.toContain("asking");
  await vi.advanceTimersByTimeAsync(STREAM_BEAT_MS * 2);
  expect(statuses()).not.toContain("asking");
  await vi.advanceTimersByTimeAsync(STREAM_BEAT_MS);
  expect(statuses().at(-1)).toBe("asking");
});

it("asks at once and then every half minute where it is refused, from where it stopped, until it can listen again", async () => {
  latest().says("hello");
  latest().says("change", change, "6-9");
  answer = { position: "7-1", isReset: false, isLate: false, changes: [change] };
  latest().fails(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(statuses().at(-1)).toBe("asking");
  expect(asked.map((address) => /after=([\d-]+)/.exec(address)?.[1])).toEqual(["6-9"]);
  expect(heard.filter(({ type }) => type === "change")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  // It tries to reconnect each time, and stops polling once that works.
  expect(latest().address).toContain("after=7-1");
  latest().says("hello");
  expect(statuses().at(-1)).toBe("live");
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS + 1);
  expect(asked).toHaveLength(2);
});

it("waits a moment for a lost connection before it says so, and fetches everything anew after a gap", async () => {
  latest().says("hello");
  latest().fails(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(statuses()).toEqual(["live"]);
  latest().says("reset", {}, "9-9");
  expect(heard).toContainEqual({ type: "reset" });
  latest().fails(false);
  answer = { position: "9-12", isReset: true, isLate: false, changes: [] };
  await vi.advanceTimersByTimeAsync(6_001);
  expect(statuses().at(-1)).toBe("asking");
  expect(heard.filter(({ type }) => type === "reset")).toHaveLength(2);
});

it("goes on asking while there is no network, and says nothing more once it is closed", async () => {
  latest().fails(true);
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 3);
  expect(asked.length).toBeGreaterThanOrEqual(4);
  stream.close();
  const [before, told] = [asked.length, heard.length];
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 3);
  expect([asked.length, heard.length]).toEqual([before, told]);
});

it("N15: tells once why the session was ended, and listens again at once where the browser has another one", async () => {
  latest().says("hello");
  refusal = { error: "The password was changed.", code: "unauthenticated", sessionEnd: "password" };
  latest().says("end", { reason: "password" });
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 2 + 1);
  expect(heard.filter(({ type }) => type === "ended")).toEqual([{ type: "ended", why: "The password was changed." }]);
  refusal = null;
  answer = { position: "7-1", isReset: false, isLate: false, changes: [] };
  latest().says("hello");

  const before = Connection.all.length;
  latest().says("end", { reason: "role" });
  expect(latest().readyState).toBe(Connection.CLOSED);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toContainEqual({ type: "role" });
  expect(Connection.all).toHaveLength(before + 1);
  latest().says("hello");
  expect(statuses().at(-1)).toBe("live");
});

it("asks nothing at once where somebody logged out", async () => {
  latest().says("hello");
  refusal = { error: "Please log in.", code: "unauthenticated" };
  const before = asked.length;
  latest().says("end", { reason: "over" });
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS - 1);
  expect(asked).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(before + 1);
  refusal = null;
});

it("N15: gives way to newer screens of its account, asks meanwhile, and listens again when somebody comes back", async () => {
  latest().says("hello");
  answer = { position: "7-1", isReset: false, isLate: false, changes: [change] };
  const before = Connection.all.length;
  latest().says("end", { reason: "newerStreams" });
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 3);
  expect(statuses().at(-1)).toBe("elsewhere");
  expect(asked).toHaveLength(4);
  expect(Connection.all).toHaveLength(before);
  page.dispatchEvent(new Event("focus"));
  expect(Connection.all).toHaveLength(before + 1);
  latest().says("hello");
  expect(statuses().at(-1)).toBe("live");
});

it("says that it is late while something holds changes back, and live again after it", () => {
  latest().says("hello");
  latest().says("alive", { isLate: true });
  latest().says("alive", { isLate: false });
  expect(statuses()).toEqual(["live", "late", "live"]);
});
