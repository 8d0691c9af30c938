import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { FilePurpose, FileType } from "../../../domain/platform/files.ts";
import type { Database } from "../../platform/db/client.ts";
import {
  brandFiles,
  messageAttachments,
  messages,
  teamPhotographs,
  uploadedForms,
} from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { drawPreview, isPictureType } from "../../platform/files/pictures.ts";
import { bytesInMemory } from "../../platform/files/spool.ts";
import { keepFile, keepPicture } from "../../platform/files/store-file.ts";
import { filePlace } from "../../platform/mail/mail-files.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";

type Needs = Pick<Deps, "db" | "keys" | "clock" | "log">;

/** The bytes of an older row, with what is known of them. */
type OlderFile = { name: string; type: string; content: Uint8Array; purpose: FilePurpose; createdBy: number | null };

/**
 * Moves the files that an older version kept in their own tables into the store, one row in one transaction: it can be
 * killed at any point and goes on with the rows that are left. The bytes stay as they are; addresses and answers of the
 * API do, too. A row that does not decrypt stays where it is, and is counted in the log.
 */
export async function storeOlderFiles(deps: Needs): Promise<void> {
  const moved = { attachments: 0, forms: 0, pictures: 0, failed: 0 };
  await forEachRow((after) => moveAttachment(deps, after, moved));
  await forEachRow((after) => moveForm(deps, after, moved));
  await forEachRow((after) => moveBrandFile(deps, after, moved));
  while (await movePhotograph(deps)) moved.pictures++;
  if (moved.failed > 0) deps.log.warn(moved, "some older files do not open");
  else if (moved.attachments + moved.forms + moved.pictures > 0)
    deps.log.info(moved, "older files moved into the store");
}

const UNSCANNED = { scan: "not-scanned" } as const;

type Moved = { attachments: number; forms: number; pictures: number; failed: number };

/** Calls `move` with the id of the row before, until there is none left. */
async function forEachRow(move: (after: number) => Promise<number | undefined>): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined;) after = await move(after);
}

function moveAttachment(deps: Needs, after: number, moved: Moved): Promise<number | undefined> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ attachment: messageAttachments, number: messages.number, authorId: messages.authorId })
      .from(messageAttachments)
      .innerJoin(messages, eq(messages.id, messageAttachments.messageId))
      .where(and(isNotNull(messageAttachments.content), gt(messageAttachments.id, after)))
      .orderBy(asc(messageAttachments.id))
      .limit(1)
      .for("update", { of: messageAttachments });
    if (!row) return undefined;
    const { id, name, type, content, position } = row.attachment;
    const opened = openOr(() => deps.keys.openBytes(content ?? Buffer.alloc(0), filePlace(row.number, position)));
    if (!opened) moved.failed++;
    else {
      const fileId = await keep(deps, tx, { name, type, content: opened, purpose: "mail", createdBy: row.authorId });
      await tx.update(messageAttachments).set({ content: null, fileId }).where(eq(messageAttachments.id, id));
      moved.attachments++;
    }
    return id;
  });
}

function moveForm(deps: Needs, after: number, moved: Moved): Promise<number | undefined> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(uploadedForms)
      .where(and(isNotNull(uploadedForms.content), gt(uploadedForms.id, after)))
      .orderBy(asc(uploadedForms.id))
      .limit(1)
      .for("update");
    if (!row) return undefined;
    const { id, filename: name, contentType: type, content, uploadedBy: createdBy } = row;
    const file = { name, type, content: content ?? Buffer.alloc(0), purpose: "form", createdBy } as const;
    const fileId = await keep(deps, tx, file);
    await tx.update(uploadedForms).set({ content: null, fileId }).where(eq(uploadedForms.id, id));
    moved.forms++;
    return id;
  });
}

/** Moves a picture of the agency's looks. Like a photograph, it has no preview: it is shown as it is. */
function moveBrandFile(deps: Needs, after: number, moved: Moved): Promise<number | undefined> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(brandFiles)
      .where(and(isNotNull(brandFiles.content), gt(brandFiles.id, after)))
      .orderBy(asc(brandFiles.id))
      .limit(1)
      .for("update");
    if (!row?.content) return undefined;
    const { id, name, contentType: type, content, createdBy } = row;
    const fileId = await keepPicture(deps, tx, { ...UNSCANNED, name, type, content, purpose: "brand", createdBy });
    await tx.update(brandFiles).set({ content: null, fileId }).where(eq(brandFiles.id, id));
    moved.pictures++;
    return id;
  });
}

/** Moves one photograph of the team. Returns false when none is left. */
function movePhotograph(deps: Needs): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { userId, size } = teamPhotographs;
    const [row] = await tx
      .select()
      .from(teamPhotographs)
      .where(isNotNull(teamPhotographs.content))
      .orderBy(asc(userId), asc(size))
      .limit(1)
      .for("update");
    if (!row?.content) return false;
    const file = { ...UNSCANNED, type: "image/png", purpose: "photograph", createdBy: row.userId } as const;
    const picture = { ...file, name: `photograph-${row.size}.png`, content: row.content };
    const fileId = await keepPicture(deps, tx, picture);
    const isRow = and(eq(userId, row.userId), eq(size, row.size));
    await tx.update(teamPhotographs).set({ content: null, fileId }).where(isRow);
    return true;
  });
}

function openOr(open: () => Buffer): Buffer | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

async function keep(deps: Needs, tx: Database, { content, ...file }: OlderFile): Promise<string> {
  const preview = await previewOf(file.type, content);
  const checked = { ...file, ...UNSCANNED, content: bytesInMemory(content), preview };
  return (await keepFile(deps, tx, checked)).id;
}

/** Draws the preview of an older picture; null for anything else, and for a picture that cannot be decoded. */
async function previewOf(type: string, content: Uint8Array) {
  if (!isPictureType(type as FileType)) return null;
  const drawn = await drawPreview(Buffer.from(content)).catch(() => null);
  return drawn && bytesInMemory(drawn);
}

/** Queues the move at the start, when there is something to move. */
export async function beginToStoreOlderFiles({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> {
  const found = await db.execute<{ is_left: boolean }>(sql`select
    exists (select 1 from ${messageAttachments} where ${messageAttachments.content} is not null)
    or exists (select 1 from ${uploadedForms} where ${uploadedForms.content} is not null)
    or exists (select 1 from ${brandFiles} where ${brandFiles.content} is not null)
    or exists (select 1 from ${teamPhotographs} where ${teamPhotographs.content} is not null) as is_left`);
  if (found.rows[0]?.is_left) await jobs.send(db, storeOlderFilesJob, {});
}

export const storeOlderFilesJob: Job<"store-older-files", Nothing> = {
  name: "store-older-files",
  data: NOTHING,
  pace: { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 4 * 3600 } },
  // A run that was cut off is continued by the next one.
  schedule: "40 * * * *",
  work: storeOlderFiles,
};
