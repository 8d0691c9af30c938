import type { OnboardingStepSeed } from "../types.ts";
import { toStep } from "./lesson.ts";
import { linesOfBusiness } from "./lines-of-business.ts";
import { portalAndService } from "./portal-and-service.ts";
import { practice } from "./practice.ts";
import { linesOfBusinessQuizzes } from "./quizzes/lines-of-business.ts";
import { portalAndServiceQuizzes } from "./quizzes/portal-and-service.ts";
import { practiceQuizzes } from "./quizzes/practice.ts";
import { rulesOfTheTradeQuizzes } from "./quizzes/rules-of-the-trade.ts";
import { setupAndLicenseQuizzes } from "./quizzes/setup-and-license.ts";
import { rulesOfTheTrade } from "./rules-of-the-trade.ts";
import { setupAndLicense } from "./setup-and-license.ts";

const lessons = [...setupAndLicense, ...linesOfBusiness, ...portalAndService, ...rulesOfTheTrade, ...practice];
const quizzes = {
  ...setupAndLicenseQuizzes,
  ...linesOfBusinessQuizzes,
  ...portalAndServiceQuizzes,
  ...rulesOfTheTradeQuizzes,
  ...practiceQuizzes,
};

export const onboardingSteps: OnboardingStepSeed[] = lessons.map((lesson) => toStep(lesson, quizzes[lesson.key] ?? []));
