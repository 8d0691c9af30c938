import { pick } from "../../domain/platform/typed-records.ts";
import type { Texts } from "./translate.ts";

/**
 * The rules that a form of a public page can break. Three quarters of all rules are those of the portal: their texts
 * would be a tenth of what a visitor loads. The last four come from the server.
 */
export const PUBLIC_RULES = [
  "account",
  "birthDate",
  "choice",
  "code",
  "contactEmail",
  "currentPassword",
  "date",
  "firstNameMin",
  "firstNameRequired",
  "insuranceType",
  "invalid",
  "lastNameMin",
  "lastNameRequired",
  "nameRequired",
  "notFuture",
  "number",
  "numberRange",
  "oneLine",
  "passwordMin",
  "passwordMismatch",
  "phone",
  "quoteEmail",
  "quoteZip",
  "role",
  "shortEmail",
  "shortZip",
  "tooLong",
  "usernameCharacters",
  "usernameMin",
  "usernameScript",
  "vin",
  "wayToAnswer",
  "year",
  "yearRange",
  "consentText",
  "lineNotOffered",
  "required",
  "taken",
] as const;

/** Leaves out the texts of rules that no public page has. */
export function withPublicRules(texts: Texts): Texts {
  const { validation } = texts;
  return validation ? { ...texts, validation: pick(validation, PUBLIC_RULES) } : texts;
}
