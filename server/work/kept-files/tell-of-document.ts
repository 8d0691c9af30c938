import type { Database } from "../../platform/db/client.ts";
import type { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { afterFirst } from "../leads/said-first.ts";
import { isBounced } from "../outbox/bounced.ts";
import { issueLink, linkAddress } from "../private-links/link.ts";

const HOUR_MS = 3_600_000;

/**
 * Mails the customer that a document waits on their private page, with the link and without the name of the file. One
 * mail an hour is enough, however many files an agent shares. A request without a mail address gets none.
 */
export async function tellOfDocument(deps: Deps, tx: Database, request: typeof requests.$inferSelect): Promise<void> {
  const { id, kind, email, language, reference } = request;
  if (!email || (await isBounced(tx, email))) return;
  const t = translator(language);
  const hour = Math.floor(deps.clock().getTime() / HOUR_MS);
  await queueMail(deps, tx, {
    kind: "page-document",
    to: email,
    subject: t("mail:pageDocument.subject", { reference }),
    language,
    requestId: id,
    answersTo: { requestId: id },
    onceAs: `page-document-${id}-${hour}`,
    isOurDoing: true,
    letter: {
      heading: t("mail:pageDocument.heading"),
      paragraphs: afterFirst(kind, language, [t("mail:pageDocument.intro")]),
      action: {
        label: t("mail:pageDocument.action"),
        url: linkAddress(deps.env, language, await issueLink(deps, tx, request)),
        isSecret: true,
      },
    },
  });
}
