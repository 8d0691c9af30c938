import { eq } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../domain/fields.ts";
import { emails } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { reasonOf } from "../describe-fault.ts";
import type { Keys } from "../keys.ts";
import type { Delivery } from "../deps/messages.ts";
import { MailHeld } from "./hold.ts";
import { bodyPlace } from "./body-place.ts";
import { verdictOn } from "./refusal.ts";
import { PATIENT } from "../jobs/pace.ts";
import { Hopeless, PutOff } from "../jobs/outcome.ts";

const data = z.object({ emailId: rowId() });

const CREW = { workers: 4, express: 4 };
/** How many mails may be on their way at once. */
export const MAILS_AT_ONCE = CREW.workers + CREW.express;

/** So long does a mail wait for a mail server that takes none. */
const PATIENCE_MS = 5 * 24 * 3_600_000;

type Change = Partial<typeof emails.$inferInsert>;

/** Sends one stored mail. Without a mail server it is kept and marked as not sent. */
export async function sendEmail(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  delivery: Delivery | null,
  { emailId }: z.infer<typeof data>,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const [mail] = await db.select().from(emails).where(eq(emails.id, emailId));
  if (!mail || mail.status === "sent") return;
  const change = (to: Change) => db.update(emails).set(to).where(eq(emails.id, emailId));
  const tried = (to: Change) => change({ ...to, attempts: mail.attempts + 1 });
  if (!delivery) {
    await tried({ status: "unconfigured" });
    return;
  }
  try {
    await delivery.deliver({ ...mail, ...bodyOf(keys, mail) });
  } catch (error) {
    const reason = reasonOf(error);
    const isHeld = error instanceof MailHeld;
    if (isHeld && clock().getTime() - mail.timestamp.getTime() < PATIENCE_MS) {
      await change({ status: "queued", error: reason });
      throw new PutOff(error.until.getTime() - clock().getTime());
    }
    const isHopeless = isHeld || verdictOn(error) === "hopeless";
    await tried({ status: isLast || isHopeless ? "failed" : "queued", error: reason });
    throw isHopeless ? new Hopeless("the mail is given up", { cause: error }) : error;
  }
  await tried({ status: "sent", sentAt: clock(), error: null, sealedBody: null });
}

/** The body with its one-use link, where there is one; it stays in the database until the mail is sent. */
function bodyOf(keys: Keys, { sealedBody, messageId }: typeof emails.$inferSelect) {
  if (!sealedBody) return {};
  return JSON.parse(keys.open(sealedBody, bodyPlace(messageId))) as { text: string; html: string };
}

export const sendEmailJob: Job<"send-email", z.infer<typeof data>> = {
  name: "send-email",
  data,
  // A mail server may take ten minutes for each of its answers, and must not keep other mails waiting.
  pace: { retry: { ...PATIENT.retry, expireInSeconds: 3600 }, crew: CREW },
  work: ({ mail, ...deps }, mailed, attempt) => sendEmail(deps, mail, mailed, attempt),
};
