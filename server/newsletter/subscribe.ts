import { and, eq, ne } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { Language } from "../../domain/language.ts";
import type { NewsletterSubscription } from "../../domain/newsletter.ts";
import { newsletterSubscribers } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { suspicionOf } from "../http/suspicion.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { translator } from "../texts.ts";
import { readToken, signToken } from "./tokens.ts";

const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

type Needs = Pick<Deps, "db" | "env" | "keys" | "jobs" | "clock">;

/**
 * Asks an address to confirm. Whether it is new, waiting or confirmed already, the answer is the same:
 * nobody learns here who reads our newsletter.
 */
export async function subscribe(deps: Needs, form: NewsletterSubscription, language: Language): Promise<void> {
  if (suspicionOf(form)) return;
  const now = deps.clock();
  const email = form.email.toLowerCase();
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ email, language, createdAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { language, status: "pending" },
        setWhere: ne(newsletterSubscribers.status, "confirmed"),
      })
      .returning({ id: newsletterSubscribers.id });
    if (!row) return; // confirmed already
    const token = signToken(deps.keys, "confirm", row.id, new Date(now.getTime() + CONFIRM_DAYS * DAY_MS));
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
          url: `${deps.env.publicUrl}${language === "es" ? "/es" : ""}/newsletter/confirm?token=${token}`,
          isSecret: true,
        },
        footnotes: [t("mail:newsletterConfirm.ignore")],
      },
    });
  });
}

/** The second step of the double opt-in. */
export async function confirmSubscription(deps: Needs, token: string): Promise<void> {
  const id = readToken(deps.keys, "confirm", token, deps.clock());
  if (id === undefined) throw new AppError("invalid", { message: "errors:linkExpired" });
  await deps.db
    .update(newsletterSubscribers)
    .set({ status: "confirmed", confirmedAt: deps.clock(), unsubscribedAt: null })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.status, "pending")));
}

/** Ends a subscription; works from any mail, however old, as often as it is asked for. */
export async function unsubscribe(deps: Needs, token: string): Promise<void> {
  const id = readToken(deps.keys, "unsubscribe", token, deps.clock());
  if (id === undefined) throw new AppError("invalid", { message: "errors:linkExpired" });
  await deps.db
    .update(newsletterSubscribers)
    .set({ status: "unsubscribed", unsubscribedAt: deps.clock() })
    .where(eq(newsletterSubscribers.id, id));
}
