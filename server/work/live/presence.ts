import type { DeskPresence, RequestViewers } from "../../../domain/api/work/live.ts";
import { PRESENCE } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Clock } from "../../platform/clock.ts";
import { sessionKeyOf } from "../../people/session/own-key.ts";

/** The presence of one screen: its user, its session and the request that it shows. */
type ScreenEntry = Pick<DeskPresence, "kind" | "id"> & { userId: number; name: string; session: string; until: number };

/** The message between processes about the presence of one screen. */
export type PresenceMessage = Omit<ScreenEntry, "until"> & { type: "presence"; screen: string; isOpen: boolean };

/**
 * Time to live of a presence entry. Browsers report what they have open every half minute (`POLL_INTERVAL_MS`); without
 * a report the entry expires.
 */
const PRESENCE_TTL_MS = 45_000;

/** Builds the message that a screen of a user shows a request, or no longer shows it. */
export function presenceMessage(
  { id: userId, firstName, lastName, username }: User,
  tokenHash: string,
  { screen = "", ...presence }: DeskPresence,
): PresenceMessage {
  const name = [firstName, lastName].filter(Boolean).join(" ") || username;
  return { type: "presence", ...presence, userId, name, session: sessionKeyOf(tokenHash), screen };
}

type RequestKey = Pick<DeskPresence, "kind" | "id">;

/**
 * Creates the in-memory presence list: who has which request open, in any process; one request per screen, a few
 * screens per account. `onNews` is called when there is a change that `takeNews` has not returned yet.
 */
export function createPresence(clock: Clock, onNews: () => void) {
  const screens = new Map<string, ScreenEntry>();
  const news = new Map<string, RequestKey>();

  const isSame = (a: RequestKey, b: RequestKey) => a.kind === b.kind && a.id === b.id;

  function changed({ kind, id }: RequestKey): void {
    news.set(`${kind}-${id}`, { kind, id });
    onNews();
  }

  function remove(key: string): void {
    const shown = screens.get(key);
    if (screens.delete(key) && shown) changed(shown);
  }

  function removeWhere(isGone: (shown: ScreenEntry) => boolean): void {
    for (const [key, shown] of screens) if (isGone(shown)) remove(key);
  }

  function presentAt({ kind, id }: RequestKey): RequestViewers {
    const there = [...screens.values()].filter((shown) => isSame(shown, { kind, id }));
    const people = new Map(there.map(({ userId, name }) => [userId, { id: userId, name }]));
    return { kind, id, people: [...people.values()] };
  }

  return {
    /** Handles the presence message of any process. */
    hear({ isOpen, screen, ...message }: PresenceMessage): void {
      const key = `${message.session} ${screen}`;
      const before = screens.get(key);
      // A late "closed" message about the previous request is ignored when the screen already shows another one.
      if (!isOpen) return before && isSame(before, message) ? remove(key) : undefined;
      const { kind, id, userId, name, session } = message;
      // Deleted first, so that the map is ordered by the last message: the oldest entries are evicted.
      screens.delete(key);
      screens.set(key, { kind, id, userId, name, session, until: clock().getTime() + PRESENCE_TTL_MS });
      if (before && !isSame(before, message)) changed(before);
      if (!before || !isSame(before, message)) changed(message);
      const own = [...screens].filter(([, shown]) => shown.userId === userId).map(([ownKey]) => ownKey);
      own.slice(0, -PRESENCE.screensPerAccount).forEach(remove);
    },
    /** Removes the screens of a user whose session has ended. */
    keepSessions(userId: number, tokenHashes: Iterable<string>): void {
      const kept = new Set([...tokenHashes].map(sessionKeyOf));
      removeWhere((shown) => shown.userId === userId && !kept.has(shown.session));
    },
    /** Returns the presence of all requests that somebody has open. */
    all: (): RequestViewers[] =>
      [...new Map([...screens.values()].map(({ kind, id }) => [`${kind}-${id}`, { kind, id }])).values()].map(
        presentAt,
      ),
    hasNews: () => news.size > 0,
    /** Returns the presence of the requests that were opened or left since the last call. */
    takeNews(): RequestViewers[] {
      const requests = [...news.values()];
      news.clear();
      return requests.map(presentAt);
    },
    /** Removes expired entries. */
    sweep(): void {
      const now = clock().getTime();
      removeWhere(({ until }) => until <= now);
    },
  };
}
