import { eq } from "drizzle-orm";
import type { AgreedText } from "../../../domain/work/offer-records.ts";
import type { Delivery } from "../../../domain/work/offers.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { storeTask } from "../history/task-rows.ts";
import type { Sender } from "../leads/sender.ts";
import { todayAt } from "../tasks/read-tasks.ts";

type Delivered = { deps: Deps; tx: Database; request: typeof requests.$inferSelect; sender: Sender };
type Acknowledged = { delivery: Delivery; texts: AgreedText[]; carrier: string; hashes: string[] };

/** Delivers the record of what the customer declined: by mail, or by a task to send it on paper. */
export async function deliverRecord(to: Delivered, record: Acknowledged): Promise<void> {
  // No mail is written to an address that has had too many within the hour.
  const isMailed = record.delivery === "electronic" && (await mailRecord(to, record));
  if (!isMailed) await makePaperTask(to);
}

/** Makes the task to print the record and send it, for whoever owns the request now, or for anybody. */
async function makePaperTask({ deps, tx, request }: Delivered): Promise<void> {
  const { id: requestId, reference } = request;
  const [row] = await tx.select({ ownerId: requests.ownerId }).from(requests).where(eq(requests.id, requestId));
  const t = translator(deps.settings.agency().officeLanguage);
  const what = t("offer-mail:task.paper", { reference });
  const createdAt = deps.clock();
  await storeTask(tx, { what, requestId, assigneeId: row?.ownerId ?? null, dueOn: todayAt(deps), createdAt }, null);
}

/** Queues the mail with the record; returns false when none was written. */
async function mailRecord({ deps, tx, request, sender }: Delivered, { texts, carrier, hashes }: Acknowledged) {
  if (!request.email) return false;
  const { language } = sender;
  const { reference } = request;
  const t = translator(language);
  const queued = await queueMail(deps, tx, {
    kind: "offer-record",
    to: request.email,
    subject: t("offer-mail:record.subject", { reference }),
    language,
    letter: {
      heading: t("offer-mail:record.heading"),
      paragraphs: [t("offer-mail:record.intro", { carrier }), ...texts.map(({ text }) => text)],
      facts: [
        { label: t("mail:facts.reference"), value: reference },
        { label: t("offer-mail:record.at"), value: officeStamp(deps.clock(), deps.settings.agency().timezone) },
        { label: t("offer-mail:record.hash"), value: hashes.join(" ") },
      ],
      footnotes: [t("offer-mail:record.paper"), t("offer-mail:noContract")],
    },
    requestId: request.id,
    answersTo: { requestId: request.id },
  });
  return queued !== undefined;
}
