import type { Language, Localized } from "../../platform/language.ts";
import type { CallOutcome, LostReason } from "./stages.ts";

type Choice<Id> = {
  id: Id;
  name: Localized;
  /** False for one that is no longer offered; requests that have it keep it. */
  isActive: boolean;
};

/** The lost reasons and call outcomes of the office, in its order. */
export type Outcomes = {
  lostReasons: Choice<LostReason>[];
  callOutcomes: (Choice<CallOutcome> & {
    /** True when such a call reached the customer, and so was a response. */
    isReached: boolean;
  })[];
};

/** The names of lost reasons and call outcomes in a language. */
export type OutcomeNames = { lostReason: (id: string) => string; callOutcome: (id: string) => string };

export function outcomeNames({ lostReasons, callOutcomes }: Outcomes, language: Language): OutcomeNames {
  const namer = (list: readonly Choice<string>[]) => (id: string) =>
    list.find((one) => one.id === id)?.name[language] ?? id;
  return { lostReason: namer(lostReasons), callOutcome: namer(callOutcomes) };
}

/** Returns the new lists with those that they lack as inactive: a request, an event or a figure may still name them. */
export function keepOutcomes(before: Outcomes, after: Outcomes): Outcomes {
  return {
    lostReasons: withMissing(before.lostReasons, after.lostReasons),
    callOutcomes: withMissing(before.callOutcomes, after.callOutcomes),
  };
}

function withMissing<C extends Choice<string>>(before: readonly C[], after: readonly C[]): C[] {
  const missing = before.filter(({ id }) => !after.some((one) => one.id === id));
  return [...after, ...missing.map((one) => ({ ...one, isActive: false }))];
}
