import { z } from "zod";
import { rowId } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";
import { recordOf } from "../platform/typed-records.ts";
import { NOTICE_CAUSES, NOTICE_WAYS } from "./notice-options.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fault("validation:time"));

/** The hours of a user: weekdays (0 for Monday) and times of the office's clock. */
const ownHours = z
  .object({
    days: z
      .array(z.int().min(0).max(6))
      .min(1, fault("validation:required"))
      .max(7)
      .refine((days) => new Set(days).size === days.length, fault("validation:invalid")),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, { path: ["to"], error: fault("validation:timeOrder") });

const ways = z.object(recordOf(NOTICE_WAYS, () => z.boolean()));

/** The notice settings of a user: the ways of each cause, their hours (null for the office's), names in pushes. */
export const noticeSettings = z.object({
  choices: z.object(recordOf(NOTICE_CAUSES, () => ways)),
  hours: ownHours.nullable(),
  hasNames: z.boolean(),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

/** The notices that a user has read: some of them, or all up to the newest that they saw. */
export const readNotices = z.union([z.object({ ids: z.array(rowId()).min(1).max(100) }), z.object({ upTo: rowId() })]);
export type ReadNotices = z.infer<typeof readNotices>;

/** Maximum length of the address of a push service. Those of browsers have a few hundred characters. */
const MAX_ENDPOINT = 1_000;

/**
 * The push subscription of a browser: the address at its push service, and the keys that encrypt for it (RFC 8291): a
 * point of P-256 of 65 bytes and a secret of 16 bytes, in base64url.
 */
export const pushSubscription = z.object({
  endpoint: z.url(fault("validation:url")).max(MAX_ENDPOINT, fault("validation:tooLong")),
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, fault("validation:invalid")),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, fault("validation:invalid")),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;
