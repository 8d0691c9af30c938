import { sql } from "drizzle-orm";
import type { DeskPresence, Present } from "../../domain/api/live.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { User } from "../../domain/users.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/client.ts";
import { DESK_CHANNEL } from "../history/announce.ts";

type Person = { id: number; name: string; until: number };
/** What the processes tell each other of one person and one request. */
type Message = DeskPresence & { userId: number; name: string };

/** Browsers say it every half minute; who falls silent has gone. */
const LASTS_MS = 45_000;

/** Who has which request open, in whatever process: kept in memory, and told to the others by the database's notify. */
export function createPresence({ db, clock }: { db: Database; clock: Clock }, onChange: (present: Present) => void) {
  const open = new Map<string, Map<number, Person>>();
  const keyOf = ({ kind, id }: Pick<DeskPresence, "kind" | "id">) => `${kind}-${id}`;

  function presentAt(key: string): Present {
    const [kind = "", id] = key.split("-");
    const people = [...(open.get(key)?.values() ?? [])].map((person) => ({ id: person.id, name: person.name }));
    return { kind: kind as LeadKind, id: Number(id), people };
  }

  return {
    /** Tells every process, this one included, that somebody opened a request or closed it. */
    async say({ id, firstName, lastName, username }: User, presence: DeskPresence): Promise<void> {
      const name = [firstName, lastName].filter(Boolean).join(" ") || username;
      const message: Message = { ...presence, userId: id, name };
      await db.execute(sql`select pg_notify(${DESK_CHANNEL}, ${JSON.stringify(message)})`);
    },
    /** Takes what a process has told; true when that was a person's coming or going. */
    hear(payload: string): boolean {
      if (!payload.startsWith("{")) return false;
      const { userId, name, isOpen, ...request } = JSON.parse(payload) as Message;
      const key = keyOf(request);
      const people = open.get(key) ?? new Map<number, Person>();
      const wasThere = people.delete(userId);
      if (isOpen) people.set(userId, { id: userId, name, until: clock().getTime() + LASTS_MS });
      if (people.size > 0) open.set(key, people);
      else open.delete(key);
      if (wasThere !== isOpen) onChange(presentAt(key));
      return true;
    },
    all: (): Present[] => [...open.keys()].map(presentAt),
    /** Lets go of those who have fallen silent. */
    sweep(): void {
      const now = clock().getTime();
      for (const [key, people] of open) {
        const silent = [...people.values()].filter(({ until }) => until <= now);
        for (const { id } of silent) people.delete(id);
        if (people.size === 0) open.delete(key);
        if (silent.length > 0) onChange(presentAt(key));
      }
    },
  };
}
