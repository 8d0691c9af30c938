import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import { answerDraft, type AnswerDraft, type DraftPart } from "../../../domain/work/answer-drafts.ts";
import { storedId } from "../../../domain/work/answer-parts.ts";
import type { KeptDraft } from "../../../domain/api/work/answers.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { ANSWER_DRAFTS } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { answerDrafts, draftFiles, files } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { SealPlace } from "../../platform/keys.ts";
import { familyIds, findKept } from "../customers/family.ts";
import { assertMayDo, findWork } from "../desk/find-work.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import type { CorrespondentId } from "./find-correspondent.ts";

type Row = typeof answerDrafts.$inferSelect;
/** The conversation that a draft belongs to, and its author. */
type DraftOwner = Pick<Row, "userId" | "requestId" | "customerId">;

/** Returns the place that a draft is sealed for: its author and its conversation, which never change. */
export function draftPlace({ userId, requestId, customerId }: DraftOwner, field: "sealed" | "sealedOther"): SealPlace {
  const subject = requestId === null ? `customer ${customerId}` : `request ${requestId}`;
  return { table: "answer_drafts", field, row: `${userId} ${subject}` };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NO_DRAFT: KeptDraft = { version: 0, draft: null, other: null, savedAt: null };

/** Loads the draft that the user has begun in a conversation, on whatever device. */
export async function findDraft(deps: Deps, named: CorrespondentId, actor: User): Promise<KeptDraft> {
  const owner = await findOwner(deps.db, named, actor);
  const [row] = await deps.db.select().from(answerDrafts).where(isOf(owner));
  return row ? present(deps, row) : NO_DRAFT;
}

/**
 * Keeps a draft. The newest text wins; a text that another device has saved meanwhile, and that this one has not seen,
 * is kept beside it. The oldest drafts of a user go when there are too many.
 */
export async function keepDraft(
  deps: Deps,
  named: CorrespondentId,
  { draft, version }: { draft: AnswerDraft; version: number },
  actor: User,
): Promise<KeptDraft> {
  return deps.db.transaction(async (tx) => {
    const owner = await findOwner(tx, named, actor);
    const sealed = deps.keys.seal(JSON.stringify(draft), draftPlace(owner, "sealed"));
    const first = { ...owner, version: version + 1, sealed, updatedAt: deps.clock() };
    const [added] = await tx.insert(answerDrafts).values(first).onConflictDoNothing().returning();
    if (added) {
      await holdFiles(tx, added, draft);
      await removeOldest(tx, actor.id);
      return present(deps, added);
    }
    const [before] = await tx.select().from(answerDrafts).where(isOf(owner)).for("update");
    // Sent or thrown away in this very moment by another device: the next change saves it anew.
    if (!before) throw new AppError("conflict");
    await holdFiles(tx, before, draft);
    return present(deps, await replaceDraft(deps, tx, before, { draft, sealed, version }));
  });
}

/**
 * Makes the draft hold the files that its author uploaded for it: an upload that nothing uses goes after a day. Files
 * that came with a message belong to that message already.
 */
async function holdFiles(tx: Database, { id, userId }: Row, draft: AnswerDraft): Promise<void> {
  const ids = draft.files.flatMap((file) => storedId(file) ?? []).filter((one) => UUID.test(one));
  const held = eq(draftFiles.draftId, id);
  await tx.delete(draftFiles).where(and(held, notInArray(draftFiles.fileId, ids)));
  if (ids.length === 0) return;
  const own = await tx
    .select({ fileId: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.createdBy, userId)));
  const rows = own.map(({ fileId }) => ({ draftId: id, fileId }));
  if (rows.length > 0) await tx.insert(draftFiles).values(rows).onConflictDoNothing();
}

/** Writes the newest text, and keeps the text before beside it when the device has not seen that one. */
async function replaceDraft(
  deps: Deps,
  tx: Database,
  before: Row,
  { draft, sealed, version }: { draft: AnswerDraft; sealed: string; version: number },
): Promise<Row> {
  const unseen = before.version > version ? read(deps, before, "sealed") : null;
  const sealedOther =
    unseen && differs(unseen, draft)
      ? deps.keys.seal(JSON.stringify(unseen), draftPlace(before, "sealedOther"))
      : before.sealedOther;
  const set = { version: before.version + 1, sealed, sealedOther, updatedAt: deps.clock() };
  await tx.update(answerDrafts).set(set).where(eq(answerDrafts.id, before.id));
  return { ...before, ...set };
}

