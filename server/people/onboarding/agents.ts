import { and, asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AgentProgress, AgentStanding } from "../../../domain/api/people/onboarding.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { openPrerequisites, tally } from "../../../domain/people/onboarding-path.ts";
import type { User } from "../../../domain/people/users.ts";
import { localize } from "../../content/shelves/localize.ts";
import type { Database } from "../../platform/db/client.ts";
import { agentOnboarding, onboardingSteps, userStepProgress, users } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import { readJourney, joinProgress } from "./journey.ts";
import { presentProgress, walkedWithoutQuiz } from "./present-onboarding.ts";
import { presentStanding } from "./present-onboarding.ts";

const mentors = alias(users, "mentors");
const personColumns = { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role };
const fullName = (who: { firstName: string; lastName: string }) => `${who.firstName} ${who.lastName}`.trim();

/**
 * Checks if the actor may see a user's progress: an admin guides everybody, a mentor guides the assigned agents, and
 * nobody else sees another person's progress.
 */
export async function isGuideOf(db: Database, actor: User, userId: number): Promise<boolean> {
  if (actor.role === "admin") return true;
  const mentored = and(eq(agentOnboarding.userId, userId), eq(agentOnboarding.mentorId, actor.id));
  return (await db.select({ id: agentOnboarding.id }).from(agentOnboarding).where(mentored)).length > 0;
}

/** Checks if a user mentors at least one active agent. */
export async function hasMentees(db: Database, mentorId: number): Promise<boolean> {
  const found = await db
    .select({ id: agentOnboarding.id })
    .from(agentOnboarding)
    .innerJoin(users, and(eq(users.id, agentOnboarding.userId), eq(users.isActive, true)))
    .where(eq(agentOnboarding.mentorId, mentorId))
    .limit(1);
  return found.length > 0;
}

/** Lists the onboarding progress of agents: everybody for an admin, only the own mentees for anybody else. */
export async function listAgents(db: Database, actor: User): Promise<AgentStanding[]> {
  const own = actor.role === "admin" ? undefined : eq(agentOnboarding.mentorId, actor.id);
  const rows = await db
    .select({ agent: personColumns, onboarding: agentOnboarding, mentor: mentors })
    .from(users)
    .leftJoin(agentOnboarding, eq(agentOnboarding.userId, users.id))
    .leftJoin(mentors, eq(mentors.id, agentOnboarding.mentorId))
    .where(and(eq(users.isActive, true), own))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const { id, order, prerequisites, trackTypes, isActive } = onboardingSteps;
  const steps = await db.select({ id, order, prerequisites, trackTypes, isActive }).from(onboardingSteps);
  const progress = Map.groupBy(
    await findProgress(
      db,
      rows.map((row) => row.agent.id),
    ),
    (row) => row.userId,
  );
  return rows.map(({ agent, onboarding, mentor }) => {
    const { completedSteps, totalSteps } = tally(
      joinProgress(steps, onboarding?.personalizedTrack ?? null, progress.get(agent.id) ?? []),
    );
    return {
      id: agent.id,
      name: fullName(agent),
      role: agent.role,
      mentor: mentor ? { id: mentor.id, name: fullName(mentor) } : null,
      personalizedTrack: onboarding?.personalizedTrack ?? null,
      completedSteps,
      totalSteps,
      isCompleted: onboarding?.isCompleted ?? false,
      lastActiveAt: onboarding?.lastActiveAt.toISOString() ?? null,
    };
  });
}

async function findProgress(db: Database, userIds: number[]) {
  const { userId, stepId, status } = userStepProgress;
  return db.select({ userId, stepId, status }).from(userStepProgress).where(inArray(userId, userIds));
}

const presentNotes = (notes: string) => ({ notes, notesVersion: versionOf(notes) });

/**
 * Finds the progress of one agent, for the people who guide them. Notes that agents write for themselves are left out.
 */
export async function findAgent(db: Database, userId: number, language: Language): Promise<AgentProgress | undefined> {
  const [agent] = await db
    .select(personColumns)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  if (!agent) return undefined;
  const [onboarding] = await db.select().from(agentOnboarding).where(eq(agentOnboarding.userId, userId));
  const base = { id: agent.id, name: fullName(agent), role: agent.role };
  if (!onboarding) return { ...base, mentorId: null, ...presentNotes(""), standing: null, steps: [] };
  const { path } = await readJourney(db, onboarding);
  return {
    ...base,
    mentorId: onboarding.mentorId,
    ...presentNotes(onboarding.notes ?? ""),
    standing: { ...presentStanding(onboarding, path), lastActiveAt: onboarding.lastActiveAt.toISOString() },
    steps: path.map((walked) => {
      const { id, category } = walked.step;
      const { title } = localize(walked.step, language);
      const made = walked.progress && presentProgress(walked.progress);
      return {
        id,
        title,
        category,
        status: walked.status,
        isLocked: openPrerequisites(walked, path).length > 0,
        timeSpent: made?.timeSpent ?? 0,
        score: made?.score ?? null,
        lacksQuiz: walkedWithoutQuiz(walked),
        completedAt: made?.completedAt ?? null,
        feedback: made?.feedback ?? null,
      };
    }),
  };
}
