import type { OnboardingStepSeed } from "../types.ts";
import { linesOfBusiness } from "./lines-of-business.ts";
import { portalAndService } from "./portal-and-service.ts";
import { practice } from "./practice.ts";
import { setupAndLicense } from "./setup-and-license.ts";

export const onboardingSteps: OnboardingStepSeed[] = [
  ...setupAndLicense,
  ...linesOfBusiness,
  ...portalAndService,
  ...practice,
];
