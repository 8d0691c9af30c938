import type { BlogCategory, KnowledgeTopic } from "../domain/content/blog.ts";
import type { FAQ_CATEGORIES } from "../domain/content/page-options.ts";
import type { FormFieldKind } from "../domain/content/forms.ts";
import type { Localized } from "../domain/platform/language.ts";
import type { InsuranceType } from "../domain/work/lead-options.ts";
import type { MessageChannel } from "../domain/work/channels.ts";
import type { Difficulty, LearningStyle, ResourceType, StepCategory, Track } from "../domain/people/onboarding.ts";

/** An article of the blog. Its content is plain text; a blank line starts a new paragraph. */
export type Article = {
  /** 1 to 8 for the fixed articles of the Knowledge Center, from 9 on for the others. */
  id: number;
  slug: string;
  /** The slug under which an earlier version seeded it, if it has another one now: databases know the seed by it. */
  seededAs?: string;
  category: BlogCategory;
  /** The topic, set only for articles that the Knowledge Center lists. */
  topic: KnowledgeTopic | null;
  featured: boolean;
  /** A scene of `public/art`, for example `/art/pickup-on-farm-road.svg`. */
  imageUrl: string;
  /** YYYY-MM-DD */
  publishDate: string;
  tags: Localized<string[]>;
  title: Localized;
  excerpt: Localized;
  content: Localized;
};

/** A question with its answer; blank lines separate paragraphs. */
export type Question = { question: Localized; answer: Localized };
export type FaqCategory = { id: (typeof FAQ_CATEGORIES)[number]; title: Localized; questions: Question[] };

/** A term of a glossary. `id` is the English term in kebab-case and serves as the anchor. */
export type GlossaryTerm = { id: string; term: Localized; definition: Localized };

export type TestimonialSeed = {
  id: number;
  name: string;
  location: string;
  /** 1 to 5 in half steps. */
  rating: number;
  quote: Localized;
};

/** A group of codes that agents look up while quoting. */
export type ReferenceCategorySeed = {
  name: Localized;
  description: Localized;
  codes: { code: string; description: Localized; additionalInfo: Localized | null }[];
};

export type TrainingEventSeed = {
  id: number;
  /** Days between the first seeding and the event; `startTime` is in Central time. */
  daysAhead: number;
  startTime: string;
  minutes: number;
  title: Localized;
  description: Localized;
  place: Localized;
};

/** A template from which agents begin a message. */
export type MessageTemplateSeed = {
  key: string;
  channel: MessageChannel;
  name: Localized;
  /** The subject line of a mail. */
  subject: Localized | null;
  body: Localized;
};

/** A quiz question; `reasons` explains for each option, in the same order, why it is right or wrong. */
export type QuizQuestion = { question: Localized; options: Localized[]; answer: number; reasons: Localized[] };

/**
 * An onboarding step. `prerequisites` refer to its `key`; content is HTML (h3, p, ul, ol, li, strong, em, a, table).
 */
export type OnboardingStepSeed = {
  key: string;
  title: Localized;
  description: Localized;
  content: Localized;
  estimatedDuration: number;
  difficulty: Difficulty;
  category: StepCategory;
  prerequisites: string[];
  trackTypes: Track[];
  /**
   * Learning material, each item marked with the learning style that it suits; urls are paths of this site or https
   * addresses.
   */
  resources: { title: Localized; url: string; type: ResourceType; style: LearningStyle }[];
  quiz: QuizQuestion[];
};

/** A page of running text, such as the privacy policy: sections of paragraphs. */
export type LegalPage = {
  title: Localized;
  updated: string;
  intro: Localized;
  sections: { heading: Localized; paragraphs: Localized<string[]> }[];
};

/** A field of a printable form. */
export type FormFieldSeed = {
  kind: FormFieldKind;
  label: Localized;
  /** The options of a choice. */
  options?: Localized[];
};

/** A section of a printable form; `repeat` asks for the same fields several times (drivers, vehicles). */
export type FormSectionSeed = { heading: Localized; text?: Localized; repeat?: number; fields: FormFieldSeed[] };

/** A form that agents print or fill in on the screen. `purpose` says when to use it. */
export type PrintableFormSeed = {
  slug: string;
  line: InsuranceType;
  title: Localized;
  purpose: Localized;
  sections: FormSectionSeed[];
};
