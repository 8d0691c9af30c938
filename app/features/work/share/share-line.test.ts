import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SentSignal, ShareSignal } from "../../../../domain/work/share.ts";
import { firstOf } from "../../../../tests/support/first-of.ts";
import { openShareLine, type SessionEnd, type ShareLine } from "./share-line.ts";

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
  says(name: string, data: unknown, lastEventId = "0"): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
  fails(isFinal: boolean): void {
    this.readyState = isFinal ? Connection.CLOSED : 0;
    this.dispatchEvent(new Event("error"));
  }
}

const [PEER, NEXT_PEER] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const offer: ShareSignal = { kind: "offer", sdp: "v=0" };
const restart: ShareSignal = { kind: "restart" };
const latest = () => firstOf(Connection.all.slice(-1));
const visitOf = () => latest().address;
const hello = (peerVisit: string | null) => ({ role: "agent", ice: {}, expiresAt: "", isPeerThere: true, peerVisit });
const from = (visit: string, signal: ShareSignal): SentSignal => ({ visit, peerVisit: visitOf(), signal });

let heard: (ShareSignal | string)[] = [];
let sent: SentSignal[] = [];
let isReachable = true;
let why: SessionEnd | null = null;
let line: ShareLine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Connection);
  [heard, sent, isReachable, why] = [[], [], true, null];
  Connection.all.length = 0;
  line = openShareLine({
    address: (visit) => visit,
    send: async (one) => {
      if (!isReachable) throw new TypeError("no network");
      sent.push(one);
    },
    askWhy: async () => why,
    onHello: () => heard.push("hello"),
    onPeer: ({ visit }) => heard.push(`peer ${visit}`),
    onSignal: (signal) => heard.push(signal),
    onLost: () => heard.push("lost"),
    onEnd: (reason) => heard.push(`end ${reason}`),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the line to the server", () => {
  it("passes on the signals that the other page sent to this one, each once", () => {
    latest().says("hello", hello(PEER));
    latest().says("signal", from(PEER, offer), "7");
    latest().says("signal", from(PEER, offer), "7");
    latest().says("signal", { ...from(PEER, restart), peerVisit: NEXT_PEER }, "8");
    latest().says("signal", from(PEER, restart), "9");
    expect(heard).toEqual(["hello", offer, restart]);
  });

  it("takes the offer of a page that it has not been told of yet, and nothing of one that is gone", () => {
    latest().says("hello", hello(PEER));
    latest().says("signal", from(NEXT_PEER, restart), "1");
    latest().says("signal", from(NEXT_PEER, offer), "2");
    latest().says("signal", from(PEER, offer), "3");
    expect(heard).toEqual(["hello", `peer ${NEXT_PEER}`, offer]);
  });

  it("sends again what did not arrive, in its order, and drops what was meant for a page that is gone", async () => {
    latest().says("hello", hello(PEER));
    isReachable = false;
    line.signal(offer);
    line.signal(restart);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent).toEqual([]);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ signal }) => signal)).toEqual([offer, restart]);
    isReachable = false;
    line.signal(restart);
    latest().says("peer", { isThere: true, visit: NEXT_PEER });
    isReachable = true;
    line.signal(offer);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent.slice(2)).toEqual([{ visit: visitOf(), peerVisit: NEXT_PEER, signal: offer }]);
  });

  it("comes back after a restart or a refusal of the moment, as the same page", async () => {
    latest().says("hello", hello(PEER));
    latest().says("end", { reason: "restart" });
    expect(latest().readyState).toBe(1);
    const visit = visitOf();
    latest().fails(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Connection.all).toHaveLength(2);
    expect(visitOf()).toBe(visit);
    expect(heard).toEqual(["hello", "lost", "lost"]);
  });

  it("ends with the server's reason, and stays closed", async () => {
    latest().says("end", { reason: "expired" });
    expect(latest().readyState).toBe(Connection.CLOSED);
    latest().says("signal", from(PEER, offer), "1");
    expect(heard).toEqual(["end expired"]);
  });

  it("ends when the server refuses the stream for good", async () => {
    why = "gone";
    latest().fails(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual(["lost", "end gone"]);
    expect(Connection.all).toHaveLength(1);
  });
});
