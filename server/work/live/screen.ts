import type { ServerResponse } from "node:http";
import type { Present, StreamBeat, StreamEnded } from "../../../domain/api/work/live.ts";
import type { StreamEnd } from "../../../domain/platform/session-ends.ts";
import type { Viewer } from "../../platform/deps/live.ts";
import { isMeant, mayHear } from "./may-hear.ts";
import { isAfter, textOf, type Position } from "./position.ts";
import type { PlacedChange } from "./read-changes.ts";

/** More than that waits only for somebody who does not read: it is hung up on, and comes back for what it missed. */
const MOST_UNREAD_BYTES = 256_000;
/** After how long a browser comes back; not all of them at once after a restart. */
const RETRY_MS = [1_000, 3_000] as const;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Nothing between here and the browser may gather the events first.
  "x-accel-buffering": "no",
};

export type Screen = ReturnType<typeof openScreen>;

type EventName = "hello" | "reset" | "alive" | "change" | "presence" | "end";

/** One open stream: what its viewer may hear, each event once and in order. */
export function openScreen(response: ServerResponse, viewer: Viewer, onGone: () => void) {
  response.once("close", onGone);
  let position: Position | undefined;
  /** What came while the past was still being read. */
  let early: PlacedChange[] = [];
  /** Where it begins anew, when that was found out while the past was still being read. */
  let restart: Position | undefined;

  function send(event: EventName, data: object): void {
    if (response.writableEnded || response.destroyed) return;
    if (response.writableLength > MOST_UNREAD_BYTES) return void response.destroy();
    const place = position ? `id: ${textOf(position)}\n` : "";
    response.write(`${place}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  function tell(changes: readonly PlacedChange[]): void {
    for (const { change, to, position: next } of changes) {
      if (position && !isAfter(next, position)) continue;
      position = next;
      if (mayHear(viewer.role, change.kind) && isMeant(to, viewer.userId)) send("change", change);
    }
  }

  function startAnew(from: Position): void {
    position = from;
    send("reset", {});
  }

  return {
    viewer,
    hear(changes: readonly PlacedChange[]): void {
      if (position) tell(changes);
      else early.push(...changes);
    },
    /** Begins with what was missed since the browser was last here, or with the advice to fetch everything anew. */
    begin(from: Position, past: { missed: PlacedChange[]; reached: Position; isReset: boolean }): void {
      // It may have been hung up on meanwhile.
      if (response.writableEnded || response.destroyed) return;
      const [soonest, latest] = RETRY_MS;
      response.writeHead(200, HEADERS);
      response.write(`retry: ${Math.round(soonest + Math.random() * (latest - soonest))}\n\n`);
      position = from;
      tell(past.missed);
      if (isAfter(past.reached, position)) position = past.reached;
      send(past.isReset ? "reset" : "hello", {});
      if (restart) startAnew(restart);
      tell(early);
      early = [];
    },
    /** Goes on from another position, with the advice to fetch everything anew. */
    startAnew(from: Position): void {
      if (position) return startAnew(from);
      early = [];
      restart = from;
    },
    /** Says that the stream is there, how far it has come, and whether it is late. */
    beat(reached: Position | undefined, isLate: boolean): void {
      if (!position) return;
      if (reached && isAfter(reached, position)) position = reached;
      send("alive", { isLate } satisfies StreamBeat);
    },
    show(present: Present): void {
      if (position && mayHear(viewer.role, present.kind)) send("presence", present);
    },
    /** Hangs up. Where a reason is given the browser is told, and does not come back by itself. */
    end(reason?: StreamEnd): void {
      // Hung up on before it began, it is a stream all the same: else browsers complain about what they got.
      if (!response.headersSent && !response.destroyed) response.writeHead(200, HEADERS);
      if (reason) send("end", { reason } satisfies StreamEnded);
      response.end();
      onGone();
    },
  };
}
