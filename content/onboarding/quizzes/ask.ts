import type { Localized } from "../../../domain/platform/language.ts";
import type { QuizQuestion } from "../../types.ts";

/** The questions of the steps, by the key of the step. */
export type Quizzes = Record<string, QuizQuestion[]>;

type Choice = { text: Localized; reason: Localized; isRight: boolean };
type Phrase = [en: string, es: string];

const both = ([en, es]: Phrase): Localized => ({ en, es });

/** The right answer, and why it is right. */
export function right(text: Phrase, reason: Phrase): Choice {
  return { text: both(text), reason: both(reason), isRight: true };
}

/** A mistake that people really make, and why it is one. */
export function wrong(text: Phrase, reason: Phrase): Choice {
  return { text: both(text), reason: both(reason), isRight: false };
}

/** A question with its answers, in the order in which they are shown. */
export function ask(question: Phrase, ...choices: Choice[]): QuizQuestion {
  return {
    question: both(question),
    options: choices.map((choice) => choice.text),
    answer: choices.findIndex((choice) => choice.isRight),
    reasons: choices.map((choice) => choice.reason),
  };
}
