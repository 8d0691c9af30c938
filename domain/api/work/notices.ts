import { z } from "zod";
import { NOTICE_CAUSES } from "../../work/notice-options.ts";
import { noticeSettings, pushSubscription, readNotices } from "../../work/notices.ts";
import { byId, done, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";

/** A notice as the bell lists it. */
const notice = z.object({
  id,
  cause: z.enum(NOTICE_CAUSES),
  at: moment,
  isRead: z.boolean(),
  /** The person who caused it; null for a rule, a customer or the clock. */
  by: z.string().nullable(),
  /** The name of the customer, or the text of the task. */
  name: z.string().nullable(),
  reference: z.string().nullable(),
  /** The page that it leads to. */
  link: z.string(),
});
export type Notice = z.infer<typeof notice>;

/** A page of the reader's notices, the newest first; `before` leads to the next page. */
const notices = z.object({ unread: z.int().min(0), notices: z.array(notice), before: id.nullable() });
export type NoticePage = z.infer<typeof notices>;

/** A device that gets pushes. The address at its push service never leaves the server. */
const device = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: moment,
  /** The last time that its push service took a push; null before the first. */
  lastTakenAt: moment.nullable(),
});
export type PushDevice = z.infer<typeof device>;

/** The reader's settings, with the public key that browsers subscribe with, and the devices. */
const settings = z.object({ ...noticeSettings.shape, publicKey: z.string(), devices: z.array(device) });
export type OwnNoticeSettings = z.infer<typeof settings>;

export const noticeEndpoints = {
  "GET /api/user/notices": { query: pageQuery, answer: notices },
  "POST /api/user/notices/read": { body: readNotices, answer: done },
  "GET /api/user/notice-settings": { answer: settings },
  "PUT /api/user/notice-settings": { body: noticeSettings, answer: done },
  "POST /api/user/push-devices": { body: pushSubscription, answer: z.object({ id }), status: 201 },
  "DELETE /api/user/push-devices/:id": { params: byId, answer: done },
} as const satisfies Endpoints;
