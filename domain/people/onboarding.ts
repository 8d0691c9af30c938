import type { Role } from "../platform/permissions.ts";

export const TRACKS = ["new_to_insurance", "experienced_agent", "career_changer", "remote_worker"] as const;
export type Track = (typeof TRACKS)[number];

export const LEARNING_STYLES = ["visual", "reading", "hands_on", "video"] as const;
export type LearningStyle = (typeof LEARNING_STYLES)[number];

export const DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const STEP_CATEGORIES = ["setup", "training", "certification", "tools", "practice"] as const;
export type StepCategory = (typeof STEP_CATEGORIES)[number];

export const STEP_STATUSES = ["not_started", "in_progress", "completed", "skipped"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

export const RESOURCE_TYPES = ["article", "checklist", "diagram", "tool", "video", "worksheet"] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The working hours of each weekday, 24-hour clock; a day left out is a day off. */
export type Availability = Partial<Record<Weekday, { start: string; end: string }>>;

export const DEFAULT_TIMEZONE = "America/Chicago";
export const DEFAULT_STEP_MINUTES = 30;

/** Number of steps that What's Next and the recent activity show. */
export const NEXT_STEPS = 3;
export const RECENT_STEPS = 5;

/** Returns true for a role that may mentor. Trainees may not: they are still accompanied themselves. */
export function mayMentor(role: Role): boolean {
  return role !== "trainee";
}
