import { eq } from "drizzle-orm";
import type { User } from "../domain/people/users.ts";
import { answerDraft, type AnswerDraft } from "../domain/work/answer-drafts.ts";
import { attachedId } from "../domain/work/answer-parts.ts";
import { BY_PAGE, type ShareDeed } from "../domain/work/page-talk-options.ts";
import type { Database } from "../server/platform/db/client.ts";
import { nextMessageNumber } from "../server/platform/db/message-rows.ts";
import { answerDrafts, keptFiles, messages, requests } from "../server/platform/db/schema/index.ts";
import { storeFiles } from "../server/platform/mail/mail-files.ts";
import { draftPlace } from "../server/work/answers/answer-drafts.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";
import { addEvent, hoursAfter } from "./demo-events.ts";
import { drawPdf, drawTruck, storeDemoFile } from "./demo-files.ts";
import type { DemoDeps } from "./open-demo.ts";

const SUBJECT = "Your auto quote";

/**
 * Adds a conversation: an answer by mail with a PDF and a picture, the customer's reply with a picture, a message on the
 * private page, the draft of the next answer, and files that are kept with the request and with the customer. The
 * customer finds one of them on the page.
 */
export async function addConversation(deps: DemoDeps, tx: Database, row: RequestRow, author: User): Promise<void> {
  const own = { purpose: "attachment", createdBy: author.id } as const;
  const quote = await storeDemoFile(deps, tx, {
    ...own,
    name: "quote.pdf",
    content: drawPdf([
      "Quote for Rosa Vela",
      "2019 Ford F-150",
      "Lone Star Mutual: $118 a month",
      "Made up, for a demo",
    ]),
  });
  const truck = await drawTruck();
  const example = await storeDemoFile(deps, tx, { ...own, name: "photo-we-need.png", content: truck });
  await addAnswer(deps, tx, { row, author, files: [quote, example] });
  const sent = await storeDemoFile(deps, tx, {
    name: "my-truck.png",
    purpose: "mail",
    createdBy: null,
    content: truck,
  });
  await addReply(deps, tx, row, sent);
  await addPageMessage(tx, row);
  await addDraft(deps, tx, { row, author, files: [quote] });
  const kept = { createdBy: author.id, createdAt: deps.clock() };
  const sharedAt = hoursAfter(row, 3);
  const [shared] = await tx
    .insert(keptFiles)
    .values([
      { ...kept, requestId: row.id, fileId: quote, sharedAt, sharedBy: author.id },
      { ...kept, requestId: row.id, fileId: sent },
    ])
    .returning({ id: keptFiles.id });
  const data = { deed: "shared" satisfies ShareDeed, file: "quote.pdf", keptId: shared?.id ?? 0 };
  await addEvent(tx, row, "shared", sharedAt, data, { actorId: author.id });
  if (row.customerId) await tx.insert(keptFiles).values({ ...kept, customerId: row.customerId, fileId: sent });
}

/** Adds the declarations page that a customer uploaded on the private page of their request. */
export async function addUploadedPolicy(deps: DemoDeps, tx: Database, row: RequestRow): Promise<void> {
  const at = hoursAfter(row, 1);
  const fileId = await storeDemoFile(deps, tx, {
    name: "declarations.pdf",
    purpose: "upload",
    createdBy: null,
    content: drawPdf([
      "Declarations",
      "2021 Toyota Camry",
      "Liability 30/60/25, collision with a deductible of $1,000",
      "Made up, for a demo",
    ]),
  });
  await tx.insert(keptFiles).values({ requestId: row.id, fileId, uploadedAs: "declarations", createdAt: at });
  await addEvent(tx, row, "message", at, { direction: "in", uploads: 1, purpose: "declarations" });
}

type OwnPart = { row: RequestRow; author: User; files: string[] };

async function addAnswer(deps: DemoDeps, tx: Database, { row, author, files }: OwnPart): Promise<void> {
  const at = hoursAfter(row, 2);
  const mail = {
    direction: "out",
    from: deps.settings.agency().email,
    to: row.email ?? "",
    text: "Hello Rosa,\n\nyour quote is attached. Could you send us a photo of your truck, like the one in the example?",
    status: "sent",
    authorId: author.id,
    sentAt: at,
  } as const;
  const messageId = await addMail(deps, tx, { row, mail, at, files });
  const state = { ownerId: author.id, stage: "contacted", firstResponseAt: at.toISOString() };
  const data = {
    channel: "email",
    sendAt: at.toISOString(),
    leftAt: at.toISOString(),
    before: { ownerId: null, stage: "new", firstResponseAt: null },
    after: state,
  };
  await addEvent(tx, row, "answer", at, data, { actorId: author.id, messageId });
  await tx.update(requests).set({ ownerId: author.id }).where(eq(requests.id, row.id));
}

async function addReply(deps: DemoDeps, tx: Database, row: RequestRow, fileId: string): Promise<void> {
  const at = hoursAfter(row, 48);
  const mail = {
    direction: "in",
    from: row.email ?? "",
    to: deps.settings.agency().email,
    text: "Here it is. Would a higher deductible make it cheaper?",
    status: "received",
  } as const;
  const messageId = await addMail(deps, tx, { row, mail, at, files: [fileId] });
  await addEvent(tx, row, "message", at, { channel: "email", direction: "in" }, { messageId });
}

/** Adds what the customer wrote on the private page of the request. */
async function addPageMessage(tx: Database, row: RequestRow): Promise<void> {
  const data = {
    channel: BY_PAGE,
    direction: "in",
    text: "I found the quote here. The second driver is my son, he is 19.",
  };
  await addEvent(tx, row, "message", hoursAfter(row, 49), data);
}

type Mail = Pick<typeof messages.$inferInsert, "direction" | "from" | "to" | "text" | "status" | "authorId" | "sentAt">;
type MailToAdd = { row: RequestRow; mail: Mail; at: Date; files: string[] };

/** Stores a mail that nobody sends, with its files; returns its id. */
async function addMail(deps: DemoDeps, tx: Database, { row, mail, at, files }: MailToAdd): Promise<number> {
  const [stored] = await tx
    .insert(messages)
    .values({
      ...mail,
      channel: "email",
      number: nextMessageNumber("email"),
      kind: mail.direction === "in" ? "incoming" : "answer",
      subject: mail.direction === "in" ? `Re: ${SUBJECT}` : SUBJECT,
      language: row.language,
      externalId: `<${row.reference}-${mail.direction}@example.com>`,
      requestId: row.id,
      timestamp: at,
    })
    .returning({ id: messages.id, channel: messages.channel, number: messages.number });
  if (!stored) throw new Error("a mail of the demo was not stored");
  const attached = files.map((fileId) => ({ fileId }));
  await storeFiles(deps, tx, stored, attached);
  return stored.id;
}

async function addDraft(deps: DemoDeps, tx: Database, { row, author, files }: OwnPart): Promise<void> {
  const owner = { userId: author.id, requestId: row.id, customerId: null };
  const draft: AnswerDraft = answerDraft.parse({
    key: "de30".repeat(8),
    channel: "email",
    to: row.email ?? "",
    language: row.language,
    subject: `Re: ${SUBJECT}`,
    text: "Thank you, Rosa. With a deductible of $1,000 instead of $500 it would be",
    templateId: null,
    files: files.map(attachedId),
    sendAt: "",
  });
  const sealed = deps.keys.seal(JSON.stringify(draft), draftPlace(owner, "sealed"));
  await tx.insert(answerDrafts).values({ ...owner, version: 1, sealed, updatedAt: deps.clock() });
}
