import type { QuizResult } from "../../../domain/api/people/onboarding.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { StepQuiz } from "../../platform/db/schema/index.ts";

/** Scores a quiz by comparing the answers with the correct ones. Every question needs an answer. */
export function scoreQuiz(quiz: StepQuiz, answers: readonly number[]): QuizResult {
  if (quiz.length === 0 || answers.length !== quiz.length) {
    throw new AppError("invalid", { fields: { answers: "validation:answers" } });
  }
  const correct = quiz.map((question) => question.answer);
  const right = correct.filter((answer, at) => answer === answers[at]).length;
  return { score: Math.round((right / quiz.length) * 100), correct, reasons: quiz.map((asked) => asked.reasons ?? []) };
}
