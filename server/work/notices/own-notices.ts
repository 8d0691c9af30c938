import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { NoticePage, OwnNoticeSettings } from "../../../domain/api/work/notices.ts";
import type { User } from "../../../domain/people/users.ts";
import { DEFAULT_CHOICES } from "../../../domain/work/notice-options.ts";
import type { NoticeSettings, ReadNotices } from "../../../domain/work/notices.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { notices, noticeSettings } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { announceNotices } from "./make-notices.ts";
import { listDevices } from "./push-devices.ts";
import { readPublicKey } from "./push-keys.ts";
import { isListedTo, readPage } from "./read-subjects.ts";

/** Lists a page of the reader's notices, the newest first, with the number of all unread ones. */
export async function listNotices(
  { db }: Pick<Deps, "db">,
  reader: User,
  page: { limit: number; before?: number | undefined },
): Promise<NoticePage> {
  const rows = await readPage(db, reader, page);
  const unread = await db.$count(notices, and(isListedTo(reader.id, reader.role), isNull(notices.readAt)));
  return { unread, notices: rows, before: rows.length === page.limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Marks notices of the reader as read, and tells the reader's other screens. What was read is not sent any more. */
export async function readOwn({ db, clock }: Pick<Deps, "db" | "clock">, userId: number, read: ReadNotices) {
  const which = "ids" in read ? inArray(notices.id, read.ids) : lte(notices.id, read.upTo);
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(notices)
      .set({ readAt: clock(), isMailDue: false, isPushDue: false })
      .where(and(eq(notices.userId, userId), isNull(notices.readAt), which))
      .returning({ userId: notices.userId });
    await announceNotices(
      tx,
      marked.map((one) => one.userId),
      clock(),
    );
  });
}

/** Reads the settings of a user, with their devices. */
export async function readSettings({ db }: Pick<Deps, "db">, userId: number): Promise<OwnNoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return {
    choices: { ...DEFAULT_CHOICES, ...row?.choices },
    hours: row?.hours ?? null,
    hasNames: row?.hasNames ?? false,
    publicKey: await readPublicKey(db),
    devices: await listDevices(db, userId),
  };
}

/** Saves the settings of the caller. */
export function saveSettings(deps: Deps, settings: NoticeSettings, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    await tx
      .insert(noticeSettings)
      .values({ userId: caller.actor.id, ...settings })
      .onConflictDoUpdate({ target: noticeSettings.userId, set: settings });
    return { event: { action: "notice-settings.change", subject: { type: "user", id: caller.actor.id } } };
  });
}
