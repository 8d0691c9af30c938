import { articles } from "../../../content/articles/index.ts";
import { agencyCodes, carriers } from "../../../content/carriers.ts";
import { messageTemplates } from "../../../content/message-templates.ts";
import { onboardingSteps } from "../../../content/onboarding/index.ts";
import { referenceCategories } from "../../../content/references.ts";
import { testimonials } from "../../../content/testimonials.ts";
import { trainingEvents } from "../../../content/training-events.ts";
import { autoGlossary } from "../../../content/auto-glossary.ts";
import { claimChecklists, claimFaq, claimSteps } from "../../../content/claims.ts";
import { faq } from "../../../content/faq.ts";
import { glossary } from "../../../content/glossary.ts";
import { accessibility, privacy, terms } from "../../../content/legal.ts";
import { autopayBenefits, autopayNeeds, paymentFaq, waysToPay } from "../../../content/payment-options.ts";
import { productFaq } from "../../../content/product-faq.ts";
import { quickLinks } from "../../../content/quick-links.ts";
import { serviceAnswers } from "../../../content/service-answers.ts";
import type { EntrySource } from "./entries.ts";
import type { SeedSource } from "./seeded-items.ts";

/** The texts of pages of this version. */
export const presentEntries: EntrySource = {
  faq,
  productFaq,
  claimFaq,
  paymentFaq,
  serviceAnswers,
  glossary,
  autoGlossary,
  waysToPay,
  autopayBenefits,
  autopayNeeds,
  claimSteps,
  claimChecklists,
  quickLinks,
  legalPages: { privacy, terms, accessibility },
};

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
  entries: presentEntries,
};
