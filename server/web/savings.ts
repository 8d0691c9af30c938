import { localeOf, type Language } from "../../domain/platform/language.ts";
import { mayClaim, type SavingsClaim, type SavingsClaims } from "../../domain/content/savings.ts";
import { translator } from "../platform/texts.ts";

/** A savings claim as a page shows it: the percentage, and its basis for the footnote. */
export type ShownSaving = { percent: number; basis: string };
export type ShownSavings = Record<keyof SavingsClaims, ShownSaving | null>;

/** Returns the savings claims that may be shown here. */
export function presentSavings(isProduction: boolean, language: Language, { auto, home }: SavingsClaims): ShownSavings {
  const shown = (claim: SavingsClaim | null) =>
    claim && mayClaim(claim, isProduction) ? { percent: claim.percent, basis: basisOf(claim, language) } : null;
  return { auto: shown(auto), home: shown(home) };
}

function basisOf({ percent, basis }: SavingsClaim, language: Language): string {
  const t = translator(language);
  if (!basis) return t("products:savings.sample", { percent });
  const monthOf = new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" });
  const [from, to] = [basis.from, basis.to].map((month) => monthOf.format(new Date(`${month}-01T00:00:00Z`)));
  return t("products:savings.basis", { count: basis.customers, from, to, percent });
}
