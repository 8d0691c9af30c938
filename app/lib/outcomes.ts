import { outcomeNames, type OutcomeNames, type Outcomes } from "../../domain/work/desk/outcomes.ts";
import { useAgency } from "./agency.ts";
import { useLanguage } from "./i18n.tsx";

const NONE: Outcomes = { lostReasons: [], callOutcomes: [] };

/** Returns the lost reasons and call outcomes of the office, inactive ones too. Only pages of the portal have them. */
export const useOutcomes = (): Outcomes => useAgency().portal?.outcomes ?? NONE;

/** Returns the names of lost reasons and call outcomes in the page's language. */
export function useOutcomeNames(): OutcomeNames {
  return outcomeNames(useOutcomes(), useLanguage());
}
