import { eq, type SQL } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { AnswerInput } from "../../../domain/work/answers.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { AnswerRefusal } from "../../../domain/work/message-options.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { messages, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { optOutParts, type OptOutSubject } from "../consents/mail-opt-outs.ts";
import { isBounced } from "../outbox/bounced.ts";
import { asText, withoutSignature } from "../../platform/mail/layout.ts";
import { messageIdOf, queueMail } from "../../platform/mail/queue-mail.ts";
import { internationalNumber, queueSms } from "../sms/queue-sms.ts";
import type { AnswerRecipient } from "./find-correspondent.ts";
import { letterFor } from "./letter-for.ts";
import { openAttachedFiles } from "./office-files.ts";
import type { Correspondent } from "./placeholder-values.ts";
import { threadHeaders, threadOf } from "./thread-of.ts";

/** A stored message and the time at which it leaves. */
export type Written = MessageRef & { sendAt: Date };

export type ToWrite = { to: AnswerRecipient; input: AnswerInput; author: User; sendAt: Date };

/** The text that a person wrote, before a mail adds its signature. */
type WordsBy = { words: string; language: Language; authorId: number; footnotes?: string[] | undefined };

type Writer = {
  /** Stores a message and queues its sending job. Returns undefined when the message already exists. */
  write: (deps: Deps, tx: Database, message: ToWrite) => Promise<Written | undefined>;
  /** Builds the SQL condition for the message with an idempotency key. */
  isWrittenAs: (env: Deps["env"], key: string) => SQL;
  /** Returns an address as it is stored with a message. */
  storedAddress: (address: string) => string;
  /** Returns the stored text for what the author wrote; a mail adds the signature. */
  textOf: (tx: Database, words: WordsBy, agency: Agency) => Promise<string>;
  /** Returns the part of a stored text that is the author's, by which a message sent twice is known. */
  ownPartOf: (text: string) => string;
  /** Returns the reason why an address gets no messages, regardless of consent; null when there is none. */
  blockOf: (tx: Database, address: string) => Promise<AnswerRefusal | null>;
};

/** The functions that write a message, for each channel. */
export const WRITERS: Record<MessageChannel, Writer> = {
  email: {
    write: writeMail,
    isWrittenAs: (env, key) => eq(messages.externalId, messageIdOf(env, key)),
    storedAddress: (address) => address,
    textOf: async (tx, { words, language, authorId, footnotes }, agency) =>
      asText({ ...(await letterFor(tx, words, authorId)), ...(footnotes && { footnotes }) }, language, agency),
    ownPartOf: withoutSignature,
    blockOf: async (tx, address) => ((await isBounced(tx, address)) ? "bounced" : null),
  },
  sms: {
    write: writeText,
    isWrittenAs: (_env, key) => eq(messages.idempotencyKey, key),
    storedAddress: internationalNumber,
    textOf: async (_tx, { words }) => words,
    ownPartOf: (text) => text,
    blockOf: async (tx, address) => {
      const isStopped = (await tx.$count(smsOptOuts, eq(smsOptOuts.phone, phoneDigits(address)))) > 0;
      return isStopped ? "stopped" : null;
    },
  },
};

async function writeMail(deps: Deps, tx: Database, { to, input, author, sendAt }: ToWrite) {
  const belongs = belongsTo(to);
  const optOut = optOutOf(deps, to, input);
  const queued = await queueMail(deps, tx, {
    kind: "answer",
    purpose: input.purpose,
    to: input.to,
    cc: input.cc,
    bcc: input.bcc,
    subject: input.subject,
    language: input.language,
    letter: { ...(await letterFor(tx, input.text, author.id)), ...(optOut && { footnotes: optOut.footnotes }) },
    ...belongs,
    authorId: author.id,
    sendAt,
    files: await openAttachedFiles(deps.settings.agency(), tx, input.files, {
      language: input.language,
      actor: author,
    }),
    // Written by a person: auto-responders may answer it, and mail programs group it with the earlier mails.
    headers: { "Auto-Submitted": "no", ...threadHeaders(await threadOf(tx, to)), ...optOut?.headers },
    answersTo: belongs,
    onceAs: input.key,
    isOurDoing: true,
  });
  return queued && { ...queued, sendAt };
}

function writeText(deps: Deps, tx: Database, { to, input, author, sendAt }: ToWrite) {
  const { to: number, text, language, key, purpose } = input;
  const sms = { kind: "answer", purpose, to: number, text, language, ...belongsTo(to), authorId: author.id, sendAt };
  return queueSms(deps, tx, { ...sms, idempotencyKey: key });
}

/** Builds the opt-out that a message carries by mail: a marketing message has one. */
export function optOutOf(deps: Deps, to: Correspondent, { purpose, language }: AnswerInput) {
  return purpose === "marketing" ? optOutParts(deps, belongsTo(to), language) : undefined;
}

function belongsTo({ kind, id }: Correspondent): OptOutSubject {
  return kind === "customer" ? { customerId: id } : { requestId: id };
}
