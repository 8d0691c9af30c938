import { eq } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import { RECALL_MS } from "../../../domain/platform/limits.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { hasMailServer } from "../../platform/mail/transport.ts";
import { translator } from "../../platform/texts.ts";
import type { LockedWork } from "../desk/find-work.ts";
import { planAnswer, valuesBefore } from "../desk/plan-work.ts";
import { fullNameOf, writeDeskEvent } from "../history/desk-events.ts";
import { isBounced } from "../outbox/bounced.ts";
import { issueLink, linkAddress } from "../private-links/link.ts";

/**
 * Mails the customer that offers are there, with the link to their page. No price stands in the mail: it is shown with
 * its exact coverage only. The mail is an answer of the agent, so that the request waits for the customer once it left.
 * Returns false when there is no address to write to, or none that mails arrive at.
 */
export async function mailOffers(deps: Deps, tx: Database, row: LockedWork, author: User): Promise<boolean> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, row.id));
  if (!request?.email || (await isBounced(tx, request.email))) return false;
  const { language, reference } = request;
  const t = translator(language);
  const now = deps.clock();
  const sendAt = new Date(now.getTime() + RECALL_MS);
  const url = linkAddress(deps.env, language, await issueLink(deps, tx, request));
  const values = { reference, agent: fullNameOf(author) };
  const message = await queueMail(deps, tx, {
    kind: "offers",
    to: request.email,
    subject: t("offer-mail:sent.subject", values),
    language,
    letter: {
      heading: t("offer-mail:sent.heading"),
      paragraphs: [t("offer-mail:sent.intro", values), t("offer-mail:sent.how"), t("offer-mail:noContract")],
      action: { label: t("offer-mail:sent.action"), url, isSecret: true },
    },
    requestId: row.id,
    authorId: author.id,
    sendAt,
    answersTo: { requestId: row.id },
    isOurDoing: true,
  });
  if (!message) return false;
  const isOnItsWay = hasMailServer(deps);
  const set = isOnItsWay ? planAnswer(row, sendAt) : {};
  if (Object.keys(set).length > 0) await tx.update(requests).set(set).where(eq(requests.id, row.id));
  const { stage, firstResponseAt } = row;
  const data = {
    channel: message.channel,
    sendAt: sendAt.toISOString(),
    isLeaving: true,
    before: { ...valuesBefore(row, set), stage, firstResponseAt },
    after: set,
  };
  const about = { requestId: row.id, customerId: row.customerId, actor: author, message };
  await writeDeskEvent(tx, { type: "answer", ...about, data, at: now, undoneAt: isOnItsWay ? null : now });
  return isOnItsWay;
}
