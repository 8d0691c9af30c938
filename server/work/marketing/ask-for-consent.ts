import { and, eq, gte, type SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { hasOptedOut, optOutParts } from "../consents/mail-opt-outs.ts";
import { assertMayDo, lockWork } from "../desk/find-work.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { afterFirst } from "../leads/said-first.ts";
import { isBounced } from "../outbox/bounced.ts";
import { issueLink, linkAddress } from "../private-links/link.ts";

/** The part of the private page that the consent stands in. */
const CONSENT_PLACE = "marketing";
const KIND = "marketing-question";
/** Days within which a customer is asked once. */
const ASK_AGAIN_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Mails a customer the question whether the office may write about renewals and other lines. The consent itself is
 * given on the private page: the mail has a link that its archive does not show, so that only the customer can.
 */
export async function askForMarketing(deps: Deps, which: SQL, caller: Caller): Promise<void> {
  const now = deps.clock();
  await makeChange(deps, caller, async (tx) => {
    const work = await lockWork(tx, which);
    assertMayDo(caller.actor, work, "answer");
    assertNotSuspect(work);
    const [request] = await tx.select().from(requests).where(eq(requests.id, work.id));
    if (!request?.email || !request.phone) throw new AppError("conflict", { message: "errors:marketing.unreachable" });
    const { email, language, id: requestId, customerId, kind, reference } = request;
    if ((await hasOptedOut(tx, email)) || (await isBounced(tx, email))) {
      throw new AppError("conflict", { message: "errors:marketing.unwanted" });
    }
    const since = new Date(now.getTime() - ASK_AGAIN_DAYS * DAY_MS);
    const asked = and(eq(messages.requestId, requestId), eq(messages.kind, KIND), gte(messages.timestamp, since));
    if ((await tx.$count(messages, asked)) > 0) throw new AppError("conflict", { message: "errors:marketing.asked" });
    const t = translator(language);
    const { footnotes, headers } = optOutParts(deps, { requestId }, language);
    const address = linkAddress(deps.env, language, await issueLink(deps, tx, request));
    await queueMail(deps, tx, {
      kind: KIND,
      purpose: "marketing",
      to: email,
      subject: t("mail:marketing.subject"),
      language,
      letter: {
        heading: t("mail:marketing.subject"),
        paragraphs: afterFirst(kind, language, [t("mail:marketing.intro"), t("mail:marketing.free")]),
        action: { label: t("mail:marketing.action"), url: `${address}#${CONSENT_PLACE}`, isSecret: true },
        footnotes,
      },
      requestId,
      headers,
      answersTo: { requestId },
      isOurDoing: true,
    });
    const event = { type: "marketing", requestId, customerId, actor: caller.actor, data: { deed: "asked" } } as const;
    await writeDeskEvent(tx, { ...event, at: now });
    return { event: { action: "marketing.ask", subject: { type: kind, id: reference } } };
  });
}
