import { localeOf, type Language } from "../../domain/platform/language.ts";
import { mayClaim, type SavingsClaim, type SavingsClaims } from "../../domain/content/savings.ts";
import type { OfferedLines } from "../../domain/work/lines.ts";
import { translator } from "../platform/texts.ts";

/** A savings claim as a page shows it: the percentage, and its basis for the footnote. */
export type ShownSaving = { percent: number; basis: string };
export type ShownSavings = Record<keyof SavingsClaims, ShownSaving | null>;

type Claiming = { savings: SavingsClaims; lines: OfferedLines };

/** Returns the savings claims that may be shown here: only of lines that the agency offers. */
export function presentSavings(isProduction: boolean, language: Language, { savings, lines }: Claiming): ShownSavings {
  const shown = (line: keyof SavingsClaims, claim: SavingsClaim | null) =>
    claim && lines.includes(line) && mayClaim(claim, isProduction)
      ? { percent: claim.percent, basis: basisOf(claim, language) }
      : null;
  return { auto: shown("auto", savings.auto), home: shown("home", savings.home) };
}

function basisOf({ percent, basis }: SavingsClaim, language: Language): string {
  const t = translator(language);
  if (!basis) return t("products:savings.sample", { percent });
  const monthOf = new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" });
  const [from, to] = [basis.from, basis.to].map((month) => monthOf.format(new Date(`${month}-01T00:00:00Z`)));
  return t("products:savings.basis", { count: basis.customers, from, to, percent });
}
