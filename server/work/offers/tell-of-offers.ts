import { eq } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import { RECALL_MS } from "../../../domain/platform/limits.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { findCorrespondent } from "../answers/find-correspondent.ts";
import { refusalOf } from "../answers/ways-to.ts";
import type { Written } from "../answers/writers.ts";
import type { LockedWork } from "../desk/find-work.ts";
import { planAnswer, valuesBefore } from "../desk/plan-work.ts";
import { fullNameOf, writeDeskEvent } from "../history/desk-events.ts";
import { HIDDEN_TOKEN, issueLink, linkAddress } from "../private-links/link.ts";
import { SENDERS } from "../messages/channels.ts";
import { isBounced } from "../outbox/bounced.ts";
import { queueSms } from "../sms/queue-sms.ts";

type Told = { request: typeof requests.$inferSelect; author: User; sendAt: Date };

/**
 * Tells the customer that offers are there, with the link to their page: by mail, or by text where no mail arrives and
 * the number may be texted about the request. No price stands in it: it is shown with its exact coverage only. The
 * message is an answer of the agent, so that the request waits for the customer once it left. Returns the channel; null
 * when nothing is on its way.
 */
export async function tellOfOffers(
  deps: Deps,
  tx: Database,
  row: LockedWork,
  author: User,
): Promise<MessageChannel | null> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, row.id));
  if (!request) return null;
  const now = deps.clock();
  const told = { request, author, sendAt: new Date(now.getTime() + RECALL_MS) };
  const message = (await mailOffers(deps, tx, told)) ?? (await textOffers(deps, tx, told));
  if (!message) return null;
  const { sendAt, channel } = message;
  const isOnItsWay = SENDERS[channel].isConfigured(deps);
  const set = isOnItsWay ? planAnswer(row, sendAt) : {};
  if (Object.keys(set).length > 0) await tx.update(requests).set(set).where(eq(requests.id, row.id));
  const { stage, firstResponseAt } = row;
  const data = {
    channel,
    sendAt: sendAt.toISOString(),
    isLeaving: true,
    before: { ...valuesBefore(row, set), stage, firstResponseAt },
    after: set,
  };
  const about = { requestId: row.id, customerId: row.customerId, actor: author, message };
  await writeDeskEvent(tx, { type: "answer", ...about, data, at: now, undoneAt: isOnItsWay ? null : now });
  return isOnItsWay ? channel : null;
}

/** Queues the mail; undefined when there is no address, or none that mails arrive at. */
async function mailOffers(deps: Deps, tx: Database, { request, author, sendAt }: Told): Promise<Written | undefined> {
  const { id: requestId, email, language, reference } = request;
  if (!email || (await isBounced(tx, email))) return undefined;
  const t = translator(language);
  const url = linkAddress(deps.env, language, await issueLink(deps, tx, request));
  const values = { reference, agent: fullNameOf(author) };
  const message = await queueMail(deps, tx, {
    kind: "offers",
    to: email,
    subject: t("offer-mail:sent.subject", values),
    language,
    letter: {
      heading: t("offer-mail:sent.heading"),
      paragraphs: [t("offer-mail:sent.intro", values), t("offer-mail:sent.how"), t("offer-mail:noContract")],
      action: { label: t("offer-mail:sent.action"), url, isSecret: true },
    },
    requestId,
    authorId: author.id,
    sendAt,
    answersTo: { requestId },
    isOurDoing: true,
  });
  return message && { ...message, sendAt };
}

/**
 * Queues the text, which leaves outside of the quiet hours; undefined without a number that may be texted about the
 * request, or without a provider. The archive shows it without its link.
 */
async function textOffers(deps: Deps, tx: Database, { request, author, sendAt }: Told): Promise<Written | undefined> {
  const { id: requestId, kind, reference, language } = request;
  const { phones, consented } = await findCorrespondent(deps, tx, { kind, id: reference }, author, "look");
  const [to] = phones;
  if (!to || !SENDERS.sms.isConfigured(deps)) return undefined;
  if (await refusalOf(tx, "sms", to, { purpose: "request", consented })) return undefined;
  const token = await issueLink(deps, tx, request);
  const { name: agency } = deps.settings.agency();
  const say = (secret: string) =>
    translator(language)("offer-mail:text", { agency, url: linkAddress(deps.env, language, secret) });
  const words = { text: say(HIDDEN_TOKEN), secretText: say(token), language };
  return queueSms(deps, tx, { kind: "offers", to, ...words, requestId, authorId: author.id, sendAt });
}
