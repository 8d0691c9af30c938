import type {
  DeskChange,
  DeskChanges,
  RequestViewers,
  StreamBeat,
  StreamEnded,
} from "../../../domain/api/work/live.ts";
import { POLL_INTERVAL_MS, STREAM_BEAT_MS } from "../../../domain/work/desk/live.ts";
import { addressOf, api, inPageLanguage, whyEnded } from "../api.ts";

/**
 * The state of the connection. `late`: connected, but something delays changes. `asking`: the stream failed, the page
 * polls. `elsewhere`: newer screens of the account hold the streams; this one polls until somebody comes back to it.
 */
export type LiveStatus = "starting" | "live" | "late" | "asking" | "elsewhere";

/**
 * A message to the page (discriminated union): a change, a reset (fetch everything again), who has which request open,
 * the state of the connection, the end of the session with its reason, or a new role of the account.
 */
export type LiveMessage =
  | { type: "change"; change: DeskChange }
  | { type: "reset" }
  | { type: "presence"; present: RequestViewers }
  | { type: "status"; status: LiveStatus }
  | { type: "ended"; why: string }
  | { type: "role" };

type Options = {
  /** The position of the last event that the page received. */
  after: string;
  onMessage(message: LiveMessage, position: string): void;
};

/** The longest silence before the stream counts as lost: more than two heartbeats. */
const SILENCE_MS = STREAM_BEAT_MS * 2 + 5_000;
/** The time a lost connection may take to reconnect before the page reports it. */
const GRACE_MS = 6_000;

/** Polls the changes since a position, for a page without a stream. */
export function askForChanges(after: string): Promise<DeskChanges> {
  // An expired session must not interrupt the person here: the next action asks for the login.
  return api("GET /api/desk-changes", { query: after ? { after } : {}, mayBeRefused: true });
}

/** Opens the desk's event stream (SSE). When it fails, polls every half minute and tries to reconnect. */
export function openStream({ after, onMessage }: Options): { close(): void } {
  let position = after;
  let source: EventSource | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let isClosed = false;
  let isEndReported = false;
  let fallbackStatus: LiveStatus = "asking";
  const leaving = new AbortController();

  function emit(message: LiveMessage): void {
    onMessage(message, position);
  }

  function restartSilenceTimer(ms: number): void {
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
        restartSilenceTimer(SILENCE_MS);
        act(JSON.parse(event.data) as never);
      });
    on("hello", () => nowLive());
    on("reset", () => {
      emit({ type: "reset" });
      nowLive();
    });
    on("alive", ({ isLate }: StreamBeat) => nowLive(isLate));
    on("change", (change: DeskChange) => emit({ type: "change", change }));
    on("presence", (present: RequestViewers) => emit({ type: "presence", present }));
    on("end", ({ reason }: StreamEnded) => {
      opened.close();
      clearTimeout(silence);
      // The person has logged out here: the page is about to close. Otherwise it polls at the usual interval.
      if (reason === "over") return restartSilenceTimer(POLL_INTERVAL_MS);
      if (reason === "newerStreams") return fallBack("elsewhere");
      if (reason === "role") emit({ type: "role" });
      // The browser may already have a new session, as after a change of its own password: then it reconnects.
      void ask(true).then((isIn) => (isIn ? begin() : fallBack()));
    });
    opened.addEventListener("error", () => {
      // `EventSource` reconnects by itself, unless the server refused it.
      if (opened.readyState === EventSource.CLOSED) fallBack();
      else restartSilenceTimer(GRACE_MS);
    });
  }

  function nowLive(isLate = false): void {
    clearInterval(asking);
    asking = undefined;
    isEndReported = false;
    emit({ type: "status", status: isLate ? "late" : "live" });
  }

  function fallBack(status: "asking" | "elsewhere" = "asking"): void {
    if (isClosed || asking) return;
    fallbackStatus = status;
    // Newer screens hold the streams: this one reconnects only when somebody comes back to it.
    const isPatient = status === "elsewhere";
    asking = setInterval(() => void ask().then(() => asking && !isPatient && listen()), POLL_INTERVAL_MS);
    if (isPatient) addEventListener("focus", begin, { once: true, signal: leaving.signal });
    emit({ type: "status", status });
    void ask();
  }

  /** Polls once; returns true when the server answered. */
  async function ask(isEnding = false): Promise<boolean> {
    const answer = await askForChanges(position).catch((error: unknown) => {
      const why = whyEnded(error);
      if (why && !isEndReported && !isClosed) emit({ type: "ended", why });
      isEndReported ||= Boolean(why);
      return null;
    });
    if (!answer || isClosed || !(asking || isEnding)) return false;
    ({ position } = answer);
    if (asking) emit({ type: "status", status: answer.isLate ? "late" : fallbackStatus });
    if (answer.isReset) emit({ type: "reset" });
    for (const change of answer.changes) emit({ type: "change", change });
    return true;
  }

  function begin(): void {
    if (isClosed) return;
    listen();
    restartSilenceTimer(GRACE_MS);
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
