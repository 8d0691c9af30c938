import { and, eq, inArray } from "drizzle-orm";
import { STREAM_BEAT_MS } from "../../domain/desk/live.ts";
import { AppError } from "../../domain/errors.ts";
import { sessions, users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Live, Viewer } from "../deps/live.ts";
import { isLive } from "../session/session-store.ts";
import { DESK_CHANNEL } from "../history/announce.ts";
import { openDeskFeed } from "./feed.ts";
import { readPast } from "./past.ts";
import { createPresence } from "./presence.ts";
import { openScreen, type Screen } from "./screen.ts";

/** Browsers have one stream for all of their tabs; those that cannot share one have a few. */
const MOST_PER_SESSION = 6;
const MOST_SCREENS = 1_000;

/** The open screens of this process, and what they are told. */
export async function openLive({ store, db, env, clock, log }: Pick<Deps, "store" | "db" | "env" | "clock" | "log">) {
  const screens = new Set<Screen>();
  const feed = openDeskFeed(store, log, {
    isThere: () => screens.size > 0,
    hear(changes) {
      for (const screen of screens) screen.hear(changes);
    },
  });
  const presence = createPresence({ db, clock }, (present) => {
    for (const screen of screens) screen.show(present);
  });
  await store.listen(DESK_CHANNEL, (payload) => {
    if (!presence.hear(payload)) void feed.look();
  });

  function refuseTooMany({ tokenHash }: Viewer): void {
    if (screens.size >= MOST_SCREENS) throw new AppError("unavailable", { retryAfterSeconds: STREAM_BEAT_MS / 1_000 });
    const own = [...screens].filter(({ viewer }) => viewer.tokenHash === tokenHash);
    if (own.length >= MOST_PER_SESSION) throw new AppError("tooMany");
  }

  /** The roles of those whose sessions have not ended. Looking does not prolong them. */
  async function rolesNow(looked: Screen[]): Promise<Map<string, string>> {
    const hashes = [...new Set(looked.map(({ viewer }) => viewer.tokenHash))];
    const rows = await db
      .select({ tokenHash: sessions.tokenHash, role: users.role })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.tokenHash, hashes), isLive(env, clock()), eq(users.isActive, true)));
    return new Map(rows.map(({ tokenHash, role }) => [tokenHash, role]));
  }

  async function beat(): Promise<void> {
    presence.sweep();
    // Silence tells the browsers that nobody can say what happens.
    if (screens.size === 0 || !(await feed.look())) return;
    // Who comes while they are looked up was looked at on coming in.
    const looked = [...screens];
    const roles = await rolesNow(looked).catch(() => null);
    if (!roles) return;
    for (const screen of looked) {
      if (roles.get(screen.viewer.tokenHash) === screen.viewer.role) screen.beat(feed.position());
      else screen.end();
    }
  }
  const timer = setInterval(() => void beat(), STREAM_BEAT_MS).unref();

  const live: Live = {
    async join(response, viewer, lastEvent) {
      refuseTooMany(viewer);
      const screen = openScreen(response, viewer);
      screens.add(screen);
      response.once("close", () => screens.delete(screen));
      try {
        if (!feed.position() && !(await feed.look())) throw new AppError("unavailable");
        const { from, ...past } = await readPast(db, lastEvent);
        screen.begin(from, past);
      } catch (error) {
        screens.delete(screen);
        throw error;
      }
      for (const present of presence.all()) screen.show(present);
    },
    say: presence.say,
    beat,
    hangUp() {
      for (const screen of screens) screen.end();
    },
    close() {
      clearInterval(timer);
      feed.close();
    },
  };
  return live;
}
