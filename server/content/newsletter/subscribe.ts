import { ne } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { NEWSLETTER_CONFIRM_DAYS } from "../../../domain/platform/limits.ts";
import type { NewsletterSubscription } from "../../../domain/content/newsletter.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { newsletterSubscribers } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { suspicionOf } from "../../platform/http/suspicion.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { signToken } from "./tokens.ts";

const DAY_MS = 86_400_000;

/**
 * Subscribes an address and sends the confirmation mail (double opt-in). The answer is the same for a new, a pending
 * and a confirmed address: nobody learns here who reads our newsletter.
 */
export async function subscribe(deps: Deps, form: NewsletterSubscription, language: Language): Promise<void> {
  if (suspicionOf(form)) return;
  const now = deps.clock();
  const email = form.email.toLowerCase();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ email, language, createdAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, status: "pending", createdAt: now },
        setWhere: ne(newsletterSubscribers.status, "confirmed"),
      })
      .returning({ id: newsletterSubscribers.id });
    if (!row) return; // confirmed already
    const token = signToken(deps.keys, "confirm", row.id, new Date(now.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS));
    const t = translator(language);
    await queueMail(deps, tx, {
      kind: "newsletter-confirmation",
      to: email,
      subject: t("mail:newsletterConfirm.subject"),
      language,
      letter: {
        heading: t("mail:newsletterConfirm.heading"),
        paragraphs: [t("mail:newsletterConfirm.intro")],
        action: {
          label: t("mail:newsletterConfirm.action"),
          url: deps.env.publicUrl + pathIn(language, `/newsletter/confirm?token=${token}`),
          isSecret: true,
        },
        footnotes: [t("mail:newsletterConfirm.ignore")],
      },
    });
  });
}
