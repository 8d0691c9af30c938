import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import type { AnswerInput } from "../../../domain/work/answers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { isOfChannel } from "../../platform/db/message-rows.ts";
import { messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { readFiles, type AttachedFile } from "../../platform/mail/mail-files.ts";
import { sayFirst } from "../leads/said-first.ts";
import { openAttachedFiles } from "./office-files.ts";
import type { Correspondent } from "./placeholder-values.ts";
import { optOutOf, WRITERS, type ToWrite, type Written } from "./writers.ts";

/** Stores a message to a customer and queues its sending job. The sentence of the request's kind stands first in it. */
export async function writeMessage(deps: Deps, tx: Database, message: ToWrite): Promise<Written> {
  const { to, input } = message;
  const text = sayFirst(to.kind, input.language, input.text);
  const written = await WRITERS[input.channel].write(deps, tx, { ...message, input: { ...input, text } });
  if (!written) throw new AppError("conflict");
  return written;
}

/** Finds the message already stored under the form's idempotency key. Throws a conflict when it differs from the form. */
export async function findWritten(deps: Deps, tx: Database, form: Form): Promise<Written | undefined> {
  const { key, channel } = form.input;
  const { id, number, to, cc, bcc, subject, text, purpose, language, sendAt, timestamp } = messages;
  const [row] = await tx
    .select({ id, number, to, cc, bcc, subject, text, purpose, language, sendAt, timestamp })
    .from(messages)
    .where(
      and(isOfChannel(channel), WRITERS[channel].isWrittenAs(deps.env, key), eq(messages.authorId, form.author.id)),
    );
  if (!row) return undefined;
  if (!(await isSame(deps, tx, row, form))) {
    throw new AppError("conflict", { message: "errors:answerSent" });
  }
  return { id: row.id, channel, number: row.number, sendAt: row.sendAt ?? row.timestamp };
}

type Form = { to: Correspondent; input: AnswerInput; author: User };
type Row = typeof messages.$inferSelect;
type Compared = Pick<Row, "id" | "number" | "to" | "cc" | "bcc" | "subject" | "text" | "purpose" | "language">;

/** Compares a stored message with the form that wrote it: all but the time of sending, which the answer states. */
async function isSame(deps: Deps, tx: Database, row: Compared, { to, input, author }: Form): Promise<boolean> {
  const agency = deps.settings.agency();
  const { language, purpose, cc, bcc } = input;
  const { storedAddress, textOf, ownPartOf } = WRITERS[input.channel];
  const words = sayFirst(to.kind, language, input.text);
  const footnotes = optOutOf(deps, to, input)?.footnotes;
  const again = ownPartOf(await textOf(tx, { words, language, authorId: author.id, footnotes }, agency));
  // Texts have no subject. The agency's signature is left out: it may have been renamed between the two.
  const stored = [
    row.to,
    row.language,
    row.purpose,
    row.cc,
    row.bcc,
    row.subject ?? input.subject,
    ownPartOf(row.text),
  ];
  const asked = [storedAddress(input.to), language, purpose, cc, bcc, input.subject, again];
  if (!isDeepStrictEqual(stored, asked)) return false;
  return hasFiles(tx, row, await openAttachedFiles(agency, tx, input.files, { language, actor: author }));
}

/** Checks that a message carries these files. A form is drawn anew for each message, so it is known by its name. */
async function hasFiles(tx: Database, message: Pick<Row, "id" | "number">, files: AttachedFile[]): Promise<boolean> {
  const attached = (await readFiles(tx, message)).map(({ attachment }) => attachment);
  const isIt = (file: AttachedFile, at: number) =>
    "fileId" in file ? file.fileId === attached[at]?.fileId : file.name === attached[at]?.name;
  return attached.length === files.length && files.every(isIt);
}
