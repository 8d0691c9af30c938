import { formatPhone } from "../../../domain/platform/phone.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

/**
 * Mails the agents about a text that contains a STOP word among others: a person has to read it. `stops` tells that texts
 * to its number have ended, since it asks for that at least.
 */
export async function tellOfUnclearStop(
  deps: Deps,
  tx: Database,
  { number, phone, stops }: { number: number; phone: string; stops: boolean },
): Promise<void> {
  const { agentsEmail, officeLanguage: language } = deps.settings.agency();
  const t = translator(language);
  const texts = stops ? "unclearCancel" : "unclearStop";
  await queueMail(deps, tx, {
    kind: "unclear-stop",
    to: agentsEmail,
    subject: t(`mail:${texts}.subject`),
    language,
    letter: {
      heading: t(`mail:${texts}.subject`),
      paragraphs: [t(`mail:${texts}.intro`), t(`mail:${texts}.next`)],
      facts: [{ label: t("mail:facts.phone"), value: formatPhone(phone) }],
      action: { label: t("mail:unclearStop.action"), url: `${deps.env.publicUrl}/sms-admin?message=${number}` },
    },
    isOurDoing: true,
  });
}
