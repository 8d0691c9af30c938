import type { DeskChange, DeskChanges, Present, StreamBeat, StreamEnded } from "../../../domain/api/work/live.ts";
import { ASK_MS, STREAM_BEAT_MS } from "../../../domain/work/desk/live.ts";
import { addressOf, api, inPageLanguage, whyEnded } from "../api.ts";

/**
 * `late`: it listens, but something keeps changes from being told. `elsewhere`: the account listens on newer screens;
 * this one asks until somebody comes back to it.
 */
export type LiveStatus = "starting" | "live" | "late" | "asking" | "elsewhere";

/**
 * What a page hears: of a change, that it had better fetch everything anew, who has what open, and how it hears; that
 * its session was ended, and why; that its account has another role.
 */
export type LiveMessage =
  | { type: "change"; change: DeskChange }
  | { type: "reset" }
  | { type: "presence"; present: Present }
  | { type: "status"; status: LiveStatus }
  | { type: "ended"; why: string }
  | { type: "role" };

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
  let isTold = false;
  let fallen: LiveStatus = "asking";
  const leaving = new AbortController();

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
    on("hello", () => nowLive());
    on("reset", () => {
      heard({ type: "reset" });
      nowLive();
    });
    on("alive", ({ isLate }: StreamBeat) => nowLive(isLate));
    on("change", (change: DeskChange) => heard({ type: "change", change }));
    on("presence", (present: Present) => heard({ type: "presence", present }));
    on("end", ({ reason }: StreamEnded) => {
      opened.close();
      clearTimeout(silence);
      // Somebody has logged out here: the page is about to go, and else it asks in its own time.
      if (reason === "over") return stayPatient(ASK_MS);
      if (reason === "newerStreams") return fallBack("elsewhere");
      if (reason === "role") heard({ type: "role" });
      // This browser may have another session already, as after a change of its own password: then it listens again.
      void ask(true).then((isIn) => (isIn ? begin() : fallBack()));
    });
    opened.addEventListener("error", () => {
      // The browser comes back by itself, unless it was refused.
      if (opened.readyState === EventSource.CLOSED) fallBack();
      else stayPatient(GRACE_MS);
    });
  }

  function nowLive(isLate = false): void {
    clearInterval(asking);
    asking = undefined;
    isTold = false;
    heard({ type: "status", status: isLate ? "late" : "live" });
  }

  function fallBack(status: "asking" | "elsewhere" = "asking"): void {
    if (isClosed || asking) return;
    fallen = status;
    // On newer screens somebody listens: this one takes its turn again when they come back to it, and not by itself.
    const isPatient = status === "elsewhere";
    asking = setInterval(() => void ask().then(() => asking && !isPatient && listen()), ASK_MS);
    if (isPatient) addEventListener("focus", begin, { once: true, signal: leaving.signal });
    heard({ type: "status", status });
    void ask();
  }

  /** True where the server answered. */
  async function ask(isEnding = false): Promise<boolean> {
    const answer = await askForChanges(position).catch((error: unknown) => {
      const why = whyEnded(error);
      if (why && !isTold && !isClosed) heard({ type: "ended", why });
      isTold ||= Boolean(why);
      return null;
    });
    if (!answer || isClosed || !(asking || isEnding)) return false;
    ({ position } = answer);
    if (asking) heard({ type: "status", status: answer.isLate ? "late" : fallen });
    if (answer.isReset) heard({ type: "reset" });
    for (const change of answer.changes) heard({ type: "change", change });
    return true;
  }

  function begin(): void {
    if (isClosed) return;
    listen();
    stayPatient(GRACE_MS);
  }

  begin();
  return {
    close() {
      isClosed = true;
      leaving.abort();
      source?.close();
      clearTimeout(silence);
      clearInterval(asking);
    },
  };
}
