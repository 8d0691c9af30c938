import type { RequestViewers } from "../../../domain/api/work/live.ts";
import { askForChanges, openStream, type LiveMessage, type LiveStatus } from "./stream.ts";

type Hear = (message: LiveMessage, isLeader: boolean) => void;

/** A message between the tabs of a browser. */
type TabMessage =
  | { say: "heard"; message: LiveMessage; position: string }
  /** A new tab asks for the state, and the leader answers with `me`. */
  | { say: "who" }
  | { say: "me"; status: LiveStatus; present: RequestViewers[] };

const NAME = "desk-stream";

/**
 * Subscribes to the desk's changes from a position on. One tab is the leader: it holds the event stream and broadcasts
 * to the others. When it closes, another takes over at its position (Web Locks). In browsers without Web Locks or
 * BroadcastChannel, each tab opens its own stream.
 */
export function hearDesk(from: string, hear: Hear): () => void {
  let position = from;
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) {
    const stream = openStream({ after: position, onMessage: (message) => hear(message, true) });
    return () => stream.close();
  }

  const channel = new BroadcastChannel(NAME);
  const leaving = new AbortController();
  const broadcast: (message: TabMessage) => void = channel.postMessage.bind(channel);

  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.say === "heard") {
      position = data.position || position;
      hear(data.message, false);
    }
    if (data.say === "me") void catchUp(data);
  });

  /** Fetches the changes between the rendering of this page and the leader's first answer. */
  async function catchUp({ status, present }: Extract<TabMessage, { say: "me" }>): Promise<void> {
    hear({ type: "status", status }, false);
    for (const one of present) hear({ type: "presence", present: one }, false);
    const past = await askForChanges(from).catch(() => null);
    if (leaving.signal.aborted) return;
    if (past?.isReset) hear({ type: "reset" }, false);
    for (const change of past?.changes ?? []) hear({ type: "change", change }, false);
  }

  /** Holds the event stream as the leader until this tab closes. */
  function lead(): Promise<void> {
    let status: LiveStatus = "starting";
    const present = new Map<string, RequestViewers>();
    const stream = openStream({
      after: position,
      onMessage(message, reached) {
        if (message.type === "status") ({ status } = message);
        if (message.type === "presence") present.set(`${message.present.kind}-${message.present.id}`, message.present);
        position = reached;
        hear(message, true);
        broadcast({ say: "heard", message, position });
      },
    });
    const answer = ({ data }: MessageEvent<TabMessage>) => {
      if (data.say === "who") broadcast({ say: "me", status, present: [...present.values()] });
    };
    channel.addEventListener("message", answer);
    return new Promise((release) => {
      leaving.signal.addEventListener("abort", () => {
        channel.removeEventListener("message", answer);
        stream.close();
        release();
      });
    });
  }

  // Rejects only when this tab closes before it became the leader.
  navigator.locks.request(NAME, { signal: leaving.signal }, lead).catch(() => undefined);
  broadcast({ say: "who" });
  return () => {
    leaving.abort();
    channel.close();
  };
}
