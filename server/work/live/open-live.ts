import { STREAM_BEAT_MS } from "../../../domain/work/desk/live.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { STREAMS } from "../../../domain/platform/limits.ts";
import { MISSED } from "../../platform/db/listen.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Live, Viewer } from "../../platform/deps/live.ts";
import { DESK_CHANNEL, notify, type AccountMessage, type ShareMessage } from "../../platform/events/announce.ts";
import { keepEntitled, sessionsOf } from "./entitled.ts";
import { openDeskFeed } from "./feed.ts";
import { checkPresence } from "./check-presence.ts";
import { readMissedChanges } from "./missed-changes.ts";
import { createPresence, presenceMessage, type PresenceMessage } from "./presence.ts";
import { openScreen, type Screen } from "./screen.ts";

/** Maximum open event streams of one process. */
const MAX_SCREENS = 1_000;

type Needs = Pick<Deps, "store" | "db" | "clock" | "log" | "settings" | "shares">;

/**
 * Opens the live updates of this process: its event streams (SSE), the feed of desk events and the presence (who has
 * which request open). A screen is one open event stream of a browser. Permissions are checked again before everything
 * that is sent, because a session may end while its stream is open.
 */
export async function openLive({ store, db, clock, log, settings, shares }: Needs): Promise<Live> {
  const screens = new Set<Screen>();
  const entitled = (some: Iterable<Screen> = screens) => keepEntitled({ db, clock, settings }, some);
  const feed = openDeskFeed(
    { db, clock, log },
    {
      isThere: () => screens.size > 0,
      late: () => void beatScreens(),
      async startAnew(from) {
        for (const screen of await entitled()) screen.startAnew(from);
      },
      async hear(changes) {
        for (const screen of await entitled()) screen.hear(changes);
      },
    },
  );
  const presence = createPresence(clock, () => void showPresence());
  const refusePresence = checkPresence({ db, clock });
  let isShowing = false;

  /** Sends presence changes to the entitled screens, one run at a time: a run also sends what changes meanwhile. */
  async function showPresence(): Promise<void> {
    if (isShowing) return;
    isShowing = true;
    try {
      while (presence.hasNews()) {
        const looking = await entitled();
        for (const present of presence.takeNews()) for (const screen of looking) screen.show(present);
      }
    } catch {
      // The database does not answer; the next heartbeat retries.
    } finally {
      isShowing = false;
    }
  }

  /** Ends the streams and the presence of an account's ended sessions, after its sessions or role changed. */
  async function lookAtAccount(userId: number): Promise<void> {
    await entitled([...screens].filter(({ viewer }) => viewer.userId === userId));
    presence.keepSessions(userId, await sessionsOf({ db, clock, settings }, userId));
  }

  await store.listen(DESK_CHANNEL, (payload) => {
    // A message that is not JSON means new events, or a reconnect: events may then have been missed.
    if (payload === MISSED) shares.hear(undefined);
    if (!payload.startsWith("{")) return void (payload === MISSED ? heartbeat() : feed.look());
    const message: AccountMessage | PresenceMessage | ShareMessage = JSON.parse(payload);
    if (message.type === "presence") return presence.hear(message);
    shares.hear(message);
    // An error is ignored: the permissions are checked again before the next event.
    if (message.type === "account") lookAtAccount(message.userId).catch(() => undefined);
  });

  /**
   * Enforces the limits of streams before one is opened. It is refused when the process or the session has too many;
   * when the account has too many, its oldest stream is closed instead.
   */
  function makeRoom({ tokenHash, userId }: Viewer): void {
    if (screens.size >= MAX_SCREENS) throw new AppError("unavailable", { retryAfterSeconds: STREAM_BEAT_MS / 1_000 });
    const own = [...screens].filter(({ viewer }) => viewer.userId === userId);
    if (own.filter(({ viewer }) => viewer.tokenHash === tokenHash).length >= STREAMS.perSession) {
      throw new AppError("tooMany");
    }
    if (own.length < STREAMS.perAccount) return;
    own[0]?.end("newerStreams");
  }

  async function heartbeat(): Promise<void> {
    presence.sweep();
    void showPresence();
    // No heartbeat is sent while the feed cannot be read: so the browsers know that updates are interrupted.
    if (await feed.look()) await beatScreens();
  }

  /** Sends a heartbeat to the entitled screens, with the state of the feed. */
  async function beatScreens(): Promise<void> {
    // A screen that joins during this check was checked when it joined.
    const looking = await entitled().catch(() => []);
    for (const screen of looking) screen.heartbeat(feed.position(), feed.isLate());
  }
  const timer = setInterval(() => void heartbeat(), STREAM_BEAT_MS).unref();

  // Publishes first what the last process left unpublished: it is older than any screen of this process.
  await feed.look();

  return {
    async join(response, viewer, lastEvent) {
      makeRoom(viewer);
      const screen = openScreen(response, viewer, () => screens.delete(screen));
      screens.add(screen);
      try {
        if (!feed.position() && !(await feed.look())) throw new AppError("unavailable");
        const { from, ...past } = await readMissedChanges(db, lastEvent);
        if ((await entitled([screen])).length > 0) screen.begin(from, past);
      } catch (error) {
        screens.delete(screen);
        throw error;
      }
      for (const present of presence.all()) screen.show(present);
      if (feed.isLate()) screen.heartbeat(feed.position(), true);
    },
    lagSeconds: feed.lagSeconds,
    isLate: feed.isLate,
    async announcePresence(user, tokenHash, said) {
      await refusePresence(user, said);
      await notify(db, JSON.stringify(presenceMessage(user, tokenHash, said)));
    },
    heartbeat,
    hangUp() {
      for (const screen of screens) screen.end();
    },
    close() {
      clearInterval(timer);
      feed.close();
    },
  };
}
