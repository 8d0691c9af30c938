import type { Database } from "../../platform/db/client.ts";
import type { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { optOutParts } from "../consents/mail-opt-outs.ts";
import { afterFirst } from "../leads/said-first.ts";
import { issueLink, linkAddress } from "../private-links/link.ts";

/** The part of the private page that the question stands in. */
export const QUESTION_PLACE = "did-we-help";

/**
 * Queues the question whether the office helped. The mail is the same for everybody, with the link to the public page
 * for reviews in it: nobody has to answer first, and no answer leads elsewhere.
 */
export async function queueQuestion(
  deps: Deps,
  tx: Database,
  request: typeof requests.$inferSelect,
  pageUrl: string,
): Promise<void> {
  const { id: requestId, kind, email, language, reference } = request;
  const t = translator(language);
  const { footnotes, headers } = optOutParts(deps, { requestId }, language);
  const address = linkAddress(deps.env, language, await issueLink(deps, tx, request));
  await queueMail(deps, tx, {
    kind: "review-question",
    to: email ?? "",
    subject: t("mail:review.subject", { reference }),
    language,
    letter: {
      heading: t("mail:review.heading"),
      paragraphs: afterFirst(kind, language, [t("mail:review.intro", { reference }), t("mail:review.everybody")]),
      links: [{ label: t("mail:review.page"), url: pageUrl }],
      action: { label: t("mail:review.action"), url: `${address}#${QUESTION_PLACE}`, isSecret: true },
      footnotes,
    },
    requestId,
    headers,
    answersTo: { requestId },
    onceAs: `review-${requestId}`,
    isOurDoing: true,
    isBulk: true,
  });
}
