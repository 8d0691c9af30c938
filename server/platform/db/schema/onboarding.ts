import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  DEFAULT_STEP_MINUTES,
  DEFAULT_TIMEZONE,
  TRACKS,
  type Availability,
  type Difficulty,
  type LearningStyle,
  type ResourceType,
  type StepCategory,
  type StepStatus,
  type Track,
} from "../../../../domain/people/onboarding.ts";
import { createdAt, id, time, translations, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

const nineToFive = { start: "9:00", end: "17:00" };
const weekdays: Availability = { mon: nineToFive, tue: nineToFive, wed: nineToFive, thu: nineToFive, fri: nineToFive };

export type StepResource = { title: string; url: string; type: ResourceType; style: LearningStyle };
/** The quiz of a step. `reasons` explains for each option why it is right or wrong; older steps have none. */
export type StepQuiz = { question: string; options: string[]; answer: number; reasons?: string[] }[];

/** The time of the last report, and the seconds of each week, by the date of its Monday. */
export type TimeLog = { reportedAt?: string; weeks?: Record<string, number> };

export const agentOnboarding = pgTable(
  "agent_onboarding_personalized",
  {
    id: id(),
    userId: integer()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    currentStep: integer().notNull().default(0),
    isCompleted: boolean().notNull().default(false),
    startedAt: createdAt(),
    completedAt: time(),
    personalizedTrack: text().$type<Track>(),
    preferredLearningStyle: text().$type<LearningStyle>(),
    timezone: text().notNull().default(DEFAULT_TIMEZONE),
    availability: jsonb().$type<Availability>().notNull().default(weekdays),
    goals: jsonb().$type<string[]>().notNull().default([]),
    progress: jsonb().$type<TimeLog>().notNull().default({}),
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    mentorId: integer().references(() => users.id, { onDelete: "set null" }),
    notes: text(),
    lastActiveAt: createdAt(),
    nudgedAt: time(),
  },
  (t) => [
    index("agent_onboarding_personalized_mentor_idx")
      .on(t.mentorId)
      .where(sql`mentor_id is not null`),
  ],
);

export const onboardingSteps = pgTable(
  "onboarding_steps",
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    content: text().notNull(),
    estimatedDuration: integer().notNull().default(DEFAULT_STEP_MINUTES),
    difficulty: text().$type<Difficulty>().notNull(),
    category: text().$type<StepCategory>().notNull(),
    /** Ids of the steps that come before. */
    prerequisites: jsonb().$type<number[]>().notNull().default([]),
    resources: jsonb().$type<StepResource[]>().notNull().default([]),
    quiz: jsonb().$type<StepQuiz>().notNull().default([]),
    trackTypes: jsonb()
      .$type<Track[]>()
      .notNull()
      .default([...TRACKS]),
    order: integer().notNull(),
    isActive: boolean().notNull().default(true),
    translations: translations(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("onboarding_steps_order_idx").on(t.isActive, t.order)],
);

export const userStepProgress = pgTable(
  "user_step_progress",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    stepId: integer()
      .notNull()
      .references(() => onboardingSteps.id, { onDelete: "cascade" }),
    status: text().$type<StepStatus>().notNull().default("not_started"),
    startedAt: time(),
    completedAt: time(),
    /** Seconds; people see minutes. */
    timeSpent: integer().notNull().default(0),
    /** Percent. */
    score: integer(),
    feedback: text(),
    notes: text(),
  },
  (t) => [
    index("user_step_progress_step_idx").on(t.stepId),
    uniqueIndex("user_step_progress_key").on(t.userId, t.stepId),
  ],
);
