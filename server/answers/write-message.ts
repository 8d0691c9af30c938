import { and, eq } from "drizzle-orm";
import type { AnswerInput } from "../../domain/answers.ts";
import { AppError } from "../../domain/errors.ts";
import type { User } from "../../domain/users.ts";
import type { Database } from "../db/client.ts";
import { emails, smsMessages } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { asText } from "../mail/layout.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { queueSms } from "../sms/queue-sms.ts";
import type { Found } from "./find-correspondent.ts";
import { letterFor } from "./letter-for.ts";
import { openOfficeFiles } from "./office-files.ts";
import { threadHeaders, threadOf } from "./thread-of.ts";

/** A message that is there, and when it leaves. */
export type Written = { id: number; sendAt: Date };

type ToWrite = { to: Found; input: AnswerInput; author: User; sendAt: Date };

/** Stores a message to a customer, with its sending. */
export async function writeMessage(deps: Deps, tx: Database, message: ToWrite): Promise<Written> {
  const id = await (message.input.channel === "email" ? writeMail : writeText)(deps, tx, message);
  if (id === undefined) throw new AppError("conflict");
  const { channel } = message.input;
  if (channel === "email") return { id, sendAt: message.sendAt };
  const [row] = await tx.select({ sendAt: smsMessages.sendAt }).from(smsMessages).where(eq(smsMessages.id, id));
  return { id, sendAt: row?.sendAt ?? message.sendAt };
}

async function writeMail(deps: Deps, tx: Database, { to, input, author, sendAt }: ToWrite) {
  const belongs = belongsTo(to);
  return queueMail(deps, tx, {
    kind: "answer",
    to: input.to,
    subject: input.subject,
    language: input.language,
    letter: await letterFor(tx, input.text, author.id),
    ...belongs,
    authorId: author.id,
    sendAt,
    files: await openOfficeFiles(tx, input.files, input.language),
    // Written by a person: programs may answer it, and mail programs hold it together with what was written before.
    headers: { "Auto-Submitted": "no", ...threadHeaders(await threadOf(tx, to)) },
    answersTo: belongs,
    onceAs: input.key,
    isOurDoing: true,
  });
}

function writeText(deps: Deps, tx: Database, { to, input, author, sendAt }: ToWrite) {
  const sms = { to: input.to, body: input.text, ...belongsTo(to), authorId: author.id, sendAt };
  return queueSms(deps, tx, { ...sms, idempotencyKey: input.key });
}

function belongsTo({ kind, id }: Found) {
  return kind === "customer" ? { customerId: id } : { requestId: id };
}

/** The message that the same form has sent before; refused where something else stands in it now. */
export async function findWritten(
  { env }: Deps,
  tx: Database,
  { key, channel, text }: AnswerInput,
  authorId: number,
): Promise<Written | undefined> {
  const messageId = `<${key}@${new URL(env.publicUrl).hostname}>`;
  const [row] =
    channel === "email"
      ? await tx
          .select()
          .from(emails)
          .where(and(eq(emails.messageId, messageId), eq(emails.authorId, authorId)))
      : await tx
          .select()
          .from(smsMessages)
          .where(and(eq(smsMessages.idempotencyKey, key), eq(smsMessages.authorId, authorId)));
  if (!row) return undefined;
  const stood = "body" in row ? row.body : row.text;
  const stands = channel === "email" ? asText(await letterFor(tx, text, authorId)) : text;
  if (stood !== stands) throw new AppError("conflict", { message: "errors:answerSent" });
  return { id: row.id, sendAt: row.sendAt ?? row.timestamp };
}
