import type { DeskPresence, Present } from "../../../domain/api/work/live.ts";
import { PRESENCE } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Clock } from "../../platform/clock.ts";
import { keyOf } from "../../people/session/own-key.ts";

/** One screen of somebody, and the request that it shows. */
type Shown = Pick<DeskPresence, "kind" | "id"> & { userId: number; name: string; session: string; until: number };

/** What the processes tell each other of one screen. */
export type PresenceMessage = Omit<Shown, "until"> & { type: "presence"; screen: string; isOpen: boolean };

/** Browsers say it every half minute; who falls silent has gone. */
const LASTS_MS = 45_000;

/** The message that a screen of somebody shows a request, or does so no more. */
export function presenceMessage(
  { id: userId, firstName, lastName, username }: User,
  tokenHash: string,
  { screen = "", ...presence }: DeskPresence,
): PresenceMessage {
  const name = [firstName, lastName].filter(Boolean).join(" ") || username;
  return { type: "presence", ...presence, userId, name, session: keyOf(tokenHash), screen };
}

type Request = Pick<DeskPresence, "kind" | "id">;

/**
 * Who has which request open, in whatever process, kept in memory: one request per screen, a few screens per account.
 * `onNews` is called when there is something to show that `takeNews` has not given out yet.
 */
export function createPresence(clock: Clock, onNews: () => void) {
  const screens = new Map<string, Shown>();
  const news = new Map<string, Request>();

  const isSame = (a: Request, b: Request) => a.kind === b.kind && a.id === b.id;

  function changed({ kind, id }: Request): void {
    news.set(`${kind}-${id}`, { kind, id });
    onNews();
  }

  function remove(key: string): void {
    const shown = screens.get(key);
    if (screens.delete(key) && shown) changed(shown);
  }

  function removeWhere(isGone: (shown: Shown) => boolean): void {
    for (const [key, shown] of screens) if (isGone(shown)) remove(key);
  }

  function presentAt({ kind, id }: Request): Present {
    const there = [...screens.values()].filter((shown) => isSame(shown, { kind, id }));
    const people = new Map(there.map(({ userId, name }) => [userId, { id: userId, name }]));
    return { kind, id, people: [...people.values()] };
  }

  return {
    /** Takes what a process has told of a screen. */
    hear({ isOpen, screen, ...message }: PresenceMessage): void {
      const key = `${message.session} ${screen}`;
      const before = screens.get(key);
      // A screen that has gone on to another request says late that it has left the former.
      if (!isOpen) return before && isSame(before, message) ? remove(key) : undefined;
      const { kind, id, userId, name, session } = message;
      // Taken out first: the order is that of the last word, and the oldest are let go of.
      screens.delete(key);
      screens.set(key, { kind, id, userId, name, session, until: clock().getTime() + LASTS_MS });
      if (before && !isSame(before, message)) changed(before);
      if (!before || !isSame(before, message)) changed(message);
      const own = [...screens].filter(([, shown]) => shown.userId === userId).map(([ownKey]) => ownKey);
      own.slice(0, -PRESENCE.screensPerAccount).forEach(remove);
    },
    /** Lets go of an account's screens whose session is not among those that go on. */
    keepSessions(userId: number, tokenHashes: Iterable<string>): void {
      const kept = new Set([...tokenHashes].map(keyOf));
      removeWhere((shown) => shown.userId === userId && !kept.has(shown.session));
    },
    all: (): Present[] =>
      [...new Map([...screens.values()].map(({ kind, id }) => [`${kind}-${id}`, { kind, id }])).values()].map(
        presentAt,
      ),
    hasNews: () => news.size > 0,
    /** Which requests others have opened or left since the last time. */
    takeNews(): Present[] {
      const requests = [...news.values()];
      news.clear();
      return requests.map(presentAt);
    },
    /** Lets go of those who have fallen silent. */
    sweep(): void {
      const now = clock().getTime();
      removeWhere(({ until }) => until <= now);
    },
  };
}
