import { and, eq } from "drizzle-orm";
import { LOGIN_TRIES } from "../../domain/limits.ts";
import { users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { JobData } from "../jobs/queue.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { translator } from "../texts.ts";

/** Tells the owner of an account, where there is one with an address, that somebody has used up the free tries. */
export async function warnOfGuessing(deps: Deps, { userId, guess }: JobData["warn-of-guessing"]): Promise<void> {
  if (userId === null) return;
  await deps.db.transaction(async (tx) => {
    const [owner] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isActive, true)));
    if (!owner?.email) return;
    const { username, language } = owner;
    const t = translator(language);
    await queueMail(deps, tx, {
      kind: "guessing-warning",
      to: owner.email,
      subject: t("mail:guessing.subject"),
      language,
      letter: {
        heading: t("mail:guessing.subject"),
        paragraphs: [
          t(`mail:guessing.intro.${guess}`, { username, tries: LOGIN_TRIES.free }),
          t("mail:guessing.waits"),
          t(`mail:guessing.advice.${guess}`),
        ],
        action: { label: t("mail:guessing.action"), url: `${deps.env.publicUrl}/profile?tab=security` },
      },
    });
  });
}
