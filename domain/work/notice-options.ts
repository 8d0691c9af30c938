import { neverOpens, type Office } from "../platform/office-clock.ts";
import { officeState } from "../platform/office-open.ts";

/**
 * The causes of a personal notice.
 * - `assigned`: somebody else, or a routing rule, gave the user a request or a task.
 * - `replied`: the customer of one of the user's requests wrote.
 * - `mentioned`: a note mentions the user.
 * - `due`: a task of the user is due.
 * - `failed`: a message that the user wrote did not arrive.
 * - `waiting`: a customer of the user has waited too long for an answer.
 * - `booked`: a customer, or a colleague, booked, moved or canceled a time with the user.
 */
export const NOTICE_CAUSES = ["assigned", "replied", "mentioned", "due", "failed", "waiting", "booked"] as const;
export type NoticeCause = (typeof NOTICE_CAUSES)[number];

/** The ways in which a notice reaches its user: the bell of the portal, a mail, or a push to their devices. */
export const NOTICE_WAYS = ["portal", "mail", "push"] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** The ways that a user chose for each cause. */
export type NoticeChoices = Record<NoticeCause, Record<NoticeWay, boolean>>;

const EVERY_WAY = { portal: true, mail: true, push: true };

/** The choices of a user who has not chosen yet: every way, a push as soon as a device is added. */
export const DEFAULT_CHOICES: NoticeChoices = {
  assigned: EVERY_WAY,
  replied: EVERY_WAY,
  mentioned: EVERY_WAY,
  due: EVERY_WAY,
  failed: EVERY_WAY,
  waiting: EVERY_WAY,
  booked: EVERY_WAY,
};

/** The hours of a user: weekdays (0 for Monday) and times of the office's clock. */
export type OwnHours = { days: number[]; from: string; to: string };

const MINUTE_MS = 60_000;
/** Time without a sign of the user in the portal after which a notice is mailed. */
const ABSENT_MS = 10 * MINUTE_MS;
/** Time after a mail in which further notices are gathered: they leave in one mail when it is over. */
const GATHER_MS = 5 * MINUTE_MS;
/** Maximum devices of a user that get pushes. */
export const MAX_DEVICES = 10;

/**
 * Returns true when nothing may be sent to a user: outside of their hours, which are the office's where they set none,
 * or while they are absent. An office that never opens has no quiet hours. The bell shows notices at all times.
 */
export function isQuiet(office: Office, now: Date, { hours, isAway }: { hours: OwnHours | null; isAway: boolean }) {
  if (isAway) return true;
  if (!hours && neverOpens(office)) return false;
  return officeState(hours ? ownCalendar(office, hours) : office, now)?.isOpen !== true;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Builds the calendar of a user's own hours, which holidays of the office do not change. */
function ownCalendar({ timezone }: Office, { days, from, to }: OwnHours): Office {
  const hours = WEEK.map((day) => (days.includes(day) ? { open: from, close: to } : null));
  return { hours, timezone, holidays: [] };
}

/** The times of a user that decide when notices are mailed; null for never. */
type MailTimes = { lastSeenAt: Date | null; lastMailedAt: Date | null };

/**
 * Returns true when a user's notices are to be mailed now: nothing was seen of the user in the portal for ten minutes,
 * and no mail of notices left in the last five. So the first notice is mailed at once, and those of the five minutes
 * after it in one mail.
 */
export function isMailTime(now: Date, { lastSeenAt, lastMailedAt }: MailTimes): boolean {
  const hasPassed = (span: number, since: Date | null) => since === null || now.getTime() - since.getTime() >= span;
  return hasPassed(ABSENT_MS, lastSeenAt) && hasPassed(GATHER_MS, lastMailedAt);
}
