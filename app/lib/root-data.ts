import type { Language } from "../../domain/platform/language.ts";
import type { ShownClaims } from "../../domain/operations/settings/claims.ts";
import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import type { User } from "../../domain/people/users.ts";
import type { Texts } from "./translate.ts";

/** The data of the root's loader, which every page has. */
export type RootData = {
  language: Language;
  agency: PageAgency;
  /** The claims about the agency that every page may make. */
  claims: ShownClaims<"site">;
  user: User | null;
  year: number;
  texts: Texts;
};
