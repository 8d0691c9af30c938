import type { Personalization } from "../../../domain/people/onboarding-forms.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { lockJourney, readJourney, settleJourney } from "./journey.ts";
import { presentStanding } from "./present-onboarding.ts";

/**
 * Saves how a user wants to learn. Changing the track can complete the journey at once, when all its steps are already
 * done.
 */
export async function savePersonalization(deps: Deps, input: Personalization, caller: Caller) {
  const { personalizedTrack = null, preferredLearningStyle = null, availability, timezone, goals } = input;
  const choices = { personalizedTrack, preferredLearningStyle, timezone, goals, ...(availability && { availability }) };
  return makeChange(deps, caller, async (tx) => {
    const now = deps.clock();
    const { onboarding } = await lockJourney(tx, caller.actor.id, now);
    const journey = await readJourney(tx, { ...onboarding, ...choices });
    const row = await settleJourney(tx, journey, now, { ...choices, lastActiveAt: now });
    const details = { personalizedTrack, preferredLearningStyle };
    return { result: presentStanding(row, journey.path), event: { action: "onboarding.personalize", details } };
  });
}
