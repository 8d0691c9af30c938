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

type Needs = Pick<Deps, "env" | "jobs" | "clock" | "keys" | "log">;
type Owner = { id: number; username: string; email: string | null; language: Language };

/** Makes a link that sets a new password once, within the hour. */
export async function createResetLink(
  deps: Pick<Deps, "env" | "clock">,
  tx: Database,
  { id, language }: Pick<Owner, "id" | "language">,
): Promise<string> {
  const token = newToken();
  await keepToken(deps, tx, id, token);
  return linkOf(deps, language, token);
}

/** Makes such a link because an admin says so: it goes out by mail where there is an address, and is handed back. */
export async function issuePasswordReset(deps: Needs, tx: Database, user: Owner): Promise<string> {
  const link = await createResetLink(deps, tx, user);
  if (user.email) await queueMail(deps, tx, { to: user.email, ...resetMail(user, link), isOurDoing: true });
  return link;
}

/** Mails such a link because somebody asked at the door. False where the owner had enough of them: those that they have stay good. */
export async function mailPasswordReset(deps: Needs, tx: Database, user: Owner & { email: string }): Promise<boolean> {
  const token = newToken();
  const mailId = await queueMail(deps, tx, { to: user.email, ...resetMail(user, linkOf(deps, user.language, token)) });
  if (mailId === undefined) return false;
  await keepToken(deps, tx, user.id, token);
  return true;
}

const linkOf = ({ env }: Pick<Deps, "env">, language: Language, token: string) =>
  env.publicUrl + pathIn(language, `/auth?reset=${token}`);

/**
 * Only the hash is kept. Earlier links of the same user stay good until one is used: mails overtake each other, and who
 * asked twice may open the first. Only the latest of them do, so that their number is bounded.
 */
async function keepToken({ clock }: Pick<Deps, "clock">, tx: Database, userId: number, token: string): Promise<void> {
  const now = clock();
  // Two at once would not see each other's link, nor that one of them was used: the second waits here.
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
