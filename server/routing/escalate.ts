import { and, asc, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { agency } from "../../agency.config.ts";
import { openMsBetween } from "../../domain/office-clock.ts";
import { LEAD_KINDS, type LeadKind } from "../../domain/lead-options.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { requests } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { HOURLY, NOTHING, type Nothing } from "../jobs/pace.ts";
import { isKept } from "../leads/terms.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { translator } from "../texts.ts";

const MINUTE_MS = 60_000;
/** In one mail; what is left has its turn five minutes later. */
const AT_ONCE = 100;

type Late = { kind: LeadKind; id: number; reference: string; customerId: number | null };

/** Tells the agents' mailbox, once of each, of requests that nobody has answered for too long by the office's clock. */
export async function escalate(deps: Deps): Promise<void> {
  await makeChange(deps, {}, async (tx) => {
    const now = deps.clock();
    const late = await holdLate(deps, tx, now);
    if (late.length === 0) return { event: null };
    for (const { id: requestId, customerId } of late) {
      const data = { minutes: agency.escalateAfterMinutes };
      await writeDeskEvent(tx, { type: "escalated", requestId, customerId, actor: null, data, at: now });
    }
    await queueMail(deps, tx, { ...noticeOf(deps, late), isOurDoing: true });
    const reference = late.map((lead) => lead.reference);
    return { event: { action: "desk.escalate", details: { count: late.length, reference } } };
  });
}

/** The requests that are late, marked as told. The office's clock knows no order but theirs: oldest first. */
async function holdLate(deps: Deps, tx: Database, now: Date): Promise<Late[]> {
  const { id, kind, reference, customerId, requestDate, respondBy } = requests;
  const patience = agency.escalateAfterMinutes * MINUTE_MS;
  const waiting = await tx
    .select({ id, kind, reference, customerId, requestDate })
    .from(requests)
    .where(
      and(
        eq(requests.stage, "new"),
        isNotNull(respondBy),
        eq(requests.isOpen, true),
        isNull(requests.firstResponseAt),
        isNull(requests.escalatedAt),
        lte(requestDate, new Date(now.getTime() - patience)),
        isKept(deps),
      ),
    )
    .orderBy(asc(requestDate), asc(id))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const late = waiting.filter((lead) => openMsBetween(lead.requestDate, now, agency) >= patience);
  const ids = late.map((lead) => lead.id);
  if (ids.length > 0) await tx.update(requests).set({ escalatedAt: now }).where(inArray(id, ids));
  return late;
}

/** By reference alone: who it is stands in the portal. */
function noticeOf({ env }: Deps, late: Late[]) {
  const language = env.AGENTS_LANGUAGE;
  const t = translator(language);
  const count = late.length;
  const listed = (kind: LeadKind) =>
    late
      .filter((lead) => lead.kind === kind)
      .map(({ reference }) => reference)
      .join(", ");
  return {
    kind: "lead-escalation",
    to: env.AGENTS_MAILBOX ?? agency.agentsEmail,
    subject: t("mail:escalation.subject", { count }),
    language,
    letter: {
      heading: t("mail:escalation.heading", { count }),
      paragraphs: [t("mail:escalation.intro", { minutes: agency.escalateAfterMinutes })],
      facts: LEAD_KINDS.filter((kind) => listed(kind)).map((kind) => ({
        label: t(`mail:escalation.${kind}`),
        value: listed(kind),
      })),
      action: { label: t("mail:escalation.open"), url: `${env.publicUrl}/agent-dashboard?view=unanswered` },
    },
  };
}

export const escalateJob: Job<"escalate", Nothing> = {
  name: "escalate",
  data: NOTHING,
  pace: HOURLY,
  schedule: "*/5 * * * *",
  work: escalate,
};
