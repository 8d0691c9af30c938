import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { ShareWay } from "../../../domain/work/share-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { findCorrespondent } from "../answers/find-correspondent.ts";
import { waysTo } from "../answers/ways-to.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { afterFirst, sayFirst } from "../leads/said-first.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { isOpen, lockOwnShare, type ShareRow } from "./find-share.ts";
import { shareAddress, shareToken } from "./link.ts";

/** The channel of each way. */
const CHANNEL_OF = { mail: "email", text: "sms" } as const satisfies Record<ShareWay, MessageChannel>;
/** Messages with the link of one share within an hour. */
const SENDINGS = { points: 5, seconds: 3_600 };
/** The readable copies of messages show this instead of the link. */
const HIDDEN = "https://…";

type SharedRequest = typeof requests.$inferSelect;
type LinkMessage = { to: string; url: string; request: SharedRequest; share: ShareRow; agent: User };

/** Lists the ways by which the link of a share can be sent to its customer now, each with its address. */
export async function linkWays(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  {
    request,
    share,
    actor,
    purpose,
  }: { request: SharedRequest; share: ShareRow; actor: User; purpose: "write" | "look" },
): Promise<{ by: ShareWay; to: string; sendAt: string | null }[]> {
  const named = { kind: request.kind, id: request.number };
  const ways = await waysTo(deps, tx, await findCorrespondent(deps, tx, named, actor, purpose));
  // A link that would arrive after the quiet hours, when its time is over, is of no use.
  const isUseful = (sendAt: string | null) => sendAt === null || new Date(sendAt) < share.expiresAt;
  return ways
    .filter(({ refusal, isConfigured, sendAt }) => refusal === null && isConfigured && isUseful(sendAt))
    .map(({ channel, to, sendAt }) => ({ by: channel === "email" ? "mail" : "text", to, sendAt }));
}

/** Sends the link of a share to the customer of its request, by mail or as a text. */
export function sendShareLink(
  deps: Deps,
  key: string,
  by: ShareWay,
  caller: Caller,
): Promise<{ ok: true; sendAt: string | null }> {
  const { actor } = caller;
  return makeChange(deps, caller, async (tx) => {
    const share = await lockOwnShare(tx, key, actor.id);
    const token = shareToken(deps.keys, share);
    if (!isOpen(share, deps.clock()) || share.guestHash !== null || !token) throw new AppError("conflict");
    const [request] =
      share.requestId === null ? [] : await tx.select().from(requests).where(eq(requests.id, share.requestId));
    if (!request) throw noWay();
    const way = (await linkWays(deps, tx, { request, share, actor, purpose: "write" })).find((one) => one.by === by);
    if (!way) throw noWay();
    await takePoint(deps, tx, share.id);
    const url = shareAddress(deps.env, share.language, token);
    const message = await SENT_BY[by](deps, tx, { to: way.to, url, request, share, agent: actor });
    if (!message) throw new AppError("tooMany", { retryAfterSeconds: SENDINGS.seconds });
    const channel = CHANNEL_OF[by];
    const { reference } = request;
    const event = { action: `${channel}.write` as const, subject: { type: channel, id: message.number } };
    return { result: { ok: true as const, sendAt: way.sendAt }, event: { ...event, details: { reference } } };
  });
}

const noWay = () => new AppError("invalid", { fields: { by: "validation:share.noWay" } });

async function takePoint({ env }: Deps, tx: Database, shareId: number): Promise<void> {
  const wait = await createSharedLimit({ db: tx, env }, "share-send", SENDINGS).take(String(shareId));
  if (wait !== null) throw new AppError("tooMany", { retryAfterSeconds: Math.max(1, Math.ceil(wait)) });
}

type SendBy = (deps: Deps, tx: Database, message: LinkMessage) => Promise<MessageRef | undefined>;

const SENT_BY: Record<ShareWay, SendBy> = {
  mail: (deps, tx, { to, url, request, share, agent }) => {
    const t = translator(share.language);
    const values = { agent: fullNameOf(agent), reference: request.reference };
    return queueMail(deps, tx, {
      kind: "share-link",
      to,
      subject: t("share-mail:mail.subject", values),
      language: share.language,
      requestId: request.id,
      answersTo: { requestId: request.id },
      isOurDoing: true,
      letter: {
        heading: t("share-mail:mail.heading"),
        paragraphs: afterFirst(request.kind, share.language, [
          t("share-mail:mail.intro", values),
          t("share-mail:mail.private"),
        ]),
        action: { label: t("share-mail:mail.action"), url, isSecret: true },
        footnotes: [t("share-mail:mail.once"), t("share-mail:mail.ignore")],
      },
    });
  },
  text: (deps, tx, { to, url, request, share, agent }) => {
    const t = translator(share.language);
    const { name } = deps.settings.agency();
    const words = (link: string) => t("share-mail:text", { agency: name, agent: fullNameOf(agent), link });
    const say = (link: string) => sayFirst(request.kind, share.language, words(link));
    const message = { text: say(HIDDEN), secretText: say(url), language: share.language };
    return queueSms(deps, tx, { kind: "share-link", to, ...message, requestId: request.id });
  },
};
