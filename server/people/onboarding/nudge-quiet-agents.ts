import { and, asc, eq, isNotNull, isNull, lte, ne, notInArray, or } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { isDecentHour, quietSince } from "../../../domain/people/onboarding-time.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentOnboarding, users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";

/**
 * Mails agents who have not touched their onboarding for a week: once per quiet period, in their language, and during
 * working hours in their time zone. Runs every hour, since it is always working time somewhere.
 */
export async function nudgeQuietAgents(deps: Deps): Promise<void> {
  const now = deps.clock();
  await beginForNewcomers(deps.db);
  const quiet = await deps.db
    .select({ id: agentOnboarding.id, timezone: agentOnboarding.timezone })
    .from(agentOnboarding)
    .innerJoin(users, eq(users.id, agentOnboarding.userId))
    .where(isNudgeDue(now))
    .orderBy(asc(agentOnboarding.id));
  for (const { id } of quiet.filter((agent) => isDecentHour(now, agent.timezone))) await nudge(deps, id, now);
}

/**
 * Creates onboarding rows for users who never opened the onboarding: they count as quiet since the account was created.
 */
async function beginForNewcomers(db: Database): Promise<void> {
  const begun = db.select({ id: agentOnboarding.userId }).from(agentOnboarding);
  const newcomers = await db
    .select({ userId: users.id, startedAt: users.createdAt, lastActiveAt: users.createdAt })
    .from(users)
    .where(and(eq(users.isActive, true), ne(users.role, "admin"), notInArray(users.id, begun)));
  if (newcomers.length > 0) await db.insert(agentOnboarding).values(newcomers).onConflictDoNothing();
}

/**
 * Builds the SQL condition of a due reminder: quiet for a week, not finished, reachable, and not reminded since the
 * last activity.
 */
function isNudgeDue(now: Date) {
  return and(
    eq(agentOnboarding.isCompleted, false),
    lte(agentOnboarding.lastActiveAt, quietSince(now)),
    or(isNull(agentOnboarding.nudgedAt), lte(agentOnboarding.nudgedAt, agentOnboarding.lastActiveAt)),
    eq(users.isActive, true),
    ne(users.role, "admin"),
    isNotNull(users.email),
  );
}

/** Queues the mail and sets `nudgedAt` in one transaction. The job is idempotent: a second run finds `nudgedAt`. */
async function nudge(deps: Deps, id: number, now: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ firstName: users.firstName, email: users.email, language: users.language })
      .from(agentOnboarding)
      .innerJoin(users, eq(users.id, agentOnboarding.userId))
      .where(and(eq(agentOnboarding.id, id), isNudgeDue(now)))
      .for("update", { of: agentOnboarding });
    if (!row?.email) return;
    await tx.update(agentOnboarding).set({ nudgedAt: now }).where(eq(agentOnboarding.id, id));
    await queueMail(deps, tx, {
      ...nudgeMail(row.email, row.firstName, row.language, deps.env.publicUrl),
      isOurDoing: true,
    });
  });
}

function nudgeMail(to: string, name: string, language: Language, publicUrl: string) {
  const t = translator(language);
  return {
    kind: "onboarding-nudge",
    to,
    language,
    subject: t("mail:onboardingNudge.subject"),
    letter: {
      heading: t("mail:onboardingNudge.heading", { name }),
      paragraphs: [t("mail:onboardingNudge.intro"), t("mail:onboardingNudge.help")],
      action: { label: t("mail:onboardingNudge.action"), url: `${publicUrl}/agent-onboarding?tab=learning-path` },
      footnotes: [t("mail:onboardingNudge.once")],
    },
  };
}

export const nudgeQuietAgentsJob: Job<"nudge-quiet-agents", Nothing> = {
  name: "nudge-quiet-agents",
  data: NOTHING,
  pace: HOURLY,
  schedule: "5 * * * *",
  work: nudgeQuietAgents,
};
