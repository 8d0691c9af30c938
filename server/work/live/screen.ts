import type { ServerResponse } from "node:http";
import type { RequestViewers, StreamBeat, StreamEnded } from "../../../domain/api/work/live.ts";
import type { StreamEnd } from "../../../domain/platform/session-ends.ts";
import type { Viewer } from "../../platform/deps/live.ts";
import { isRecipient, maySeeChange } from "./may-see-change.ts";
import { isAfter, textOf, type Position } from "./position.ts";
import type { PlacedChange } from "./read-changes.ts";

/** Maximum unread bytes of a stream. Above it the client does not read: it is closed, and catches up on reconnect. */
const MAX_UNREAD_BYTES = 256_000;
/** Range of the reconnect delay: random, so that after a restart not all browsers reconnect at once. */
const RETRY_MS = [1_000, 3_000] as const;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // No proxy may buffer the events.
  "x-accel-buffering": "no",
};

export type Screen = ReturnType<typeof openScreen>;

type EventName = "hello" | "reset" | "alive" | "change" | "presence" | "end";

/** Opens an event stream (SSE) for a viewer: sends the changes that the viewer may see, each once and in order. */
export function openScreen(response: ServerResponse, viewer: Viewer, onGone: () => void) {
  response.once("close", onGone);
  let position: Position | undefined;
  /** Changes that arrive while the past is still being read. */
  let early: PlacedChange[] = [];
  /** The position of a reset that arrives while the past is still being read. */
  let restart: Position | undefined;

  function send(event: EventName, data: object): void {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MAX_UNREAD_BYTES) return void response.destroy();
    const place = position ? `id: ${textOf(position)}\n` : "";
    response.write(`${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function sendChanges(changes: readonly PlacedChange[]): void {
    for (const { change, to, position: next } of changes) {
      if (position && !isAfter(next, position)) continue;
      position = next;
      if (maySeeChange(viewer.role, change.kind) && isRecipient(to, viewer.userId)) send("change", change);
    }
  }

  function startAnew(from: Position): void {
    position = from;
    send("reset", {});
  }

  return {
    viewer,
    /** Sends changes. Those that arrive before `begin` are kept, and sent by it. */
    hear(changes: readonly PlacedChange[]): void {
      if (position) sendChanges(changes);
      else early.push(...changes);
    },
    /**
     * Starts the response: sends the missed changes, or a reset, which makes the browser reload everything. Then sends
     * what arrived meanwhile.
     */
    begin(from: Position, past: { missed: PlacedChange[]; reached: Position; isReset: boolean }): void {
      // The stream may have been closed meanwhile.
      if (response.writableEnded || response.destroyed) return;
      const [soonest, latest] = RETRY_MS;
      response.writeHead(200, HEADERS);
      response.write(`retry: ${Math.round(soonest + Math.random() * (latest - soonest))}\n\n`);
      position = from;
      sendChanges(past.missed);
      if (isAfter(past.reached, position)) position = past.reached;
      send(past.isReset ? "reset" : "hello", {});
      if (restart) startAnew(restart);
      sendChanges(early);
      early = [];
    },
    /** Continues from another position and sends a reset, which makes the browser reload everything. */
    startAnew(from: Position): void {
      if (position) return startAnew(from);
      early = [];
      restart = from;
    },
    /** Sends the heartbeat with the position and whether the feed is late. */
    heartbeat(reached: Position | undefined, isLate: boolean): void {
      if (!position) return;
      if (reached && isAfter(reached, position)) position = reached;
      send("alive", { isLate } satisfies StreamBeat);
    },
    /** Sends who has a request open, if the viewer may see requests of its kind. Does nothing before `begin`. */
    show(present: RequestViewers): void {
      if (position && maySeeChange(viewer.role, present.kind)) send("presence", present);
    },
    /** Closes the stream. With a reason the browser is told and does not reconnect. */
    end(reason?: StreamEnd): void {
      // A stream that is closed before it began still gets the SSE headers: else browsers report an error.
      if (!response.headersSent && !response.destroyed) response.writeHead(200, HEADERS);
      if (reason) send("end", { reason } satisfies StreamEnded);
      response.end();
      onGone();
    },
  };
}
