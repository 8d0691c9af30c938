import { newKey } from "../../../lib/new-key.ts";
import type { ShareEnded, ShareHello, SharePeer, ShareStreamEnd } from "../../../../domain/work/share-options.ts";
import type { SentSignal, ShareSignal } from "../../../../domain/work/share.ts";

/** The reasons why a session is over for this page; `gone`: the server no longer knows it. */
export type SessionEnd = Exclude<ShareStreamEnd, "restart"> | "gone";

type LineOptions = {
  /** Returns the address of the event stream for the id of this page load. */
  address(visit: string): string;
  /** Sends a signal; rejects when it did not arrive. */
  send(sent: SentSignal): Promise<unknown>;
  /** Asks the server why it refuses the stream: the reason of the end, or null when it is only out of reach. */
  askWhy(): Promise<SessionEnd | null>;
  onHello(hello: ShareHello): void;
  onPeer(peer: SharePeer): void;
  onSignal(signal: ShareSignal): void;
  onLost(): void;
  onEnd(reason: SessionEnd): void;
};

/** The wait before another try to reach the server. */
const AGAIN_MS = 1_000;

export type ShareLine = ReturnType<typeof openShareLine>;

/**
 * Opens the line to the server, by which the two browsers find each other: an event stream in, calls out. Both go on
 * after an interruption; a signal that did not arrive is sent again, in its order.
 */
export function openShareLine(options: LineOptions) {
  const visit = newKey();
  let peerVisit: string | null = null;
  const formerVisits = new Set<string>();
  let lastId = 0;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const outgoing: SentSignal[] = [];
  let isSending = false;

  function listen(): void {
    const opened = new EventSource(options.address(visit));
    source = opened;
    const on = (name: string, act: (data: never) => void) =>
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        if (isClosed || isRepeated(event)) return;
        act(JSON.parse(event.data) as never);
      });
    on("hello", (hello: ShareHello) => {
      meet(hello.peerVisit);
      options.onHello(hello);
      void sendNext();
    });
    on("peer", (peer: SharePeer) => {
      meet(peer.visit);
      options.onPeer(peer);
    });
    on("signal", take);
    on("end", ({ reason }: ShareEnded) => {
      // The process stops: the browser reconnects by itself, to another one or to the next.
      if (reason === "restart") return options.onLost();
      end(reason);
    });
    opened.addEventListener("error", () => {
      if (isClosed) return;
      options.onLost();
      // `EventSource` reconnects by itself, unless the server refused it.
      if (opened.readyState === EventSource.CLOSED) void tryAgain();
    });
  }

  /** Remembers the other side's page load. */
  function meet(other: string | null): void {
    if (peerVisit && other && other !== peerVisit) formerVisits.add(peerVisit);
    peerVisit = other ?? peerVisit;
  }

  /** Takes a signal that is meant for this page. An offer may come before the word that its sender is there. */
  function take(sent: SentSignal): void {
    if (sent.peerVisit !== visit) return;
    if (sent.visit !== peerVisit && sent.signal.kind === "offer" && !formerVisits.has(sent.visit)) {
      meet(sent.visit);
      options.onPeer({ isThere: true, visit: sent.visit });
    }
    if (sent.visit === peerVisit) options.onSignal(sent.signal);
  }

  /** Returns true for a signal that came before, on a stream that begins anew. */
  function isRepeated({ lastEventId, type }: MessageEvent): boolean {
    const id = Number(lastEventId);
    if (type !== "signal" || !(id > 0)) return false;
    if (id <= lastId) return true;
    lastId = id;
    return false;
  }

  async function tryAgain(): Promise<void> {
    const reason = await options.askWhy().catch(() => null);
    if (isClosed) return;
    if (reason) end(reason);
    else timer = setTimeout(listen, AGAIN_MS);
  }

  // A function, because the line may be closed while a signal is on its way.
  const isOpen = () => !isClosed;

  /** Sends what waits, one signal after the other. What is meant for a page that is gone is dropped. */
  async function sendNext(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = outgoing[0]; next && isOpen(); next = outgoing[0]) {
      const isSent = next.peerVisit !== peerVisit || (await options.send(next).then(isArrived, isRefused));
      if (!isSent) break;
      outgoing.shift();
    }
    isSending = false;
    if (outgoing.length > 0 && !isClosed) setTimeout(() => void sendNext(), AGAIN_MS);
  }

  function end(reason: SessionEnd): void {
    close();
    options.onEnd(reason);
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  }

  listen();
  return {
    signal(signal: ShareSignal): void {
      outgoing.push({ visit, peerVisit, signal });
      void sendNext();
    },
    close,
  };
}

const isArrived = () => true;

/** Returns true for a signal that the server refuses: sending it again would not help. Out of reach is no refusal. */
function isRefused(error: unknown): boolean {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}
