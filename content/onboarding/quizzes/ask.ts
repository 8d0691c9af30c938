import type { Localized } from "../../../domain/platform/language.ts";
import type { QuizQuestion } from "../../types.ts";

/** The quiz questions of the steps, by the key of the step. */
export type Quizzes = Record<string, QuizQuestion[]>;

type Choice = { text: Localized; reason: Localized; isRight: boolean };
type Phrase = [en: string, es: string];

const both = ([en, es]: Phrase): Localized => ({ en, es });

/** Creates the correct answer, with the reason why it is correct. */
export function right(text: Phrase, reason: Phrase): Choice {
  return { text: both(text), reason: both(reason), isRight: true };
}

/** Creates a wrong answer, a mistake that people really make, with the reason why it is wrong. */
export function wrong(text: Phrase, reason: Phrase): Choice {
  return { text: both(text), reason: both(reason), isRight: false };
}

/** Creates a question with its answers, in the order shown. */
export function ask(question: Phrase, ...choices: Choice[]): QuizQuestion {
  return {
    question: both(question),
    options: choices.map((choice) => choice.text),
    answer: choices.findIndex((choice) => choice.isRight),
    reasons: choices.map((choice) => choice.reason),
  };
}
