import { and, asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { presentPost } from "../shelves/present.ts";
import { blogPosts, newsletterSubscribers } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { mailArticle } from "./mail-article.ts";

const BATCH = 100;

/** The next batch of an article's mails: to the subscribers after the one with this id. */
const data = z.object({ postId: rowId(), after: z.int().min(0) });

/**
 * Queues the article to the next batch of subscribers and the job for the batch after that, in one short transaction.
 * A job may run twice; nobody gets the article twice: a mail that is there already is not written again,
 * and a batch that was through already has its successor.
 */
export async function sendNewsletter(deps: Deps, { postId, after }: z.infer<typeof data>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.id, postId));
    if (!post) return;
    const batch = await tx
      .select()
      .from(newsletterSubscribers)
      .where(and(eq(newsletterSubscribers.status, "confirmed"), gt(newsletterSubscribers.id, after)))
      .orderBy(asc(newsletterSubscribers.id))
      .limit(BATCH);
    let queued = 0;
    for (const subscriber of batch) {
      if (await mailArticle(deps, tx, presentPost(post, subscriber.language), subscriber)) queued++;
    }
    const last = batch.at(-1);
    if (last && queued > 0) await deps.jobs.send(tx, sendNewsletterJob, { postId, after: last.id });
  });
}

export const sendNewsletterJob: Job<"send-newsletter", z.infer<typeof data>> = {
  name: "send-newsletter",
  data,
  pace: PATIENT,
  work: sendNewsletter,
};
