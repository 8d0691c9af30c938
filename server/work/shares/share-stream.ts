import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import {
  type ShareEnded,
  type ShareHello,
  type SharePeer,
  type ShareStreamEnd,
} from "../../../domain/work/share-options.ts";
import type { StreamEnd } from "../../../domain/platform/session-ends.ts";
import type { SharePage } from "../../platform/deps/shares.ts";
import type { Viewer } from "../../platform/deps/live.ts";
import type { ReadSignal } from "./signals.ts";

/** Maximum unread bytes of a stream. Above it the client does not read: it is closed, and catches up on reconnect. */
const MAX_UNREAD_BYTES = 512_000;
/** Range of the reconnect delay: random, so that after a restart not all browsers reconnect at once. */
const RETRY_MS = [500, 1_500] as const;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // No proxy may buffer the events.
  "x-accel-buffering": "no",
};

type EventName = "hello" | "signal" | "peer" | "alive" | "end";
type Hello = Omit<ShareHello, "isPeerThere" | "peerVisit">;

export type ShareStream = ReturnType<typeof openShareStream>;

/** Opens the event stream (SSE) of one side of a share: its first event is `hello`, its last one `end`. */
export function openShareStream(
  response: ServerResponse,
  page: SharePage,
  lastEvent: string | undefined,
  onGone: () => void,
) {
  response.once("close", onGone);
  let position = /^\d{1,15}$/.test(lastEvent ?? "") ? Number(lastEvent) : 0;
  let peer: SharePeer | undefined;

  function send(event: EventName, data: object): void {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_UNREAD_BYTES) return void response.destroy();
    response.write(`id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function begin(): void {
    const [soonest, latest] = RETRY_MS;
    response.writeHead(200, HEADERS);
    response.write(`retry: ${Math.round(soonest + Math.random() * (latest - soonest))}\n\n`);
  }

  return {
    ...page,
    /** The id of this stream. */
    stream: randomUUID(),
    position: () => position,
    /** Sends the first event, or whether the other side is there when that has changed. */
    tell(hello: () => Hello, now: SharePeer): void {
      if (response.writableEnded || response.destroyed) return;
      if (!peer) {
        begin();
        send("hello", { ...hello(), isPeerThere: now.isThere, peerVisit: now.visit } satisfies ShareHello);
      } else if (peer.isThere !== now.isThere || peer.visit !== now.visit) send("peer", now);
      peer = now;
    },
    /** Sends signals, each once and in order. */
    pass(signals: ReadSignal[]): void {
      for (const { id, sent } of signals) {
        if (id <= position) continue;
        position = id;
        send("signal", sent);
      }
    },
    heartbeat(): void {
      if (peer) send("alive", {});
    },
    /** Sends the last event and closes the stream. */
    end(reason: ShareStreamEnd): void {
      // A stream that is closed before it began still gets the SSE headers: else browsers report an error.
      if (!response.headersSent && !response.destroyed) response.writeHead(200, HEADERS);
      send("end", { reason } satisfies ShareEnded);
      response.end();
      onGone();
    },
  };
}

/** Adapts the stream of an agent to the check of sessions: whatever ended the session, the agent has to log in. */
export function asScreen(stream: ShareStream, viewer: Viewer) {
  return { viewer, stream, end: (_reason?: StreamEnd) => stream.end("login") };
}
