import type { Present } from "../../../domain/api/work/live.ts";
import { askForChanges, openStream, type LiveMessage, type LiveStatus } from "./stream.ts";

type Hear = (message: LiveMessage, isLeader: boolean) => void;

/** What the tabs of a browser say to each other. */
type Word =
  | { say: "heard"; message: LiveMessage; position: string }
  /** A tab that was just opened asks, and the one that listens answers. */
  | { say: "who" }
  | { say: "me"; status: LiveStatus; present: Present[] };

const NAME = "desk-stream";

/**
 * Hears what happens at the desk from a position on. One tab of a browser listens and tells the others; when it closes,
 * another takes over where it stopped. Where tabs cannot agree, each listens for itself.
 */
export function hearDesk(from: string, hear: Hear): () => void {
  let position = from;
  if (!("locks" in navigator) || !("BroadcastChannel" in window)) {
    const stream = openStream({ after: position, onMessage: (message) => hear(message, true) });
    return () => stream.close();
  }

  const channel = new BroadcastChannel(NAME);
  const leaving = new AbortController();
  const tell: (word: Word) => void = channel.postMessage.bind(channel);

  channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if (data.say === "heard") {
      position = data.position || position;
      hear(data.message, false);
    }
    if (data.say === "me") void catchUp(data);
  });

  /** What happened between this page's making and its first word with the others. */
  async function catchUp({ status, present }: Extract<Word, { say: "me" }>): Promise<void> {
    hear({ type: "status", status }, false);
    for (const one of present) hear({ type: "presence", present: one }, false);
    const past = await askForChanges(from).catch(() => null);
    if (leaving.signal.aborted) return;
    if (past?.isReset) hear({ type: "reset" }, false);
    for (const change of past?.changes ?? []) hear({ type: "change", change }, false);
  }

  /** Listens until this tab goes. */
  function lead(): Promise<void> {
    let status: LiveStatus = "starting";
    const present = new Map<string, Present>();
    const stream = openStream({
      after: position,
      onMessage(message, reached) {
        if (message.type === "status") ({ status } = message);
        if (message.type === "presence") present.set(`${message.present.kind}-${message.present.id}`, message.present);
        position = reached;
        hear(message, true);
        tell({ say: "heard", message, position });
      },
    });
    const answer = ({ data }: MessageEvent<Word>) => {
      if (data.say === "who") tell({ say: "me", status, present: [...present.values()] });
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

  // Refused only when this tab goes before it was its turn.
  navigator.locks.request(NAME, { signal: leaving.signal }, lead).catch(() => undefined);
  tell({ say: "who" });
  return () => {
    leaving.abort();
    channel.close();
  };
}
