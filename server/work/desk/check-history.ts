import { and, eq, isNotNull } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { compareLately, nameDifferences, type Comparison } from "../history/compare-all.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

/** Mails the admins when requests differ from their history, or the stored totals from a count. Runs every night. */
export async function checkHistory(deps: Deps): Promise<void> {
  const comparison = await compareLately(deps);
  if (comparison.differences.length === 0 && comparison.areTotalsRight) return;
  deps.log.error({ comparison }, "requests differ from their history");
  const { email, language } = users;
  const isAdmin = and(eq(users.role, "admin"), eq(users.isActive, true), isNotNull(email));
  const admins = await deps.db.select({ email, language }).from(users).where(isAdmin);
  await deps.db.transaction(async (tx) => {
    for (const admin of admins) await queueMail(deps, tx, letterTo(deps, admin, comparison));
  });
}

function letterTo({ env }: Deps, admin: { email: string | null; language: Language }, found: Comparison) {
  const { language } = admin;
  const t = translator(language);
  const names = nameDifferences(found.differences, language);
  return {
    kind: "history-differs",
    to: admin.email ?? "",
    subject: t("mail:history.subject"),
    language,
    isOurDoing: true,
    letter: {
      heading: t("mail:history.subject"),
      paragraphs: [
        t("mail:history.intro"),
        ...(names ? [t("mail:history.requests", { names })] : []),
        ...(found.areTotalsRight ? [] : [t("mail:history.totals")]),
      ],
      action: { label: t("mail:history.open"), url: `${env.publicUrl}/admin-health` },
    },
  };
}

export const checkHistoryJob: Job<"check-history", Nothing> = {
  name: "check-history",
  data: NOTHING,
  pace: HOURLY,
  schedule: "20 3 * * *",
  work: checkHistory,
};
