import { withFirstClaims } from "../../content/agency-claims.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import {
  claimsOf,
  mayState,
  type ClaimPage,
  type ClaimPlaceholder,
  type ShownClaim,
  type ShownClaims,
} from "../../domain/operations/settings/claims.ts";
import type { Language } from "../../domain/platform/language.ts";
import { fillPlaceholders } from "../../domain/platform/placeholders.ts";
import { yearsInBusiness } from "../../domain/platform/years.ts";
import { translator } from "../platform/texts.ts";

type Site = { agency: Agency; isProduction: boolean; language: Language; now: Date };

/** Presents the claims that a page may make, in one language. What is not confirmed is in no page of production. */
export function presentClaims<P extends ClaimPage>(site: Site, page: P): ShownClaims<P> {
  const { agency, isProduction, language } = site;
  const all = withFirstClaims(agency.claims);
  const values = placeholderValues(site);
  const shown: [string, ShownClaim][] = [];
  for (const id of claimsOf(page)) {
    const claim = all[id];
    if (!mayState(claim, isProduction)) continue;
    const title = fillPlaceholders(claim.title?.[language] ?? "", values);
    const text = fillPlaceholders(claim.text[language], values);
    shown.push([id.slice(page.length + 1), { title, text, isSample: !claim.isConfirmed }]);
  }
  return Object.fromEntries(shown) as ShownClaims<P>;
}

function placeholderValues({ agency, language, now }: Site): Record<ClaimPlaceholder, string> {
  const { city } = agency.address;
  return {
    agency: agency.name,
    founded: String(agency.foundedYear),
    years: String(yearsInBusiness(now, agency.foundedYear)),
    city,
    offices: translator(language)("settings:claims.offices", { count: agency.locations.length, city }),
  };
}
