import { z } from "zod";
import { line, optional, rowId, text } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { MAX } from "../platform/limits.ts";
import {
  DEFAULT_STEP_MINUTES,
  DIFFICULTIES,
  LEARNING_STYLES,
  RESOURCE_TYPES,
  STEP_CATEGORIES,
  STEP_STATUSES,
  TRACKS,
} from "./onboarding.ts";
import { isTimezone } from "./onboarding-time.ts";
import { fault } from "../platform/text-keys.ts";

export const MAX_GOALS = 20;
export const MAX_GOAL = 120;
const MAX_QUESTIONS = 20;
const MAX_OPTIONS = 6;
const MAX_REASON = 500;
const MAX_RESOURCES = 20;
const MAX_CONTENT = 40_000;
const MAX_STEPS = 500;
const DAY_MINUTES = 24 * 60;

/**
 * A time of day. 9:00 and 09:00 are one time; it is stored with two digits, as a time field of the browser writes it.
 */
const time = z
  .string()
  .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, fault("validation:time"))
  .transform((value) => value.padStart(5, "0"));

const day = z
  .object({ start: time, end: time })
  .refine((hours) => hours.start < hours.end, { path: ["end"], message: fault("validation:timeOrder") })
  .optional();

/** Compares two goals, ignoring case. */
export function sameGoal(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();
}

const goals = z
  .array(line(MAX_GOAL).min(1, fault("validation:goalEmpty")))
  .max(MAX_GOALS, fault("validation:goalsMany"))
  .refine(
    (list) => list.every((goal, at) => list.findIndex((other) => sameGoal(goal, other)) === at),
    fault("validation:goalTwice"),
  );

export const personalization = z.object({
  personalizedTrack: optional(z.enum(TRACKS, fault("validation:choice"))),
  preferredLearningStyle: optional(z.enum(LEARNING_STYLES, fault("validation:choice"))),
  timezone: line(MAX.name).refine(isTimezone, fault("validation:timezone")),
  availability: z.object({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }).optional(),
  goals,
});
export type Personalization = z.infer<typeof personalization>;

/** A report on a step. `timeSpent` is in minutes, fractions allowed, and is added to the time spent before. */
export const stepReport = z.object({
  status: z.enum(STEP_STATUSES, fault("validation:choice")).optional(),
  timeSpent: z.number().min(0).max(DAY_MINUTES).optional(),
  answers: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(MAX_OPTIONS - 1),
    )
    .max(MAX_QUESTIONS)
    .optional(),
  feedback: text().optional(),
  notes: text().optional(),
});
export type StepReport = z.infer<typeof stepReport>;

export const mentorChoice = z.object({ mentorId: rowId().nullable() });
/**
 * The notes on an agent. `version` is that of the notes which were loaded (optimistic locking); without it nothing is
 * overwritten.
 */
export const agentNotes = z.object({ notes: text(MAX.message), version: z.string().max(64).optional() });
export type AgentNotes = z.infer<typeof agentNotes>;

const stepIds = z.array(rowId()).min(1).max(MAX_STEPS);
/** The wanted order of the steps, and the order that the admin saw: what changed meanwhile is not sorted blindly. */
export const stepOrder = z.object({ ids: stepIds, seen: stepIds });
export type StepOrder = z.infer<typeof stepOrder>;

const inBoth = <T extends z.ZodType>(field: T) => z.object({ en: field, es: field });
const named = (max: number) => inBoth(line(max).min(1, fault("validation:required")));

/** The pattern of a stored link: https, mailto, or a path of this site. */
const link = line(MAX.freeText).regex(
  /^(?:https:\/\/[^\s/\\]\S*|mailto:[^\s@]+@\S+|\/(?![/\\])[^\s\\]*)$/,
  fault("validation:link"),
);

/** The explanation why an answer is right or wrong: in both languages, or not at all. */
const reason = inBoth(line(MAX_REASON)).superRefine((texts, context) => {
  for (const language of LANGUAGES) {
    const isMissing = texts[language] === "" && LANGUAGES.some((other) => texts[other] !== "");
    if (isMissing) context.addIssue({ code: "custom", path: [language], message: fault("validation:required") });
  }
});

const question = z
  .object({
    question: named(500),
    options: z.array(named(300)).min(2, fault("validation:options")).max(MAX_OPTIONS),
    answer: z.number().int().min(0),
    /** The explanations, one for each option, in the same order. */
    reasons: z.array(reason).max(MAX_OPTIONS).default([]),
  })
  .refine((q) => q.answer < q.options.length, { path: ["answer"], message: fault("validation:choice") })
  .refine((q) => q.reasons.length <= q.options.length, { path: ["reasons"], message: fault("validation:choice") });

/** A step as an admin writes it, in both languages. */
export const onboardingStep = z.object({
  title: named(200),
  description: named(500),
  content: inBoth(text(MAX_CONTENT).min(1, fault("validation:required"))),
  estimatedDuration: z
    .number(fault("validation:number"))
    .int(fault("validation:number"))
    .min(1, fault("validation:number"))
    .max(DAY_MINUTES, fault("validation:number"))
    .default(DEFAULT_STEP_MINUTES),
  difficulty: z.enum(DIFFICULTIES, fault("validation:choice")),
  category: z.enum(STEP_CATEGORIES, fault("validation:choice")),
  prerequisites: z.array(rowId()).max(MAX_STEPS).default([]),
  resources: z
    .array(z.object({ title: named(200), url: link, type: z.enum(RESOURCE_TYPES), style: z.enum(LEARNING_STYLES) }))
    .max(MAX_RESOURCES)
    .default([]),
  quiz: z.array(question).max(MAX_QUESTIONS).default([]),
  trackTypes: z
    .array(z.enum(TRACKS))
    .min(1, fault("validation:choice"))
    .default([...TRACKS]),
  isActive: z.boolean().default(true),
});
export type OnboardingStepInput = z.infer<typeof onboardingStep>;

/** A changed step, with the version that the admin saw (optimistic locking). */
export const onboardingStepChange = onboardingStep.extend({ version: z.string().max(64) });
export type OnboardingStepChange = z.infer<typeof onboardingStepChange>;
