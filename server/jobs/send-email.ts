import { eq, sql } from "drizzle-orm";
import { emails } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Keys } from "../keys.ts";
import { bodyPlace } from "../mail/queue-mail.ts";
import type { MailTransport } from "../mail/transport.ts";
import { reasonOf } from "./outcome.ts";
import type { JobData } from "./queue.ts";

/** Sends one stored mail. Without a mail server it is kept and marked as not sent. */
export async function sendEmail(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  transport: MailTransport | null,
  { emailId }: JobData["send-email"],
  { isLast }: { isLast: boolean },
): Promise<void> {
  const [mail] = await db.select().from(emails).where(eq(emails.id, emailId));
  if (!mail || mail.status === "sent") return;
  const update = (change: Partial<typeof emails.$inferInsert>) =>
    db
      .update(emails)
      .set({ ...change, attempts: sql`${emails.attempts} + 1` })
      .where(eq(emails.id, emailId));
  if (!transport) {
    await update({ status: "unconfigured" });
    return;
  }
  try {
    await transport.send({ ...mail, ...bodyOf(keys, mail) });
  } catch (error) {
    await update({ status: isLast ? "failed" : "queued", error: reasonOf(error) });
    throw error;
  }
  await update({ status: "sent", sentAt: clock(), error: null, sealedBody: null });
}

/** The body with its one-use link, where there is one; it stays in the database until the mail is sent. */
function bodyOf(keys: Keys, { sealedBody, messageId }: typeof emails.$inferSelect) {
  if (!sealedBody) return {};
  return JSON.parse(keys.open(sealedBody, bodyPlace(messageId))) as { text: string; html: string };
}
