import { eq } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import { MAX } from "../../../domain/platform/limits.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { fillPlaceholders, hasOpenPlaceholder } from "../../../domain/platform/placeholders.ts";
import { purposeOf, type Purpose } from "../../../domain/work/purposes.ts";
import type { SequenceStep } from "../../../domain/work/sequences.ts";
import { letterFor } from "../answers/letter-for.ts";
import { placeholderValues } from "../answers/placeholder-values.ts";
import { refusalOf } from "../answers/ways-to.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { messageTemplates, requests, users, type sequenceRuns } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { sayFirst } from "../leads/said-first.ts";
import { findTaker } from "../history/stand-ins.ts";
import { insertTask } from "../history/task-rows.ts";
import { languageOf } from "../history/user-language.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { internationalNumber, queueSms } from "../sms/queue-sms.ts";
import { translator } from "../../platform/texts.ts";
import { stopToken } from "./stop-token.ts";

type Step = { run: typeof sequenceRuns.$inferSelect; step: SequenceStep; name: string };
type Lead = typeof requests.$inferSelect;
type MessageContent = { subject: string; text: string; purpose: Purpose };

/** Runs one step of a sequence: queues a message, or makes the task to call. A message that cannot be sent is skipped. */
export async function doStep(deps: Deps, tx: Database, { run, step, name }: Step): Promise<void> {
  const [lead] = await tx.select().from(requests).where(eq(requests.id, run.requestId));
  if (!lead) return;
  if (step.do === "call") return askToCall(deps, tx, lead, name);
  const agency = deps.settings.agency();
  const words = await renderStepMessage(agency, tx, step, lead);
  if (!words || (await skipReason(agency, tx, step, lead)) !== null) return;
  const message = await WRITERS[step.do](deps, tx, run.id, lead, words);
  if (message) await writeSequenceEvent(deps, tx, lead, { channel: step.do, sequence: name }, { message });
}

/** The address of a lead by type, and the reason when it is missing. */
const ADDRESSES = {
  emails: { of: ({ email }: Lead) => email, missing: "noEmail" },
  phones: { of: ({ phone }: Lead) => phone && internationalNumber(phone), missing: "noPhone" },
} as const;

/** Returns why a step cannot write to a customer: no address, no template, an open placeholder, no consent; or null. */
export async function skipReason(
  agency: Agency,
  tx: Database,
  { do: deed, ...step }: SequenceStep,
  lead: Lead,
): Promise<string | null> {
  if (deed === "call") return null;
  const { of, missing } = ADDRESSES[CHANNELS[deed].addresses];
  const address = of(lead);
  if (!address) return missing;
  const words = await renderStepMessage(agency, tx, { do: deed, ...step }, lead);
  if (!words) return "noTemplate";
  if (hasOpenPlaceholder(`${words.subject} ${words.text}`)) return "open";
  return refusalOf(tx, deed, address, {
    purpose: words.purpose,
    consented: lead.consentId === null ? [] : [address],
  });
}

/** Renders the message of a step for a customer, in their language; null without a template. */
export async function renderStepMessage(
  agency: Agency,
  tx: Database,
  { templateId }: SequenceStep,
  lead: Lead,
): Promise<MessageContent | null> {
  if (templateId === null) return null;
  const [row] = await tx.select().from(messageTemplates).where(eq(messageTemplates.id, templateId));
  if (!row) return null;
  const { language } = lead;
  const own = language === "es" ? row.translations.es : undefined;
  const sender = await senderOf(agency, tx, lead);
  const values = await placeholderValues(agency, tx, { kind: "quote", id: lead.id }, sender, language);
  return {
    purpose: purposeOf(row),
    subject: fillPlaceholders(own?.subject ?? row.subject ?? "", values),
    text: sayFirst(lead.kind, language, fillPlaceholders(own?.body ?? row.body, values)),
  };
}

/** Returns the name that signs the message: the owner of the request, or the agency. */
async function senderOf(
  agency: Agency,
  tx: Database,
  { ownerId }: Lead,
): Promise<{ firstName: string; lastName: string }> {
  const [owner] = ownerId === null ? [] : await tx.select().from(users).where(eq(users.id, ownerId));
  return owner ?? { firstName: agency.shortName, lastName: "" };
}

async function queueStepMail(
  deps: Deps,
  tx: Database,
  runId: number,
  lead: Lead,
  { subject, text: words, purpose }: MessageContent,
) {
  const language: Language = lead.language;
  const t = translator(language);
  const token = stopToken(deps.keys, runId);
  const base = deps.env.publicUrl;
  const prefix = language === "es" ? "/es" : "";
  return queueMail(deps, tx, {
    kind: "sequence",
    purpose,
    to: lead.email ?? "",
    subject,
    language,
    letter: {
      ...(await letterFor(tx, words, lead.ownerId)),
      footnotes: [t("mail:sequence.stop", { url: `${base}${prefix}/newsletter/stop?token=${token}` })],
    },
    requestId: lead.id,
    sequenceRunId: runId,
    headers: {
      "List-Unsubscribe": `<${base}/api/sequences/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    answersTo: { requestId: lead.id },
    isOurDoing: true,
    isBulk: true,
  });
}

function queueStepSms(deps: Deps, tx: Database, runId: number, lead: Lead, content: MessageContent) {
  const { language, id: requestId } = lead;
  const { text: words, purpose } = content;
  const about = { language, requestId, sequenceRunId: runId };
  return queueSms(deps, tx, { kind: "sequence", purpose, to: lead.phone ?? "", text: words, ...about });
}

/** The function per channel that queues the message of a step. */
const WRITERS: Record<MessageChannel, (...step: Parameters<typeof queueStepMail>) => Promise<MessageRef | undefined>> =
  {
    email: queueStepMail,
    sms: queueStepSms,
  };

/** Makes a task to call today, for the owner of the request or who stands in, else for anybody; its history says why. */
async function askToCall(deps: Deps, tx: Database, lead: Lead, sequence: string): Promise<void> {
  const now = deps.clock();
  const { assigneeId, absent } = await findTaker(deps, tx, lead);
  const what = translator(await languageOf(tx, assigneeId, deps.settings.agency().officeLanguage))(
    "tasks:sequenceCall",
    { sequence },
  ).slice(0, MAX.name);
  const dueOn = wallClock(now, deps.settings.agency().timezone).toISOString().slice(0, 10);
  const task = { what, dueOn, assigneeId, requestId: lead.id, createdAt: now };
  const { id } = await insertTask(tx, task);
  const about = { kind: "task", id };
  const standIn = absent && { absent: absent.absent, owner: absent.to };
  const data = { channel: "call", sequence, deed: "made", what, about, ...standIn };
  await writeSequenceEvent(deps, tx, lead, data, { taskId: id });
}

async function writeSequenceEvent(
  deps: Deps,
  tx: Database,
  lead: Lead,
  data: Record<string, unknown>,
  result: { message: MessageRef } | { taskId: number },
) {
  const about = { requestId: lead.id, customerId: lead.customerId };
  await writeDeskEvent(tx, { type: "sequence", ...about, actor: null, data, ...result, at: deps.clock() });
}
