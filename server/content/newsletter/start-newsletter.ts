import { and, count, eq, isNull, lte } from "drizzle-orm";
import type { SubscriberCounts } from "../../../domain/api/content/newsletter.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import { beginContentChange } from "../shelves/change-content.ts";
import type { Database } from "../../platform/db/client.ts";
import { blogPosts, newsletterSubscribers } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { sendNewsletterJob } from "./send-newsletter.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";

/** Counts the confirmed subscribers per language. */
export async function countSubscribers(db: Database): Promise<SubscriberCounts> {
  const rows = await db
    .select({ language: newsletterSubscribers.language, count: count() })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.status, "confirmed"))
    .groupBy(newsletterSubscribers.language);
  const found = new Map(rows.map((row) => [row.language, row.count]));
  return recordOf(LANGUAGES, (language) => found.get(language) ?? 0);
}

/** Starts sending a published article to all confirmed subscribers, once: of two callers at the same time, one wins. */
export function startNewsletter(deps: ChangeNeeds & Pick<Deps, "jobs">, postId: number, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    await beginContentChange(tx);
    const now = deps.clock();
    const [started] = await tx
      .update(blogPosts)
      .set({ newsletterSentAt: now })
      .where(and(eq(blogPosts.id, postId), isNull(blogPosts.newsletterSentAt), lte(blogPosts.publishDate, now)))
      .returning({ id: blogPosts.id });
    if (!started) await refuse(tx, postId);
    const details = await countSubscribers(tx);
    await deps.jobs.send(tx, sendNewsletterJob, { postId, after: 0 });
    return { event: { action: "newsletter.send", subject: { type: "posts", id: postId }, details } };
  });
}

async function refuse(tx: Database, postId: number): Promise<never> {
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, postId));
  if (!post) throw new AppError("notFound");
  throw new AppError("conflict", {
    message: post.newsletterSentAt ? "errors:newsletterSent" : "errors:newsletterUnpublished",
  });
}
