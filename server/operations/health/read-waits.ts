import { and, eq, min, sql } from "drizzle-orm";
import { byChannel, byPlural, type ChannelPlural } from "../../../domain/work/channels.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { countUnclear } from "../../work/outbox/count-unclear.ts";
import { isMail } from "../../platform/mail/mail-row.ts";

/** Waiting times of due jobs and unsent mail in seconds, and the number of messages that a person has to decide on. */
export type WaitingTimes = {
  queues: { queue: string; seconds: number }[];
  mailSeconds: number;
  unclear: Record<ChannelPlural, number>;
};

/** Timeout of the queries: the caller has given up by then. */
const PATIENCE_MS = 3_000;

/** Reads the waiting times of the oldest due job of each queue and of the oldest unsent mail. */
export async function readWaits({ db, clock }: Pick<Deps, "db" | "clock">): Promise<WaitingTimes> {
  const asked = Promise.all([oldestJobs(db), oldestMail(db), countUnclear(db)]);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("too slow")), PATIENCE_MS);
  try {
    const [queues, since, unclear] = await Promise.race([asked, late]);
    return {
      queues,
      mailSeconds: since ? Math.max(0, (clock().getTime() - since.getTime()) / 1000) : 0,
      unclear: byPlural(byChannel((channel) => unclear[channel].count)),
    };
  } finally {
    clearTimeout(timer);
  }
}

async function oldestJobs(db: Deps["db"]): Promise<WaitingTimes["queues"]> {
  const found = await db.execute<WaitingTimes["queues"][number]>(sql`
    select q.name as queue, coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as seconds
    from jobs.queue q left join jobs.job j
      on j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    group by q.name`);
  return found.rows;
}

/** Returns since when the oldest unsent mail could have left: a later time that its author chose is no wait. */
async function oldestMail(db: Deps["db"]): Promise<Date | null> {
  const mayLeave = sql`coalesce(${messages.sendAt}, ${messages.timestamp})`;
  const [row] = await db
    .select({ since: min(mayLeave).mapWith(messages.timestamp) })
    .from(messages)
    .where(and(isMail, eq(messages.status, "queued")));
  return row?.since ?? null;
}
