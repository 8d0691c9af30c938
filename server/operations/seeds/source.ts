import { articles } from "../../../content/articles/index.ts";
import { agencyCodes, carriers } from "../../../content/carriers.ts";
import { messageTemplates } from "../../../content/message-templates.ts";
import { onboardingSteps } from "../../../content/onboarding/index.ts";
import { referenceCategories } from "../../../content/references.ts";
import { testimonials } from "../../../content/testimonials.ts";
import { trainingEvents } from "../../../content/training-events.ts";
import type { SeedSource } from "./seeded-items.ts";

/** The seeds of this version. */
export const presentSeeds: SeedSource = {
  articles,
  testimonials,
  carriers,
  agencyCodes,
  referenceCategories,
  trainingEvents,
  messageTemplates,
  onboardingSteps,
};