/** Throws the draft of a user away, or only the text of the other device. */
export async function dropDraft(deps: Deps, named: CorrespondentId, part: DraftPart, actor: User): Promise<void> {
  const isTheirs = isOf(await findOwner(deps.db, named, actor));
  if (part === "all") await deps.db.delete(answerDrafts).where(isTheirs);
  else await deps.db.update(answerDrafts).set({ sealedOther: null }).where(isTheirs);
}

/** Removes the draft of a message that its author has sent. */
export async function removeDraft(tx: Database, named: CorrespondentId, author: User): Promise<void> {
  await tx.delete(answerDrafts).where(isOf(await findOwner(tx, named, author)));
}

/**
 * Finds the conversation of a user's draft. The right to view it is enough: whoever has begun a draft keeps it when a
 * colleague takes the request. Only sending it needs the right to answer.
 */
async function findOwner(tx: Database, named: CorrespondentId, actor: User): Promise<DraftOwner> {
  const { kind } = named;
  if (kind === "customer")
    return { userId: actor.id, requestId: null, customerId: await findSubject(tx, named, actor) };
  const work = await findWork(tx, leadByUrlId(named, kind));
  assertMayDo(actor, work, "view");
  return { userId: actor.id, requestId: work.id, customerId: null };
}

/**
 * Returns the customer that a user's draft was begun for, or will be kept for. A merge leaves drafts where they are,
 * because they are sealed for their customer: the draft is that of the named customer, else of the kept one, else of
 * another that was merged into it.
 */
async function findSubject(tx: Database, named: CorrespondentId, { id: userId }: User): Promise<number> {
  const askedId = Number(named.id);
  const { id: keptId } = await findKept(tx, askedId);
  const { customerId, updatedAt, id } = answerDrafts;
  const rows = await tx
    .select({ customerId })
    .from(answerDrafts)
    .where(and(eq(answerDrafts.userId, userId), inArray(customerId, await familyIds(tx, keptId))))
    .orderBy(desc(updatedAt), desc(id));
  const begun = rows.map((row) => row.customerId);
  return [askedId, keptId].find((one) => begun.includes(one)) ?? begun[0] ?? keptId;
}

function isOf({ userId, requestId, customerId }: DraftOwner) {
  const subject =
    requestId === null ? eq(answerDrafts.customerId, customerId ?? 0) : eq(answerDrafts.requestId, requestId);
  return and(eq(answerDrafts.userId, userId), subject);
}

/** Compares what a person has typed; the idempotency key and the template are not typed. */
const differs = (a: AnswerDraft, b: AnswerDraft) =>
  a.text.trim() !== "" && (a.text.trim() !== b.text.trim() || a.subject.trim() !== b.subject.trim());

function present(deps: Deps, row: Row): KeptDraft {
  const { version, updatedAt } = row;
  return {
    version,
    draft: read(deps, row, "sealed"),
    other: read(deps, row, "sealedOther"),
    savedAt: updatedAt.toISOString(),
  };
}

/** Decrypts a draft; null for one that does not open, or that an older version wrote in another form. */
function read({ keys, log }: Pick<Deps, "keys" | "log">, row: Row, field: "sealed" | "sealedOther") {
  const sealed = row[field];
  if (sealed === null) return null;
  try {
    return answerDraft.parse(JSON.parse(keys.open(sealed, draftPlace(row, field))));
  } catch {
    log.warn({ id: row.id }, "a draft of an answer does not open");
    return null;
  }
}

async function removeOldest(tx: Database, userId: number): Promise<void> {
  const { id, updatedAt } = answerDrafts;
  const beyond = tx
    .select({ id })
    .from(answerDrafts)
    .where(eq(answerDrafts.userId, userId))
    .orderBy(desc(updatedAt), desc(id))
    .offset(ANSWER_DRAFTS.most);
  await tx.delete(answerDrafts).where(inArray(id, beyond));
}
