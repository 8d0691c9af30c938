import { and, eq, inArray, isNull } from "drizzle-orm";
import webPush from "web-push";
import type { Notice } from "../../../domain/api/work/notices.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { notices, noticeSettings, pushDevices, users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { translator } from "../../platform/texts.ts";
import { PUSH_JOB, type PushData } from "./deliver.ts";
import { nameIn } from "./notice-mail.ts";
import { readPushKeys } from "./push-keys.ts";
import { handOverPush } from "./push-service.ts";
import { readSubjects } from "./read-subjects.ts";

/** Time for which a push service keeps a push for a device that is switched off, in seconds. */
const TTL_SECONDS = 4 * 3600;

type Device = typeof pushDevices.$inferSelect;
type Outcome = "taken" | "gone" | "failed";

/**
 * Pushes some notices to the devices of their user. A notice counts as told once one device's push service took it; no
 * mail follows then. If none did, the notices wait for their mail again and the job is retried. A job that is killed
 * after the push left runs again: its topic and its tag make the second push replace the first.
 */
export async function sendPush(deps: Deps, { userId, noticeIds }: PushData, { isLast }: { isLast: boolean }) {
  const ids = await claim(deps, noticeIds);
  const subjects = await readSubjects(deps.db, ids);
  const [person] = await deps.db
    .select({ language: users.language, hasNames: noticeSettings.hasNames })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  if (!person || subjects.length === 0) return;
  const payload = pushPayload(subjects, person.language, person.hasNames ?? false);
  const devices = await deps.db.select().from(pushDevices).where(eq(pushDevices.userId, userId));
  const outcomes: Outcome[] = [];
  for (const device of devices) outcomes.push(await pushTo(deps, device, payload));
  if (outcomes.includes("taken")) {
    await deps.db.update(notices).set({ isMailDue: false }).where(inArray(notices.id, ids));
    return;
  }
  await deps.db.update(notices).set({ pushedAt: null }).where(inArray(notices.id, ids));
  // The last try is not reported as a failed job: the mail follows.
  if (outcomes.includes("failed") && !isLast) throw new Error("no push service took the push");
}

/** Claims the notices that were neither read nor mailed meanwhile, so that their mail waits. */
async function claim({ db, clock }: Deps, noticeIds: number[]): Promise<number[]> {
  const isOpen = and(isNull(notices.readAt), isNull(notices.mailedAt));
  const claimed = await db
    .update(notices)
    .set({ pushedAt: clock() })
    .where(and(inArray(notices.id, noticeIds), isOpen))
    .returning({ id: notices.id });
  return claimed.map(({ id }) => id);
}

type Payload = { title: string; body: string; url: string; tag: string; lang: Language };

/**
 * Builds what the service worker shows. One notice says what it is; several are counted. Names only where the user
 * chose so: a locked phone shows them to everybody.
 */
export function pushPayload(all: readonly Notice[], language: Language, hasNames: boolean): Payload {
  const t = translator(language);
  const [only] = all;
  if (only && all.length === 1) {
    const name = hasNames ? nameIn(only) : null;
    const body = [name, only.reference].filter(Boolean).join(" · ");
    return { title: t(`bell:causes.${only.cause}`), body, url: only.link, tag: `notice-${only.id}`, lang: language };
  }
  const newest = Math.max(...all.map(({ id }) => id));
  return {
    title: t("bell:push.several", { count: all.length }),
    body: "",
    url: "/agent-dashboard",
    tag: `notices-${newest}`,
    lang: language,
  };
}

async function pushTo(deps: Deps, device: Device, payload: Payload): Promise<Outcome> {
  const { db, env, keys, log, settings, clock } = deps;
  try {
    const { endpoint, p256dh, auth } = device;
    const vapid = await readPushKeys(db, keys);
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: `mailto:${settings.agency().email}`, ...vapid },
      TTL: TTL_SECONDS,
      topic: payload.tag,
      contentEncoding: "aes128gcm",
    });
    const status = await handOverPush(env, { endpoint, headers: details.headers, body: details.body ?? Buffer.of() });
    if (status === 404 || status === 410) {
      await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
      return "gone";
    }
    if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
    await db.update(pushDevices).set({ lastTakenAt: clock() }).where(eq(pushDevices.id, device.id));
    return "taken";
  } catch (error) {
    log.info({ err: describeFault(error) }, "a push was not taken");
    return "failed";
  }
}

export const sendPushJob: Job<"send-push", PushData> = {
  ...PUSH_JOB,
  pace: { retry: { retryLimit: 4, retryDelay: 15, retryDelayMax: 120, expireInSeconds: 180 }, crew: { workers: 2 } },
  work: sendPush,
};
