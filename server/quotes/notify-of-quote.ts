import { eq } from "drizzle-orm";
import { agency } from "../../agency.config.ts";
import { formatPhone } from "../../domain/phone.ts";
import { quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { hasMailOf } from "../mail/has-mail-of.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { officeHours } from "../mail/office-hours.ts";
import { translator } from "../texts.ts";

/**
 * Mails the agents what they need to call back and a link to the request, and the visitor an acknowledgement.
 * Neither carries a birth date or an address. Running twice sends once.
 */
export async function notifyOfQuote(deps: Deps, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [quote] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id)).for("update");
    if (!quote || (await hasMailOf(tx, { quoteRequestId: id }))) return;
    const { reference, insuranceType } = quote;

    const t = translator("en");
    const type = t(`quotes:type.${insuranceType}`);
    await queueMail(deps, tx, {
      kind: "lead-notification",
      to: deps.env.AGENTS_MAILBOX ?? agency.agentsEmail,
      subject: t("mail:quoteNotice.subject", { type, reference }),
      language: "en",
      quoteRequestId: id,
      letter: {
        heading: t("mail:quoteNotice.heading", { type }),
        paragraphs: [t("mail:quoteNotice.intro")],
        facts: [
          { label: t("mail:facts.reference"), value: reference },
          { label: t("mail:facts.name"), value: quote.name ?? "–" },
          { label: t("mail:facts.phone"), value: quote.phone ? formatPhone(quote.phone) : "–" },
          { label: t("mail:facts.email"), value: quote.email ?? "–" },
          { label: t("mail:facts.zip"), value: quote.zipCode || "–" },
          { label: t("mail:facts.language"), value: t(`mail:languages.${quote.language}`) },
        ],
        action: {
          label: t("mail:quoteNotice.open"),
          url: `${deps.env.publicUrl}/agent-dashboard?tab=quotes&open=${reference}`,
        },
      },
    });

    if (!quote.email) return;
    const own = translator(quote.language);
    await queueMail(deps, tx, {
      kind: "lead-acknowledgement",
      to: quote.email,
      subject: own("mail:quoteThanks.subject", { reference }),
      language: quote.language,
      quoteRequestId: id,
      letter: {
        heading: own("mail:quoteThanks.heading"),
        paragraphs: [
          own("mail:quoteThanks.intro", { type: own(`quotes:type.${insuranceType}`) }),
          own("mail:quoteThanks.next"),
        ],
        facts: [
          { label: own("mail:facts.reference"), value: reference },
          { label: own("mail:facts.hours"), value: officeHours(quote.language) },
        ],
      },
    });
  });
}
