import { and, desc, eq, inArray } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { LIVE_RESET_LINKS, PASSWORD_RESET_MINUTES } from "../../../domain/platform/limits.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import type { Database } from "../../platform/db/client.ts";
import { passwordResets, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { hashToken, newToken } from "./session-store.ts";

type Needs = Pick<Deps, "env" | "jobs" | "clock" | "keys" | "log" | "settings">;
type Owner = { id: number; username: string; email: string | null; language: Language };

/** Creates a one-time link that sets a new password and expires within the hour. */
export async function createResetLink(
  deps: Pick<Deps, "env" | "clock">,
  tx: Database,
  { id, language }: Pick<Owner, "id" | "language">,
): Promise<string> {
  const token = newToken();
  await storeResetToken(deps, tx, id, token);
  return resetUrl(deps, language, token);
}

/**
 * Creates a reset link on behalf of an admin. The link is returned, and also mailed when the account has an address.
 */
export async function issuePasswordReset(deps: Needs, tx: Database, user: Owner): Promise<string> {
  const link = await createResetLink(deps, tx, user);
  if (user.email) await queueMail(deps, tx, { to: user.email, ...resetMail(user, link), isOurDoing: true });
  return link;
}

/**
 * Mails a reset link that was requested on the login page. Returns false when the owner has received enough mails; the
 * links that the owner already has stay valid.
 */
export async function mailPasswordReset(deps: Needs, tx: Database, user: Owner & { email: string }): Promise<boolean> {
  const token = newToken();
  const mailId = await queueMail(deps, tx, {
    to: user.email,
    ...resetMail(user, resetUrl(deps, user.language, token)),
  });
  if (mailId === undefined) return false;
  await storeResetToken(deps, tx, user.id, token);
  return true;
}

const resetUrl = ({ env }: Pick<Deps, "env">, language: Language, token: string) =>
  env.publicUrl + pathIn(language, `/auth?reset=${token}`);

/**
 * Stores only the hash of a reset token. Earlier links of the user stay valid until one is used: mails overtake each
 * other, and a person who asked twice may open the first one. Only the latest few are kept, so that their number is
 * bounded.
 */
async function storeResetToken(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  userId: number,
  token: string,
): Promise<void> {
  const now = clock();
  // Row lock: two transactions at once would see neither each other's link nor that one was used. The second waits
  // here.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const ofUser = eq(passwordResets.userId, userId);
  const older = tx
    .select({ tokenHash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(ofUser)
    .orderBy(desc(passwordResets.createdAt), desc(passwordResets.tokenHash))
    .offset(LIVE_RESET_LINKS - 1);
  await tx.delete(passwordResets).where(and(ofUser, inArray(passwordResets.tokenHash, older)));
  await tx.insert(passwordResets).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000),
  });
}

function resetMail({ username, language }: Owner, url: string) {
  const t = translator(language);
  return {
    kind: "password-reset",
    subject: t("mail:passwordReset.subject"),
    language,
    letter: {
      heading: t("mail:passwordReset.heading"),
      paragraphs: [t("mail:passwordReset.intro", { username })],
      action: { label: t("mail:passwordReset.action"), url, isSecret: true },
      footnotes: [t("mail:passwordReset.ignore", { minutes: PASSWORD_RESET_MINUTES })],
    },
  };
}
