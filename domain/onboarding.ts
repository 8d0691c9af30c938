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
