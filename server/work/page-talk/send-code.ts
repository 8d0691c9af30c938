import { randomInt } from "node:crypto";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { PAGE_CODE } from "../../../domain/work/page-talk-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { linkCodes, type requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import type { Keys } from "../../platform/keys.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { afterFirst, sayFirst } from "../leads/said-first.ts";
import { queueSms } from "../sms/queue-sms.ts";
import { codeWays, type CodeWay, type Reachable } from "./code-ways.ts";

type CodedRequest = Reachable & Pick<typeof requests.$inferSelect, "kind" | "reference">;
/** A code that is on its way, the kind of its request, and the language of the page that asked for it. */
type Coded = { code: string; language: Language; kind: LeadKind };

const HOUR_SECONDS = 3600;
const MINUTE = 60_000;
/** The readable copies of mails and texts show this instead of the code. */
const HIDDEN = "•".repeat(PAGE_CODE.digits);

/** Returns the text that the keyed hash of a code is made of. */
const hashedText = (requestId: number, code: string) => `${requestId} ${code}`;
const PURPOSE = "private page code";

/** Returns true when a code is the one that a hash was made of. */
export function isCode(keys: Keys, requestId: number, code: string, codeHash: string): boolean {
  return keys.verify(PURPOSE, hashedText(requestId, code), codeHash);
}

/**
 * Sends a one-time code to an address that the request has, never to one that the caller typed. It replaces the code
 * that was sent before. Throws `tooMany` when the request or the recipient had enough of them within the hour.
 */
export async function sendCode(
  deps: Deps,
  request: CodedRequest,
  channel: MessageChannel,
  { language, ip }: { language: Language; ip: string },
): Promise<{ shown: string }> {
  return makeChange(deps, { ip }, async (tx) => {
    const way = (await codeWays(deps, tx, request)).find((one) => one.channel === channel);
    if (!way) throw new AppError("invalid", { message: "errors:noCodeWay", fields: { channel: "errors:noCodeWay" } });
    const limit = createSharedLimit({ db: tx, env: deps.env }, "page-code", {
      points: PAGE_CODE.perHour,
      seconds: HOUR_SECONDS,
    });
    const wait = await limit.take(String(request.id));
    if (wait !== null) throw enoughCodes(wait);
    const code = String(randomInt(10 ** PAGE_CODE.digits)).padStart(PAGE_CODE.digits, "0");
    if (!(await SENT_BY[channel](deps, tx, way, { code, language, kind: request.kind })))
      throw enoughCodes(HOUR_SECONDS);
    await storeCode(deps, tx, request.id, code);
    const event = { action: "page.code" as const, subject: { type: request.kind, id: request.reference } };
    return { result: { shown: way.shown }, event: { ...event, details: { channel } } };
  });
}

const enoughCodes = (retryAfterSeconds: number) =>
  new AppError("tooMany", { message: "errors:enoughCodes", retryAfterSeconds });

async function storeCode({ keys, clock }: Deps, tx: Database, requestId: number, code: string): Promise<void> {
  const now = clock();
  const values = {
    codeHash: keys.sign(PURPOSE, hashedText(requestId, code)),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAGE_CODE.minutes * MINUTE),
  };
  await tx
    .insert(linkCodes)
    .values({ requestId, ...values })
    .onConflictDoUpdate({ target: linkCodes.requestId, set: values });
}

type SendBy = (deps: Deps, tx: Database, way: CodeWay, coded: Coded) => Promise<MessageRef | undefined>;

/**
 * The functions that send a code, for each channel. The message belongs to no request: the conversation is no place for
 * codes.
 */
const SENT_BY: Record<MessageChannel, SendBy> = {
  email: (deps, tx, { to }, { code, language, kind }) => {
    const t = translator(language);
    return queueMail(deps, tx, {
      kind: "page-code",
      to,
      subject: t("mail:pageCode.subject"),
      language,
      letter: {
        heading: t("mail:pageCode.heading"),
        paragraphs: afterFirst(kind, language, [t("mail:pageCode.intro")]),
        code: { value: code, hidden: HIDDEN },
        footnotes: [t("mail:pageCode.minutes", { minutes: PAGE_CODE.minutes }), t("mail:pageCode.ignore")],
      },
    });
  },
  sms: (deps, tx, { to }, { code, language, kind }) => {
    const t = translator(language);
    const { name } = deps.settings.agency();
    const values = { agency: name, minutes: PAGE_CODE.minutes };
    const say = (shown: string) => sayFirst(kind, language, t("mail:pageCode.text", { ...values, code: shown }));
    return queueSms(deps, tx, { kind: "page-code", to, text: say(HIDDEN), secretText: say(code), language });
  },
};
