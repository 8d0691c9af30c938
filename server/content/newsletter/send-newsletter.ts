import { and, asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { presentPost } from "../shelves/present.ts";
import { blogPosts, newsletterSubscribers } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { mailArticle } from "./mail-article.ts";

const BATCH_SIZE = 100;

/** The job data: the article, and the id of the subscriber after whom the next batch begins (cursor). */
const data = z.object({ postId: rowId(), after: z.int().min(0) });

/**
 * Queues the article for the next batch of subscribers and the job for the batch after that, in one short transaction.
 * It is idempotent, since a job may run twice: a mail that is already queued is skipped, and a batch that was done
 * before does not queue its next job again.
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
      .limit(BATCH_SIZE);
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
