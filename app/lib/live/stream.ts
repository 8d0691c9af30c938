import type { DeskChange, DeskChanges, Present } from "../../../domain/api/live.ts";
import { ASK_MS, STREAM_BEAT_MS } from "../../../domain/desk/live.ts";
import { addressOf, api, inPageLanguage } from "../api.ts";

export type LiveStatus = "starting" | "live" | "asking";

/** What a page hears: of a change, that it had better fetch everything anew, who has what open, and how it hears. */
export type LiveMessage =
  | { type: "change"; change: DeskChange }
  | { type: "reset" }
  | { type: "presence"; present: Present }
  | { type: "status"; status: LiveStatus };

type Options = {
  /** How far the page has heard. */
  after: string;
  onMessage(message: LiveMessage, position: string): void;
};

/** Longer than twice the beat of the stream: then nobody is there. */
const SILENCE_MS = STREAM_BEAT_MS * 2 + 5_000;
/** So long a lost connection may take to come back before the page says so. */
const GRACE_MS = 6_000;

/** What has happened since a position, for who cannot listen. */
export function askForChanges(after: string): Promise<DeskChanges> {
  // A session that has ended is no reason to disturb: whatever the person does next asks for the login.
  return api("GET /api/desk-changes", { query: after ? { after } : {}, mayBeRefused: true });
}

/** Listens to the desk's stream. Where that fails it asks every half minute, and tries to listen again. */
export function openStream({ after, onMessage }: Options): { close(): void } {
  let position = after;
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;

  function heard(message: LiveMessage): void {
    onMessage(message, position);
  }

  function stayPatient(ms: number): void {
    clearTimeout(silence);
    silence = setTimeout(fallBack, ms);
  }

  function listen(): void {
    source?.close();
    const opened = new EventSource(
      inPageLanguage(addressOf("GET /api/desk-stream", { query: position ? { after: position } : {} })),
    );
    source = opened;
    const on = (name: string, act: (data: never) => void) =>
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        position = event.lastEventId || position;
        stayPatient(SILENCE_MS);
        act(JSON.parse(event.data) as never);
      });
    on("hello", nowLive);
    on("reset", () => {
      heard({ type: "reset" });
      nowLive();
    });
    on("alive", nowLive);
    on("change", (change: DeskChange) => heard({ type: "change", change }));
    on("presence", (present: Present) => heard({ type: "presence", present }));
    opened.addEventListener("error", () => {
      // The browser comes back by itself, unless it was refused.
      if (opened.readyState === EventSource.CLOSED) fallBack();
      else stayPatient(GRACE_MS);
    });
  }

  function nowLive(): void {
    clearInterval(asking);
    asking = undefined;
    heard({ type: "status", status: "live" });
  }

  function fallBack(): void {
    if (isClosed || asking) return;
    asking = setInterval(() => void ask().then(() => asking && listen()), ASK_MS);
    heard({ type: "status", status: "asking" });
    void ask();
  }

  async function ask(): Promise<void> {
    const answer = await askForChanges(position).catch(() => null);
    if (!answer || isClosed || !asking) return;
    ({ position } = answer);
    if (answer.isReset) heard({ type: "reset" });
    for (const change of answer.changes) heard({ type: "change", change });
  }

  listen();
  stayPatient(GRACE_MS);
  return {
    close() {
      isClosed = true;
      source?.close();
      clearTimeout(silence);
      clearInterval(asking);
    },
  };
}
