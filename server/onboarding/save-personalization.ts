import type { Personalization } from "../../domain/onboarding-forms.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { lockJourney, readJourney, settleJourney } from "./journey.ts";
import { presentStanding } from "./present-onboarding.ts";

/** Stores how somebody wants to learn. Another track may be one that is already walked to its end. */
export async function savePersonalization(
  { db, clock, recordEvent }: Deps,
  input: Personalization,
  { actor, ip }: Caller,
) {
  const { personalizedTrack = null, preferredLearningStyle = null, availability, timezone, goals } = input;
  const choices = { personalizedTrack, preferredLearningStyle, timezone, goals, ...(availability && { availability }) };
  return db.transaction(async (tx) => {
    const now = clock();
    const { onboarding } = await lockJourney(tx, actor.id, now);
    const journey = await readJourney(tx, { ...onboarding, ...choices });
    const row = await settleJourney(tx, journey, now, { ...choices, lastActiveAt: now });
    const details = { personalizedTrack, preferredLearningStyle };
    await recordEvent(tx, { action: "onboarding.personalize", actor, details, ip }, now);
    return presentStanding(row, journey.path);
  });
}
