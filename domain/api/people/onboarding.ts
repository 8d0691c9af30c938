import { z } from "zod";
import {
  agentNotes,
  mentorChoice,
  onboardingStep,
  onboardingStepChange,
  personalization,
  stepOrder,
  stepReport,
} from "../../people/onboarding-forms.ts";
import {
  DIFFICULTIES,
  LEARNING_STYLES,
  RESOURCE_TYPES,
  STEP_CATEGORIES,
  STEP_STATUSES,
  TRACKS,
} from "../../people/onboarding.ts";
import { byId, id, idInAddress, inBoth, moment, role, type Endpoints } from "../endpoint.ts";

const track = z.enum(TRACKS);
const category = z.enum(STEP_CATEGORIES);
const difficulty = z.enum(DIFFICULTIES);
const status = z.enum(STEP_STATUSES);
const count = z.int().min(0);
const hours = z.object({ start: z.string(), end: z.string() }).optional();

/** The progress of an agent in a step. Time is in minutes. */
const presentedProgress = z.object({
  status,
  timeSpent: count,
  startedAt: moment.nullable(),
  completedAt: moment.nullable(),
  score: count.nullable(),
  feedback: z.string().nullable(),
  notes: z.string().nullable(),
});
export type PresentedProgress = z.infer<typeof presentedProgress>;

const resource = z.object({ url: z.string(), type: z.enum(RESOURCE_TYPES), style: z.enum(LEARNING_STYLES) });

/** A step of the agent's own path, in their language. */
const presentedStep = z.object({
  id,
  title: z.string(),
  description: z.string(),
  difficulty,
  category,
  estimatedDuration: count,
  content: z.string(),
  resources: z.array(resource.extend({ title: z.string() })),
  quiz: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
  prerequisites: z.array(id),
  /** The prerequisites that are not finished yet; the step is locked while there are any. */
  waitsFor: z.array(id),
  isLocked: z.boolean(),
  lacksQuiz: z.boolean(),
  progress: presentedProgress.optional(),
});
export type PresentedStep = z.infer<typeof presentedStep>;

/** The choices an agent made, and their progress. */
const standing = z.object({
  personalizedTrack: track.nullable(),
  preferredLearningStyle: z.enum(LEARNING_STYLES).nullable(),
  timezone: z.string(),
  availability: z.object({ mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours }),
  goals: z.array(z.string()),
  completedSteps: count,
  totalSteps: count,
  isCompleted: z.boolean(),
  startedAt: moment,
  completedAt: moment.nullable(),
});
export type Standing = z.infer<typeof standing>;

/** The whole onboarding of the logged-in agent. */
const onboarding = standing.extend({
  isMentor: z.boolean(),
  weeks: z.array(z.object({ week: z.string(), minutes: count, score: count.nullable() })),
  steps: z.array(presentedStep),
});
export type Onboarding = z.infer<typeof onboarding>;

/** The result of a quiz: the percent of right answers, which ones would have been right, and why for each option. */
const quizResult = z.object({
  score: count,
  correct: z.array(count),
  reasons: z.array(z.array(z.string())),
});
export type QuizResult = z.infer<typeof quizResult>;

/** The answer to a progress report: the new state of the step and of the whole onboarding. */
const reportAnswer = z.object({
  progress: presentedProgress,
  completedSteps: count,
  totalSteps: count,
  isCompleted: z.boolean(),
  quizResult: quizResult.optional(),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

const agent = { id, name: z.string(), role };

/** The progress of one agent, in a mentor's list. */
const agentStanding = z.object({
  ...agent,
  mentor: z.object({ id, name: z.string() }).nullable(),
  personalizedTrack: track.nullable(),
  completedSteps: count,
  totalSteps: count,
  isCompleted: z.boolean(),
  lastActiveAt: moment.nullable(),
});
export type AgentStanding = z.infer<typeof agentStanding>;

/** One agent's progress, for those who guide them. The agent's private notes are not included. */
const agentProgress = z.object({
  ...agent,
  mentorId: id.nullable(),
  notes: z.string(),
  notesVersion: z.string(),
  standing: standing.extend({ lastActiveAt: moment }).nullable(),
  steps: z.array(
    z.object({
      id,
      title: z.string(),
      category,
      status,
      isLocked: z.boolean(),
      timeSpent: count,
      score: count.nullable(),
      lacksQuiz: z.boolean(),
      completedAt: moment.nullable(),
      feedback: z.string().nullable(),
    }),
  ),
});
export type AgentProgress = z.infer<typeof agentProgress>;

/** A stored step as an admin edits it: every text in both languages, side by side. */
const editableStep = z.object({
  id,
  order: z.int(),
  estimatedDuration: count,
  difficulty,
  category,
  prerequisites: z.array(id),
  trackTypes: z.array(track),
  isActive: z.boolean(),
  title: inBoth,
  description: inBoth,
  content: inBoth,
  resources: z.array(resource.extend({ title: inBoth })),
  quiz: z.array(z.object({ question: inBoth, options: z.array(inBoth), answer: count, reasons: z.array(inBoth) })),
  /** The version of all of it except its place in the order (optimistic locking). */
  version: z.string(),
});
export type EditableStep = z.infer<typeof editableStep>;

const byStep = z.object({ stepId: idInAddress });
const byAgentAndStep = z.object({ ...byId.shape, ...byStep.shape });

export const onboardingEndpoints = {
  "GET /api/agent-onboarding": { answer: onboarding },
  "PUT /api/agent-onboarding/personalization": { body: personalization, answer: standing },
  "PUT /api/agent-onboarding/step/:stepId/progress": { params: byStep, body: stepReport, answer: reportAnswer },

  "GET /api/agent-onboarding/agents": { answer: z.array(agentStanding) },
  "GET /api/agent-onboarding/agents/:id": { params: byId, answer: agentProgress },
  "PUT /api/agent-onboarding/agents/:id/notes": { params: byId, body: agentNotes, answer: agentProgress },
  "PUT /api/agent-onboarding/agents/:id/mentor": { params: byId, body: mentorChoice, answer: agentProgress },
  "POST /api/agent-onboarding/agents/:id/steps/:stepId/skip": { params: byAgentAndStep, answer: agentProgress },

  "GET /api/agent-onboarding/steps": { answer: z.array(editableStep) },
  "POST /api/agent-onboarding/steps": { body: onboardingStep, answer: editableStep, status: 201 },
  "PUT /api/agent-onboarding/steps/order": { body: stepOrder, answer: z.array(editableStep) },
  "PUT /api/agent-onboarding/steps/:id": { params: byId, body: onboardingStepChange, answer: editableStep },
} as const satisfies Endpoints;
