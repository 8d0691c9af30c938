import { setTimeout as wait } from "node:timers/promises";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { familyIds, keptIdsOf } from "../customers/family.ts";
import { SERVER_KINDS } from "../leads/kinds.ts";
import { afterFirst } from "../leads/said-first.ts";
import { isKept } from "../history/terms.ts";
import { issueLink, linkAddress } from "../private-links/link.ts";
import type { OpenedRequest } from "./open-link.ts";

/** Minimum response time, longer than the work takes: the duration must not reveal whether there is a request. */
const ANSWER_MS = 400;
/** Maximum requests in a mail, the latest. */
const MAX_LINKS = 5;

type Asker = { language: Language; ip: string };

/**
 * Mails the links to their private pages to a customer who lost them. The response is the same in words and time when no
 * request has the address.
 */
export async function mailLinks(deps: Deps, email: string, asker: Asker): Promise<void> {
  await Promise.all([mailTo(deps, email, asker), wait(ANSWER_MS)]);
}

async function mailTo(deps: Deps, email: string, { language, ip }: Asker): Promise<void> {
  await makeChange(deps, { ip }, async (tx) => {
    const found = await requestsOf(deps, tx, email);
    const [latest] = found;
    if (!latest?.email) return { event: null };
    const t = translator(language);
    const first = found.flatMap(({ kind }) => afterFirst(kind, language, []));
    const links: { label: string; url: string; isSecret: true }[] = [];
    for (const request of found) {
      const subject = SERVER_KINDS[request.kind].mailed(request).subjectOf(t);
      const url = linkAddress(deps.env, language, await issueLink(deps, tx, request));
      links.push({
        label: t("mail:privateLinks.link", { subject, reference: request.reference }),
        url,
        isSecret: true,
      });
    }
    const sent = await queueMail(deps, tx, {
      kind: "private-links",
      // The address as the request has it, which the customer gave, not as somebody types it now.
      to: latest.email,
      subject: t("mail:privateLinks.subject"),
      language,
      letter: {
        heading: t("mail:privateLinks.heading"),
        paragraphs: [...new Set(first), t("mail:privateLinks.intro")],
        links,
        footnotes: [t("mail:privateLinks.ignore")],
      },
    });
    if (!sent) return { event: null };
    const details = { count: links.length };
    return {
      event: { action: "private-page.link", subject: { type: latest.kind, id: latest.reference }, details },
    };
  });
}

/** Finds the latest requests with an address, as their customer is known by it; locked, since their links may change. */
async function requestsOf(deps: Deps, tx: Database, email: string): Promise<OpenedRequest[]> {
  const key = emailKey(email) ?? "";
  const rows = await tx
    .select({ id: customerKeys.customerId })
    .from(customerKeys)
    .where(and(eq(customerKeys.value, key), eq(customerKeys.type, "email")));
  const kept = await keptIdsOf(
    tx,
    rows.map(({ id }) => id),
  );
  const families = await Promise.all([...new Set(kept)].map((id) => familyIds(tx, id)));
  const isTheirs = and(inArray(requests.customerId, families.flat()), eq(sql`lower(${requests.email})`, key));
  return tx
    .select()
    .from(requests)
    .where(and(isTheirs, eq(requests.isSuspect, false), isKept(deps)))
    .orderBy(desc(requests.requestDate), desc(requests.id))
    .limit(MAX_LINKS)
    .for("update");
}
