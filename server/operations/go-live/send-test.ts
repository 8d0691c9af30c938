import type { MailDomains } from "../../../domain/operations/go-live/dns-facts.ts";
import type { TestMessage } from "../../../domain/operations/go-live/step-names.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { queueSms } from "../../work/sms/queue-sms.ts";
import { addEntry } from "./entries.ts";
import { mailDomains } from "./mail-domains.ts";
import { newCode, type StoredTest } from "./test-message.ts";

type SendNeeds = Pick<Deps, "db" | "env" | "clock" | "jobs" | "keys" | "log" | "settings" | "recordEvent">;
type Sent = { to: string; code: string; number: number; domains: Pick<MailDomains, "from" | "envelope"> | null };

/** Sends a letter with a code to the admin's own address. */
export async function sendTestLetter(deps: SendNeeds, caller: Caller): Promise<void> {
  const { email: to, language } = caller.actor;
  if (!to) throw new AppError("invalid", { message: "errors:noOwnAddress" });
  const code = newCode();
  const t = translator(language);
  const { name } = deps.settings.agency();
  const { from, envelope } = mailDomains(deps);
  await storeTest(deps, "mail", caller, async (tx) => {
    const queued = await queueMail(deps, tx, {
      kind: "test-letter",
      to,
      subject: t("mail:testLetter.subject", { agency: name }),
      language,
      authorId: caller.actor.id,
      letter: {
        heading: t("mail:testLetter.heading"),
        paragraphs: [t("mail:testLetter.intro", { agency: name }), t("mail:testLetter.code", { code })],
        action: { label: t("mail:testLetter.action"), url: `${deps.env.publicUrl}/admin-set-up?step=mail` },
        footnotes: [t("mail:testLetter.headers")],
      },
    });
    return queued && { to, code, number: queued.number, domains: { from, envelope } };
  });
}

/** Sends a text with a code to a number that the admin names as their own. */
export async function sendTestText(deps: SendNeeds, phone: string, caller: Caller): Promise<void> {
  const code = newCode();
  const { language } = caller.actor;
  const text = translator(language)("sms:test", { agency: deps.settings.agency().name, code });
  await storeTest(deps, "text", caller, async (tx) => {
    // Without an author, so that the limit of the number applies.
    const queued = await queueSms(deps, tx, { kind: "test-text", to: phone, text, language });
    return queued && { to: phone, code, number: queued.number, domains: null };
  });
}

/** Sends a test message and stores it as the last one of its channel. */
async function storeTest(
  deps: SendNeeds,
  message: TestMessage,
  caller: Caller,
  send: (tx: Database) => Promise<Sent | undefined>,
): Promise<void> {
  const now = deps.clock();
  await makeChange(deps, caller, async (tx) => {
    const sent = await send(tx);
    if (!sent) throw new AppError("tooMany", { message: "errors:enoughTests" });
    const value: StoredTest = { ...sent, sentAt: now.toISOString(), arrivedAt: null, seen: null };
    await addEntry(tx, { kind: "test", name: message, value, at: now, byId: caller.actor.id });
    return { event: { action: "go-live.test", subject: { type: "test-message", id: message } } };
  });
}
