import { eq } from "drizzle-orm";
import { requestAddress } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { recomputeState } from "../history/request-state.ts";
import { handOnReplied } from "../history/stand-ins.ts";

type Answered = { deps: Deps; tx: Database; request: { id: number; reference: string; customerId: number | null } };
type AnswerDeed = "asked" | "wished" | "declined" | "acknowledged";
export type AnswerData = {
  offer: AnswerDeed;
  carrier?: string;
  text?: string;
  /** The hash of the last sealed record, for the audit trail. */
  hash: string | undefined;
} & Record<string, unknown>;

/**
 * Notes an answer of the customer to their offers by an event of the request, which then waits for the office; its owner
 * gets a notice of the event. Where nobody owns the request, the agents' mailbox gets a mail (decision 70). Returns the
 * audit event.
 */
export async function noteAnswer({ deps, tx, request }: Answered, { hash, ...data }: AnswerData): Promise<AuditEvent> {
  const at = deps.clock();
  const { id: requestId, reference, customerId } = request;
  await writeDeskEvent(tx, { type: "offer-answer", requestId, customerId, actor: null, data, at });
  await recomputeState(tx, requestId, at);
  await handOnReplied(deps, tx, requestId);
  // An answer counts as use of the request: its retention period starts again.
  const [row] = await tx
    .update(requests)
    .set({ lastUsedAt: at })
    .where(eq(requests.id, requestId))
    .returning({ ownerId: requests.ownerId });
  if (row?.ownerId === null) await tellMailbox(deps, tx, { requestId, reference, deed: data.offer });
  const details = { deed: data.offer, hash: hash ?? null };
  return { action: "offer.answer", subject: { type: "quote", id: reference }, details };
}

type Told = { requestId: number; reference: string; deed: AnswerDeed };

/** Queues the mail to the office. It holds no words of the customer, which anybody with the link could have typed. */
async function tellMailbox(deps: Deps, tx: Database, { requestId, reference, deed }: Told): Promise<void> {
  const { agentsEmail, officeLanguage: language } = deps.settings.agency();
  const t = translator(language);
  await queueMail(deps, tx, {
    kind: "offer-notification",
    to: agentsEmail,
    subject: t("offer-mail:answered.subject", { reference }),
    language,
    letter: {
      heading: t(`offer-mail:answered.${deed}`),
      paragraphs: [t("offer-mail:answered.intro", { reference })],
      action: { label: t("mail:openRequest"), url: `${deps.env.publicUrl}${requestAddress(reference)}` },
    },
    requestId,
    isOurDoing: true,
  });
}
