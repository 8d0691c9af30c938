import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { OwnerNotice } from "../../../domain/api/operations/providers.ts";
import type { Provider } from "../../../domain/operations/settings/provider-names.ts";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { messages, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { createMailTransport, mailAccess } from "../../platform/mail/transport.ts";
import { translator } from "../../platform/texts.ts";
import { sendEmail } from "../../work/outbox/send-email.ts";

/** The provider whose access changes, and the admin who changes it. */
type Change = { provider: Provider; username: string };
/** Timeout for the former mail server: an admin waits for it. */
const PATIENCE_MS = 8_000;
const PAUSE_MS = 100;
const TIMEOUTS = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };

/**
 * Tells the owner that the access to a provider is about to change, over the mail server that is still in force:
 * somebody who took over an account could otherwise lead the notice astray with the change itself. What that server
 * does not take stays in the queue, and leaves over the new one.
 */
export async function tellOwnerBefore(deps: Deps, change: Change): Promise<Exclude<OwnerNotice, "new">> {
  const numbers = await queueNotices(deps, change);
  const transport = createMailTransport(mailAccess(deps), { timeouts: TIMEOUTS });
  if (transport) {
    const delivery: Delivery = { deliver: (mail, before) => transport.send(mail, before), hasTaken: () => false };
    for (const emailId of numbers) {
      await sendEmail(deps, delivery, { emailId }, { isLast: false }).catch((error: unknown) =>
        deps.log.warn({ err: describeFault(error) }, "the former mail server did not take the notice of its change"),
      );
    }
    transport.close();
  }
  return (await haveLeft(deps, numbers)) ? "former" : "formerFailed";
}

/** Stores the notices, one for each address of the owner. Returns their numbers. */
export async function queueNotices(deps: Deps, { provider, username }: Change): Promise<number[]> {
  const { email, officeLanguage } = deps.settings.agency();
  return deps.db.transaction(async (tx) => {
    const [owner] = await tx.select().from(users).where(eq(users.id, PROTECTED_ADMIN_ID));
    const addresses = new Map<string, Language>([[email, officeLanguage]]);
    if (owner?.email) addresses.set(owner.email, owner.language);
    const numbers: number[] = [];
    for (const [to, language] of addresses) {
      const t = translator(language);
      const subject = t(`mail:providerChanged.subject.${provider}`);
      const letter = {
        heading: subject,
        paragraphs: [t(`mail:providerChanged.intro.${provider}`, { username }), t("mail:providerChanged.advice")],
        action: {
          label: t("mail:providerChanged.action"),
          url: `${deps.env.publicUrl}/admin-settings?section=senders`,
        },
      };
      const mail = { kind: "provider-changed", to, subject, language, letter, isOurDoing: true };
      const queued = await queueMail(deps, tx, mail);
      if (queued) numbers.push(queued.number);
    }
    return numbers;
  });
}

/** Returns true when all of the mails have left. Waits for a worker that was faster and is still sending one. */
async function haveLeft({ db }: Deps, numbers: number[]): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  const { status, leavingAt, number } = messages;
  for (;;) {
    const rows = await db
      .select({ status, leavingAt })
      .from(messages)
      .where(and(isOfChannel("email"), inArray(number, numbers)));
    const isUnderWay = rows.some((row) => row.status === "queued" && row.leavingAt !== null);
    if (!isUnderWay || performance.now() > until) return rows.every((row) => row.status === "sent");
    await wait(PAUSE_MS);
  }
}
