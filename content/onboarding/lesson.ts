import { LANGUAGES, type Language, type Localized } from "../../domain/platform/language.ts";
import type { OnboardingStepSeed, QuizQuestion } from "../types.ts";

/** An onboarding step as authors write it: exercise and quiz are separate from the text to read. */
export type Lesson = Omit<OnboardingStepSeed, "quiz" | "estimatedDuration"> & {
  /** The task after reading, as HTML, and the minutes it takes. */
  exercise: { minutes: number; task: Localized };
};

/** Reading speed of a lesson: it is to be understood, not skimmed. */
const WORDS_PER_MINUTE = 200;
const MINUTES_PER_QUESTION = 1;
const ROUNDED_TO = 5;

const HEADINGS: Record<Language, (minutes: number) => string> = {
  en: (minutes) => `Exercise (${minutes} minutes)`,
  es: (minutes) => `Ejercicio (${minutes} minutos)`,
};

/** Converts a lesson into a step. The exercise follows the text, and the duration covers reading, exercise and quiz. */
export function toStep({ exercise, ...lesson }: Lesson, quiz: QuizQuestion[]): OnboardingStepSeed {
  const { minutes, task } = exercise;
  const contentIn = (language: Language) =>
    `${lesson.content[language]}\n<h3>${HEADINGS[language](minutes)}</h3>\n${task[language]}`;
  const content = { en: contentIn("en"), es: contentIn("es") };
  const reading = Math.max(...LANGUAGES.map((language) => countWords(lesson.content[language]))) / WORDS_PER_MINUTE;
  const total = reading + minutes + quiz.length * MINUTES_PER_QUESTION;
  return { ...lesson, content, quiz, estimatedDuration: Math.ceil(total / ROUNDED_TO) * ROUNDED_TO };
}

/** Counts the words that a person reads in a piece of HTML. */
export function countWords(html: string): number {
  return html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
}
