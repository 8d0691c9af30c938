import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { LOGIN_TRIES } from "../../../domain/platform/limits.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { GUESSES } from "./login-limits.ts";

/** The job's data: the account whose free attempts are used up; `userId` is null for an unknown username. */
const data = z.object({ userId: rowId().nullable(), guess: z.enum(GUESSES) });

/**
 * Warns the owner of an account by mail that somebody used up the free login attempts. Skips accounts without an
 * address.
 */
export async function warnOfGuessing(deps: Deps, { userId, guess }: z.infer<typeof data>): Promise<void> {
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

export const warnOfGuessingJob: Job<"warn-of-guessing", z.infer<typeof data>> = {
  name: "warn-of-guessing",
  data,
  pace: PATIENT,
  work: warnOfGuessing,
};
