import { asc, desc, sql } from "drizzle-orm";
import type { Database, Store } from "../../platform/db/client.ts";
import { blogPosts, carriers, insurancePartners, testimonials } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Content, ContentCache } from "../../platform/deps/content.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { Env } from "../../platform/env.ts";
import { readEntries } from "./entry-shelf.ts";
import { readTeam } from "./read-team.ts";
import { isShown } from "./samples.ts";

const CHANNEL = "content_changed";
const RETRY_MS = 1_000;
const LONGEST_TIMER_MS = 2_147_483_647;

/** Notifies every process after the commit that content has changed. */
export async function announceContentChange(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Opens the in-memory cache of public content, which reloads when any process changes content. */
export async function openContentCache(
  store: Store,
  { env, clock, log }: Pick<Deps, "env" | "clock" | "log">,
): Promise<ContentCache> {
  let content = await read(store.db, env);
  const listeners: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let latest = 0;

  function changed(): void {
    for (const listener of listeners) listener();
    clearTimeout(timer);
    const wait = nextPublication(content, clock());
    if (wait !== undefined) timer = setTimeout(changed, Math.min(wait, LONGEST_TIMER_MS)).unref();
  }

  async function reload(): Promise<void> {
    if (closed) return;
    const mine = ++latest;
    try {
      const fresh = await read(store.db, env);
      if (mine !== latest) return; // a later reload has newer rows
      content = fresh;
      changed();
    } catch (error) {
      log.warn({ err: describeFault(error) }, "content could not be read anew");
      setTimeout(() => void reload(), RETRY_MS).unref();
    }
  }

  await store.listen(CHANNEL, () => void reload());
  // What changed since the first read was announced while nobody listened here.
  await reload();
  return {
    current: () => content,
    onChange: (listener) => void listeners.push(listener),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

async function read(db: Database, env: Pick<Env, "isProduction">): Promise<Content> {
  return {
    posts: await db.select().from(blogPosts).orderBy(desc(blogPosts.publishDate), desc(blogPosts.id)),
    testimonials: await db
      .select()
      .from(testimonials)
      .where(isShown(testimonials, env))
      .orderBy(asc(testimonials.order), asc(testimonials.id)),
    partners: await db
      .select()
      .from(insurancePartners)
      .where(isShown(insurancePartners, env))
      .orderBy(asc(insurancePartners.order), asc(insurancePartners.id)),
    carriers: await db
      .select()
      .from(carriers)
      .where(isShown(carriers, env))
      .orderBy(asc(carriers.order), asc(carriers.id)),
    team: await readTeam(db),
    entries: await readEntries(db),
  };
}

/** Returns the milliseconds until the next scheduled post is published; undefined when there is none. */
export function nextPublication(content: Content, now: Date): number | undefined {
  const ahead = content.posts.map((p) => p.publishDate.getTime() - now.getTime()).filter((ms) => ms > 0);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
