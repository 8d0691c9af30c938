import { and, eq } from "drizzle-orm";
import type { AnswerInput } from "../../../domain/work/answers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { sayFirst } from "../leads/said-first.ts";
import type { Correspondent } from "./placeholder-values.ts";
import { WRITERS, type ToWrite, type Written } from "./writers.ts";

/** Stores a message to a customer and queues its sending job. The sentence of the request's kind stands first in it. */
export async function writeMessage(deps: Deps, tx: Database, message: ToWrite): Promise<Written> {
  const { to, input } = message;
  const text = sayFirst(to.kind, input.language, input.text);
  const written = await WRITERS[input.channel].write(deps, tx, { ...message, input: { ...input, text } });
  if (!written) throw new AppError("conflict");
  return written;
}

/** Finds the message already stored under the form's idempotency key. Throws a conflict when its text differs. */
export async function findWritten(
  { env, settings }: Deps,
  tx: Database,
  { to, input, authorId }: { to: Correspondent; input: AnswerInput; authorId: number },
): Promise<Written | undefined> {
  const { key, channel } = input;
  const writer = WRITERS[channel];
  const { id, number, text, language, sendAt, timestamp } = messages;
  const [row] = await tx
    .select({ id, number, text, language, sendAt, timestamp })
    .from(messages)
    .where(and(isOfChannel(channel), writer.isWrittenAs(env, key), eq(messages.authorId, authorId)));
  if (!row) return undefined;
  const words = sayFirst(to.kind, row.language, input.text);
  const again = await writer.textOf(tx, { words, language: row.language, authorId }, settings.agency());
  // Without the agency's signature: the agency may have been renamed between the two.
  if (writer.ownPartOf(row.text) !== writer.ownPartOf(again)) {
    throw new AppError("conflict", { message: "errors:answerSent" });
  }
  return { id: row.id, channel, number: row.number, sendAt: row.sendAt ?? row.timestamp };
}
