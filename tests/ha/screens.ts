import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { DeskChanges } from "../../domain/api/work/live.ts";
import { POLL_INTERVAL_MS, STREAM_BEAT_MS } from "../../domain/work/desk/live.ts";

/** An open page of the portal, as far as it is live. */
export type Screen = {
  /** The references of the requests that it was told of. */
  seen: Set<string>;
  /** The time of the latest reset: the page has fetched everything anew then. */
  resetAt: number;
  /** The number of times that its stream broke off. */
  breaks: number;
  isLive: boolean;
  close(): void;
};

/** The longest silence before a page gives its stream up, as in app/lib/live/stream.ts. */
const SILENCE_MS = STREAM_BEAT_MS * 2 + 5_000;

/**
 * Opens a screen that does what a browser does with the desk's stream: it reconnects by itself with the position of the
 * last event, and where it was refused it polls, and tries the stream again after each poll.
 */
export function openScreen(site: string, cookie: string): Screen {
  const leaving = new AbortController();
  const { signal } = leaving;
  let position = "";
  let retryMs = 2_000;

  function take(part: string): void {
    const retry = /^retry: (\d+)$/m.exec(part)?.[1];
    if (retry) retryMs = Number(retry);
    position = /^id: (.*)$/m.exec(part)?.[1] ?? position;
    const event = /^event: (.*)$/m.exec(part)?.[1];
    if (event === "reset") screen.resetAt = performance.now();
    if (event === "hello" || event === "reset") screen.isLive = true;
    const reference = event === "change" && /"reference":"([^"]+)"/.exec(part)?.[1];
    if (reference) screen.seen.add(reference);
  }

  /** Reads the stream until it ends. Returns false when it was refused. */
  async function follow(): Promise<boolean> {
    const headers = { accept: "text/event-stream", cookie, ...(position && { "last-event-id": position }) };
    const request = get(`${site}/api/desk-stream`, { headers, agent: false, signal });
    request.on("error", () => undefined);
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    if (answer.statusCode !== 200) return false;
    answer.setTimeout(SILENCE_MS, () => request.destroy());
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) {
      const parts = (text + String(chunk)).split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) take(part);
    }
    return true;
  }

  async function poll(): Promise<void> {
    const answer = await fetch(`${site}/api/desk-changes?after=${position}`, { headers: { cookie }, signal });
    if (!answer.ok) return;
    const changes = (await answer.json()) as DeskChanges;
    ({ position } = changes);
    if (changes.isReset) screen.resetAt = performance.now();
    for (const { reference } of changes.changes) if (reference) screen.seen.add(reference);
  }

  async function stayOpen(): Promise<void> {
    while (!signal.aborted) {
      const isAllowed = await follow().catch(() => true);
      screen.isLive = false;
      screen.breaks++;
      if (!isAllowed) await poll().catch(() => undefined);
      await wait(isAllowed ? retryMs : POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const screen: Screen = { seen: new Set(), resetAt: 0, breaks: 0, isLive: false, close: () => leaving.abort() };
  void stayOpen();
  return screen;
}
